/** "It is your turn" never goes unnoticed: title, favicon, and a bell of two notes. */
import turn from "./mark-turn.svg?inline";

export function markTurn(title: string, isTurn: boolean): void {
  document.title = title || "Tafelrunde";
  const icon = document.getElementById("favicon") as HTMLLinkElement | null;
  const mark = isTurn ? turn : "/mark.svg";
  // The same again would be asked for again.
  if (icon && icon.getAttribute("href") !== mark) icon.href = mark;
}

let sounds: AudioContext | null = null;

export function chime(): void {
  try {
    sounds ??= new AudioContext();
    if (sounds.state === "suspended" && !navigator.userActivation?.hasBeenActive) return;
    void sounds.resume();
    for (const [note, after] of [
      [587.3, 0],
      [880, 0.13],
    ] as const) {
      const tone = sounds.createOscillator();
      const loudness = sounds.createGain();
      const at = sounds.currentTime + after;
      tone.frequency.value = note;
      tone.type = "sine";
      loudness.gain.setValueAtTime(0.0001, at);
      loudness.gain.exponentialRampToValueAtTime(0.12, at + 0.015);
      loudness.gain.exponentialRampToValueAtTime(0.0001, at + 0.7);
      tone.connect(loudness).connect(sounds.destination);
      tone.start(at);
      tone.stop(at + 0.75);
    }
  } catch {
    // A browser without sound.
  }
}
