import { describe, expect, it } from "vitest";
import { payoutOf } from "../../cards/bet-events.ts";
import { RunningMean } from "../../cards/testing/play-decided.ts";
import { simulatedDraws, stackedDraws } from "../../cards/testing/stacked-draws.ts";
import { toNumber } from "../../exact/rational.ts";
import { countResults, figuresOfBet, tableFigures } from "./compute-figures.ts";
import { bankerDraws } from "./deal-hands.ts";
import { baccarat } from "./manifest.ts";
import { baccaratModels } from "./models.ts";
import { BaccaratEvent, BaccaratLayout, BaccaratSpot } from "./wire.ts";

const model = baccarat.data.parse(baccaratModels.baccarat);
const rules = baccarat.rulesOf(model);

function accepted(bets: Record<string, string>) {
  if (rules.kind !== "instant") throw new Error("an instant game");
  const stakeMinor = Object.values(bets).reduce((sum, amount) => sum + BigInt(amount), 0n);
  return rules.accept(stakeMinor, { bets });
}

const ALL = { player: "100", banker: "100", tie: "100", "player-pair": "100", "banker-pair": "100" };

function dealt(cards: string, bets: Record<string, string> = ALL) {
  const outcome = accepted(bets).play(stackedDraws(cards, 8));
  const events = outcome.events.map((event) => BaccaratEvent.parse(event));
  const cardsDealt = events.filter(({ type }) => type === "card-dealt").length;
  const compared = events.find((event) => event.type === "hands-compared");
  return { payoutMinor: outcome.payoutMinor, cardsDealt, compared, events };
}

describe("a round of baccarat (cards: player, banker, player, banker, thirds)", () => {
  it.each([
    ["a natural ends it", "9S 7D KC QH 2C 3C", 4, "player", 9, 7],
    ["the banker's natural keeps the player from drawing", "2S 9D KC QH 2C 3C", 4, "banker", 2, 9],
    ["the player stands on six, the banker draws on five", "6S 5D KC QH 4C", 5, "banker", 6, 9],
    ["both stand on six and seven", "6S 7D KC QH 4C", 4, "banker", 6, 7],
    [
      "the player draws on five, the banker with three stands against an eight",
      "5S 3D KC QH 8C 9C",
      5,
      "tie",
      3,
      3,
    ],
    ["and draws against a nine", "5S 3D KC QH 9C 5C", 6, "banker", 4, 8],
    ["the banker with six draws against a six", "5S 6D KC QH 6C 2C", 6, "banker", 1, 8],
    ["and stands against a five", "5S 6D KC QH 5C 2C", 5, "banker", 0, 6],
    ["the banker with seven stands", "5S 7D KC QH 6C 2C", 5, "banker", 1, 7],
  ])("%s: %s", (_, cards, count, winner, playerPoints, bankerPoints) => {
    const { cardsDealt, compared } = dealt(cards);
    expect(cardsDealt).toBe(count);
    expect(compared).toMatchObject({ winner, playerPoints, bankerPoints });
  });

  it("follows the published table of the banker's third card", () => {
    // A row for the banker's points 0 to 7, a letter for the player's third card 0 to 9.
    const table = [
      "DDDDDDDDDD",
      "DDDDDDDDDD",
      "DDDDDDDDDD",
      "DDDDDDDDSD",
      "SSDDDDDDSS",
      "SSSSDDDDSS",
      "SSSSSSDDSS",
      "SSSSSSSSSS",
    ];
    for (const [banker, row] of table.entries()) {
      for (const [third, letter] of [...row].entries()) {
        expect(bankerDraws(0, banker, third), `${banker} against ${third}`).toBe(letter === "D");
      }
    }
  });

  it.each([
    ["player", "9S 7D KC QH", 200n],
    ["banker", "7S 9D KC QH", 195n],
    ["tie", "9S 9D KC QH", 900n],
    ["player-pair", "4S 7D 4C QH", 1200n],
    ["banker-pair", "9S 4D KC 4H", 1200n],
  ])("pays 100 on %s with %s as %d", (spot, cards, payoutMinor) => {
    expect(dealt(cards, { [spot]: "100" }).payoutMinor).toBe(payoutMinor);
  });

  it("gives the bets on the sides back on a tie, and pairs need equal ranks, not equal points", () => {
    expect(dealt("9S 9D KC QH", { player: "100", banker: "100" }).payoutMinor).toBe(200n);
    expect(dealt("KS 9D QC QH", { "player-pair": "100" }).payoutMinor).toBe(0n);
    expect(dealt("KS 9D KC QH", { "player-pair": "100" }).payoutMinor).toBe(1200n);
  });
});

