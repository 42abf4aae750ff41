import { describe, expect, inject, it } from "vitest";
import { toNumber } from "../exact/rational.ts";
import type { PayoutChances } from "../exact/win-chances.ts";
import { holdAndWin } from "../mechanics/hold-and-win/manifest.ts";
import { payoutsOfRound as ofHoldAndWin } from "../mechanics/hold-and-win/win-chances.ts";
import { lines } from "../mechanics/lines/manifest.ts";
import { payoutsOfRound as ofLines } from "../mechanics/lines/win-chances.ts";
import { tumblingWays } from "../mechanics/tumbling-ways/manifest.ts";
import { payoutsOfRound as ofTumblingWays } from "../mechanics/tumbling-ways/win-chances.ts";
import { ways } from "../mechanics/ways/manifest.ts";
import { payoutsOfRound as ofWays } from "../mechanics/ways/win-chances.ts";
import { releasedData } from "../testing/released-data.ts";
import { findModel } from "./model.ts";
import { releasedModels } from "./released-models.ts";

const models = releasedModels();
const isFullSize = inject("isFullSize");
/** The models whose files hold the chances; `npm run games:model -- --win-chances` adds them to the others. */
const recorded = [...models.keys()].filter((id) => findModel(models, id).figures.winChances);
/** Models whose chances take a few seconds at most. The full size computes those of all models. */
const QUICK = [
  ...["bell-lines", "a-fistful-of-doilies", "a-fjord-too-far-ways", "bamboo-bandit-hold-and-win"],
  ...["scratch-match-three", "scratch-lucky-number", "scratch-bell-tower", "the-golden-fleece"],
  ...["dice-pair", "wheel-spokes", "plinko-pegs", "mines-field", "hi-lo-deck", "hi-lo-endless"],
  ...["european-roulette", "french-roulette", "three-card-parlour"],
];

describe("the recorded chances of wins", () => {
  it("the recorded chances of wins never rise with the multiple, are at least once in a thousand million rounds, and belong to no win above the maximum of the rules", () => {
    for (const id of recorded) {
      const { winChances, maxWinMultiple } = findModel(models, id).figures;
      const { atLeast, reachable } = winChances!;
      for (const [place, { chance }] of atLeast.entries())
        if (place > 0) expect(chance).toBeLessThanOrEqual(atLeast[place - 1]!.chance);
      expect(atLeast.at(-1)?.multiple ?? 0).toBeLessThanOrEqual(toNumber(reachable.multiple));
      expect(reachable.chance).toBeGreaterThanOrEqual(1e-9);
      expect(toNumber(reachable.multiple)).toBeLessThanOrEqual(toNumber(maxWinMultiple));
    }
  });

  it.each(isFullSize ? recorded : QUICK)(
    "the recorded chances of wins of %s equal those computed again",
    { timeout: 600_000 },
    (id) => {
      const { figures, rules } = findModel(models, id);
      const computed = rules.computeWinChances();
      expect(figures.winChances!.reachable.multiple).toEqual(computed.reachable.multiple);
      expect(figures.winChances!.reachable.play).toBe(computed.reachable.play);
      const all = ({ reachable, atLeast }: typeof computed) =>
        [reachable, ...atLeast].map(({ chance }) => chance);
      const inFile = all(figures.winChances!);
      expect(inFile.length).toBe(all(computed).length);
      for (const [place, chance] of all(computed).entries())
        expect(inFile[place]! / chance).toBeCloseTo(1, 4);
    },
  );
});

describe("all payouts of a round with their chances", () => {
  const ofModel: Record<string, (id: string) => PayoutChances> = {
    lines: (id) => ofLines(releasedData(lines, id)),
    ways: (id) => ofWays(releasedData(ways, id)),
    "hold-and-win": (id) => ofHoldAndWin(releasedData(holdAndWin, id)),
    "tumbling-ways": (id) => ofTumblingWays(releasedData(tumblingWays, id)),
  };
  const slow = [
    "countess-cardigan-sticky",
    "nine-lives-of-luxor-book",
    "moonlit-wolves-walking",
    "cowbell-canyon",
  ];

  it.each([
    ...["bell-lines", "bowling-for-dragons-multiplied", "a-fjord-too-far-ways", "bamboo-bandit-hold-and-win"],
    ...["pirates-pension-keeper", "a-fjord-too-far-rows"],
    ...["viola-and-the-volcano", "crocodile-alley-oop-trail", "hourglass-hamster-wheel"],
    ...(isFullSize ? [...slow, "professor-plumes-parrot-mystery"] : []),
  ])(
    "all payouts of a round with their chances of %s have the exact return, hit rate and deviation",
    { timeout: 600_000 },
    (id) => {
      const { figures, mechanic, rules } = findModel(models, id);
      const coins = (rules.layout(1n) as unknown as { coinsPerStake: number }).coinsPerStake;
      let [sum, mean, square] = [0, 0, 0];
      const payouts = ofModel[mechanic]!(id);
      for (const [paid, chance] of payouts) {
        sum += chance;
        mean += (chance * paid) / coins;
        square += chance * (paid / coins) ** 2;
      }
      expect(sum).toBeCloseTo(1, 11);
      expect(mean).toBeCloseTo(toNumber(figures.returnToPlayer), 11);
      expect(1 - payouts.get(0)!).toBeCloseTo(toNumber(figures.hitRate), 11);
      expect(Math.sqrt(square - mean ** 2)).toBeCloseTo(figures.standardDeviation, 8);
    },
  );
});
