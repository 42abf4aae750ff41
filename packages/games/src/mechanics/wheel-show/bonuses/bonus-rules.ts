import type { Law } from "../../../exact/law.ts";
import type { Draws } from "../../../fairness/draws.ts";
import type { BonusEvent } from "../wire.ts";
import type { Bonus } from "./bonus-data.ts";
import { boxes } from "./boxes.ts";
import { coin } from "./coin.ts";
import { ladder } from "./ladder.ts";
import { secondWheel } from "./second-wheel.ts";
import { square } from "./square.ts";

/** The rules of one kind of bonus round. `picks` is the number of choices of the show. */
export type BonusRules<Each extends Bonus = Bonus> = {
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

const kinds: { readonly [Kind in Bonus["kind"]]: BonusRules<Extract<Bonus, { kind: Kind }>> } = {
  "second-wheel": secondWheel,
  boxes,
  ladder,
  coin,
  square,
};

/** The rules of a bonus of any kind. */
export const rulesOfBonus = (bonus: Bonus): BonusRules => kinds[bonus.kind] as BonusRules;
