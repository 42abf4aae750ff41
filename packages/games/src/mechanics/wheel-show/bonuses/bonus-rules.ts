import type { Bonus } from "./bonus-data.ts";
import type { BonusKindRules } from "./bonus-kind-rules.ts";
import { boxes } from "./boxes.ts";
import { coin } from "./coin.ts";
import { ladder } from "./ladder.ts";
import { secondWheel } from "./second-wheel.ts";
import { square } from "./square.ts";

const kinds: { readonly [Kind in Bonus["kind"]]: BonusKindRules<Extract<Bonus, { kind: Kind }>> } = {
  "second-wheel": secondWheel,
  boxes,
  ladder,
  coin,
  square,
};

/** The rules of a bonus of any kind. */
export const rulesOfBonus = (bonus: Bonus): BonusKindRules => kinds[bonus.kind] as BonusKindRules;
