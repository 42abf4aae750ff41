import type { Law } from "../../../exact/law.ts";
import type { Draws } from "../../../fairness/draws.ts";
import type { BonusEvent } from "../wire.ts";
import type { Bonus } from "./bonus-data.ts";

/** The rules of one kind of bonus round. `picks` is the number of choices of the show. */
export type BonusKindRules<Each extends Bonus = Bonus> = {
  /** Draws for everybody. The event has a value for each pick, or one for all. */
  draw(bonus: Each, picks: number, draws: Draws): BonusEvent;
  /** The exact chance of each value, which is the same for every pick. */
  law(bonus: Each): Law;
  /** How long it takes to show, in ms. */
  showMs(bonus: Each): number;
  /** Whether the players' picks count. */
  hasPick: boolean;
  /** Why the bonus cannot be played with this number of picks; undefined if it can. */
  faultOf?(bonus: Each, picks: number): string | undefined;
};
