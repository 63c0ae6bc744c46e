/** The one screen that says what a game is about: asked for, or offered once to whoever plays it for the first time. */
import { api } from "../net/api";
import { hall } from "../state/house.svelte";

class Glance {
  /** The game, while the screen is open. */
  game = $state("");
  /** It lies over a table that is already dealt. */
  isFirst = $state(false);

  open(game: string): void {
    this.game = game;
    this.isFirst = false;
  }

  offer(game: string): void {
    if (hall.kept.noGlance || this.wasSeen(game)) return;
    hall.keep({ glanced: [...(hall.kept.glanced ?? []), game] });
    this.game = game;
    this.isFirst = true;
  }

  /** On this device; an account knows it of others too. */
  wasSeen(game: string): boolean {
    return hall.kept.glanced?.includes(game) ?? false;
  }

  /** Whoever closes it has seen it: that is the first station of the way. */
  close(): void {
    const game = this.game;
    this.game = "";
    if (!game) return;
    if (!this.wasSeen(game)) hall.keep({ glanced: [...(hall.kept.glanced ?? []), game] });
    void api.noteLearned(game, "glance").catch(() => null); // This device knows it anyway.
  }
}

export const glance = new Glance();

const scenes = import.meta.glob<Scene>("./*/scene.json", { import: "default" });

/** A table to look at: what its seat sees, and who sits there. */
export interface Scene {
  seat: number;
  names: string[];
  sight: unknown;
}

export function hasGlance(game: string): boolean {
  return `./${game}/scene.json` in scenes;
}

export function loadScene(game: string): Promise<Scene> {
  return scenes[`./${game}/scene.json`]!();
}