describe("bets", () => {
  it.each([
    ["none", 100n, { bets: {} }, "invalid_input"],
    ["an unknown spot", 100n, { bets: { dragon: "100" } }, "invalid_input"],
    ["a list", 100n, { bets: [] }, "invalid_input"],
    ["a number", 100n, { bets: { player: 100 } }, "invalid_input"],
    ["an amount of 0", 100n, { bets: { player: "100", tie: "0" } }, "invalid_input"],
    ["text", 100n, "player", "invalid_input"],
    ["another sum", 200n, { bets: { player: "100" } }, "invalid_stake"],
    ["an amount that 0.95 does not divide", 100n, { bets: { banker: "90", player: "10" } }, "invalid_stake"],
  ])("are refused: %s", (_, stakeMinor, input, code) => {
    expect(() => rules.accept(stakeMinor, input)).toThrow(expect.objectContaining({ code }));
  });

  it.each([
    ["at the limits", { player: "100000", tie: "10000" }, true],
    ["over the limit of a side", { player: "100100" }, false],
    ["over the limit of a pair", { "player-pair": "10100" }, false],
    ["over the table's limit", { player: "100000", banker: "100000", tie: "100" }, false],
    ["off the smallest chip", { player: "120" }, false],
  ])("%s: %j is on offer: %s", (_, bets, isOffered) => {
    const check = () => accepted(bets as Record<string, string>).checkOffer(1n);
    if (isOffered) expect(check).not.toThrow();
    else expect(check).toThrow(expect.objectContaining({ code: "invalid_stake" }));
  });

  it("cover the share of deals that pay something back", () => {
    expect(accepted({ player: "100", banker: "100" }).coveredShare).toBe(1);
    // Player and tie: 44.6247 % and 9.5156 %.
    expect(accepted({ player: "100" }).coveredShare).toBeCloseTo(0.541403, 5);
    expect(accepted({ tie: "100" }).coveredShare).toBeCloseTo(0.095156, 5);
    expect(accepted({ "banker-pair": "100" }).coveredShare).toBeCloseTo(31 / 415, 12);
  });

  it("are refused by a model with other decks, odd chips or a bet above the table's limit", () => {
    for (const bad of [
      { ...model, decks: 6 },
      { ...model, chips: [25] },
      { ...model, maximumStake: 50_000 },
      { ...model, commission: 5 },
    ]) {
      expect(baccarat.data.safeParse(bad).success).toBe(false);
    }
  });
});

/** Set this to the seed of a failed run to reproduce it. */
const seed = Number(process.env.MODEL_TEST_SEED ?? Math.floor(Math.random() * 2 ** 31));

describe(`rounds of all bets (seed ${seed})`, () => {
  it("pay what their events add up to, scale with the stake, and are the same for the same draws", () => {
    const tenfold = Object.fromEntries(Object.entries(ALL).map(([spot, amount]) => [spot, `${amount}0`]));
    for (let nonce = 0; nonce < 1000; nonce += 1) {
      const play = (bets: Record<string, string>) => accepted(bets).play(simulatedDraws(seed + nonce));
      const round = play(ALL);
      expect(payoutOf(round.events)).toBe(round.payoutMinor);
      expect(play(ALL)).toEqual(round);
      expect(play(tenfold).payoutMinor).toBe(round.payoutMinor * 10n);
    }
  });
});

describe("the figures of eight decks", () => {
  const counts = countResults(8);

  it("count 4,998,398,275,503,360 deals as published (Wizard of Odds, Baccarat, eight decks)", () => {
    const sums = { player: 0n, banker: 0n, tie: 0n };
    for (const { result, deals } of counts) sums[result.winner] += deals;
    expect(sums).toEqual({
      banker: 2_292_252_566_437_888n,
      player: 2_230_518_282_592_256n,
      tie: 475_627_426_473_216n,
    });
  });

  it.each([
    ["banker", "1.0579"],
    ["player", "1.2351"],
    ["tie", "14.3596"],
    ["player-pair", "10.3614"],
    ["banker-pair", "10.3614"],
  ] as const)("have an edge on %s of %s %% (Wizard of Odds, Baccarat, eight decks)", (spot, edge) => {
    const { returnToPlayer } = figuresOfBet(spot, counts);
    expect(((1 - toNumber(returnToPlayer)) * 100).toFixed(4)).toBe(edge);
  });

  it("are the banker's on the sheet, with a largest win of 12 stakes", () => {
    expect(tableFigures(counts).maxWinMultiple.numerator).toBe(12n);
    const layout = BaccaratLayout.parse(rules.layout(10n));
    expect(layout.spots.map(({ returnToPlayer }) => returnToPlayer)).toEqual([
      "98.76",
      "98.94",
      "85.64",
      "89.63",
      "89.63",
    ]);
    expect(layout.betUnitMinor).toBe("1000");
  });

  it("are met by 60,000 rounds on every spot, within 4 standard errors (seed 20261123)", () => {
    const draws = simulatedDraws(20261123);
    const round = accepted(ALL);
    const means = new Map(BaccaratSpot.options.map((spot) => [spot, new RunningMean()]));
    for (let count = 0; count < 60_000; count += 1) {
      for (const event of round.play(draws).events as BaccaratEvent[]) {
        if (event.type === "bet-won") {
          means.get(event.bet as BaccaratSpot)?.add(Number(event.payoutMinor) / 100);
        } else if (event.type === "bet-lost") means.get(event.bet as BaccaratSpot)?.add(0);
      }
    }
    for (const [spot, mean] of means) {
      expect(mean.count).toBe(60_000);
      expect(mean.errorsFrom(toNumber(figuresOfBet(spot, counts).returnToPlayer)), spot).toBeLessThan(4);
    }
  });
});
