import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cardOf, rankOf } from "../../cards/card.ts";
import { rational } from "../../exact/rational.ts";
import { seededDraws } from "../../fairness/seeded-draws.ts";
import { releasedData } from "../../testing/released-data.ts";
import { anySeeds } from "../../testing/rounds.ts";
import { TopCardData } from "./data.ts";
import { topCard } from "./manifest.ts";
import { coveredByTopCard, type TopCardResult } from "./spots.ts";
import { TopCardEvent, TopCardLayout, TopCardSpot } from "./wire.ts";

const data = releasedData(topCard, "high-card-tavern");
const rules = topCard.rulesOf(data);
if (rules.kind !== "shared") throw new Error("top card is not shared");

const payoutOf = (outcome: TopCardResult, spot: TopCardSpot) =>
  rules.accept(100n, { bets: [{ spot, amountMinor: "100" }] }).settle(outcome).payoutMinor;

/** Every ordered pair of two of the 416 cards, by its result; counted without the product's formulas. */
function countPairs(): Map<string, number> {
  const shoe = Array.from({ length: 416 }, (_, index) => index % 52);
  const pairs = new Map<string, number>();
  for (const [first, red] of shoe.entries())
    for (const [second, blue] of shoe.entries()) {
      if (first === second) continue;
      const [low, high] = [red % 13, blue % 13];
      const key = red === blue ? "suited" : low === high ? "draw" : low > high ? "red" : "blue";
      pairs.set(key, (pairs.get(key) ?? 0) + 1);
    }
  return pairs;
}

const results: Record<string, TopCardResult> = {
  suited: { winner: "draw", suited: true },
  draw: { winner: "draw", suited: false },
  red: { winner: "red", suited: false },
  blue: { winner: "blue", suited: false },
};
const pairs = countPairs();

describe("top card", () => {
  it.each([
    ["red", 799, 830],
    ["blue", 799, 830],
    ["draw", 403, 415],
    ["suited-draw", 392, 415],
  ] as const)(
    "top card returns on %s exactly %i/%i: the mean over all 172,640 pairs of cards",
    (spot, over, under) => {
      let paid = 0n;
      for (const [key, count] of pairs) paid += payoutOf(results[key] as TopCardResult, spot) * BigInt(count);
      expect(rational(paid, 416n * 415n * 100n)).toEqual(rational(over, under));
    },
  );

  it("top card says in its layout that the corners return 96.26, a draw 97.10 and a suited draw 94.45 %", () => {
    const { spots } = TopCardLayout.parse(rules.layout(1n));
    expect(spots.map(({ spot, returnPercent }) => [spot, returnPercent])).toEqual([
      ["red", "96.26"],
      ["draw", "97.10"],
      ["suited-draw", "94.45"],
      ["blue", "96.26"],
    ]);
  });

  it("top card lets the higher rank win, with the ace as the highest, and calls equal ranks a draw", () => {
    fc.assert(
      fc.property(anySeeds, (seeds) => {
        const { outcome, events } = rules.draw(seededDraws(seeds));
        const [red, blue, compared] = events.map((event) => TopCardEvent.parse(event));
        if (red?.type !== "corner-dealt" || blue?.type !== "corner-dealt") throw new Error("other events");
        expect([red.to, blue.to]).toEqual(["red", "blue"]);
        const lead = rankOf(cardOf(red.card)) - rankOf(cardOf(blue.card));
        const winner = lead > 0 ? "red" : lead < 0 ? "blue" : "draw";
        expect(outcome).toEqual({ winner, suited: red.card === blue.card });
        expect(compared).toEqual({ type: "cards-compared", winner, suited: red.card === blue.card });
      }),
    );
  });

  it("top card covers everything with both corners, 53.73 % with one, and a suited draw with a draw", () => {
    const shareOf = (...spots: TopCardSpot[]) => coveredByTopCard(spots, data);
    const paysIn = (spots: TopCardSpot[]) =>
      [...pairs].reduce(
        (sum, [key, count]) =>
          sum + (spots.some((spot) => payoutOf(results[key] as TopCardResult, spot) > 0n) ? count : 0),
        0,
      ) /
      (416 * 415);
    fc.assert(
      fc.property(fc.subarray([...TopCardSpot.options]), (spots) => {
        expect(shareOf(...spots)).toBeCloseTo(paysIn(spots), 12);
      }),
    );
    expect(shareOf("red", "blue")).toBe(1);
    expect(shareOf("red")).toBeCloseTo(223 / 415, 12);
  });

  it("top card refuses a draw at 13 to 1, which returns 104.6 %, and one at 11 to 1, which returns 89.6 %", () => {
    expect(TopCardData.safeParse({ ...data, drawPays: 13 }).success).toBe(false);
    expect(TopCardData.safeParse({ ...data, drawPays: 11 }).success).toBe(false);
  });

  it("top card refuses 150 on red in a shoe whose unit is 100, and 35,800 on a suited draw that would pay over 20,000.00", () => {
    const offer = (spot: TopCardSpot, amountMinor: string) => () =>
      rules.accept(BigInt(amountMinor), { bets: [{ spot, amountMinor }] }).checkOffer(1n);
    const refused = expect.objectContaining({ code: "invalid_stake" });
    expect(offer("red", "150")).toThrow(refused);
    expect(offer("suited-draw", "35800")).toThrow(refused);
    expect(offer("suited-draw", "35700")).not.toThrow();
  });
});
