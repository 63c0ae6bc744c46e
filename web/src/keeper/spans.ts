/** For how many hours a mute or a ban may hold, as it is offered. */
export const SPANS = [1, 24, 72, 168, 720, 8760];
