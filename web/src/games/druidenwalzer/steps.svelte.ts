/** The half-made choice: first the kind of action, then a spirit, then a tree. It holds for one sight, like everything chosen. */
import type { Choice, Play } from "../../table/play.svelte";
import type { Sight } from "../../wire";
import type { DruidVerb } from "./contract";

export type Kind = "waltz" | "jump" | "withdraw";
export const KINDS: Kind[] = ["waltz", "jump", "withdraw"];

const KIND_OF: Partial<Record<DruidVerb, Kind>> = { waltz: "waltz", jump: "jump", withdraw: "withdraw", "withdraw-tree": "withdraw" };

const kindOf = (choice: Choice): Kind | undefined => KIND_OF[choice.verb as DruidVerb];

export class Steps {
  #kind = $state.raw<{ sight: Sight | null; kind: Kind } | null>(null);
  #spirit = $state.raw<{ sight: Sight | null; spirit: number; at: number } | null>(null);

  constructor(readonly play: Play) {}

  /** The kinds of action that are possible now. */
  get kinds(): Kind[] {
    return KINDS.filter((kind) => this.play.legal.some((choice) => kindOf(choice) === kind));
  }

  get kind(): Kind | null {
    if (this.#kind && this.#kind.sight === this.play.sight) return this.#kind.kind;
    return this.kinds[0] ?? null;
  }

  /** The spirit in the hand that is to be laid, and its position there. */
  get spirit(): { spirit: number; at: number } | null {
    return this.#spirit && this.#spirit.sight === this.play.sight && this.kind === "waltz" ? this.#spirit : null;
  }

  turnTo(kind: Kind): void {
    this.play.release();
    this.#kind = { sight: this.play.sight, kind };
  }

  pick(spirit: number, at: number): void {
    const isSame = this.spirit?.at === at;
    const where = this.play.chosen?.verb === "waltz" ? this.play.chosen.where : null;
    this.play.release();
    this.#spirit = isSame ? null : { sight: this.play.sight, spirit, at };
    const same = isSame || where === null ? undefined : this.play.find("waltz", spirit, where);
    if (same) this.play.choose(same);
  }

  /** The choice of a tree that is open now. */
  ofTree(tree: number): Choice | undefined {
    const place = this.play.all("place").find((choice) => choice.where === tree);
    return place ?? (this.spirit ? this.play.find("waltz", this.spirit.spirit, tree) : undefined);
  }

  ofPile(tree: number): Choice | undefined {
    return this.kind === "withdraw" ? this.play.find("withdraw-tree", tree) : undefined;
  }

  ofDruid(colour: number): Choice | undefined {
    return (this.kind === "jump" ? this.play.find("jump", colour) : undefined) ?? this.play.find("fight", colour);
  }

  /** Show where a suggested choice begins. */
  follow(choice: Choice): void {
    const kind = kindOf(choice);
    if (kind && kind !== this.kind) this.turnTo(kind);
  }
}

const all = new WeakMap<Play, Steps>();

export function stepsOf(play: Play): Steps {
  const found = all.get(play) ?? new Steps(play);
  all.set(play, found);
  return found;
}
