import { GameSheet } from "@bellwether/contract/studio/index.ts";
import { describe, expect, inject, it } from "vitest";
import { seededDraws } from "../fairness/seeded-draws.ts";
import { RouletteLayout } from "../mechanics/roulette/wire.ts";
import { findModel } from "../models/model.ts";
import { releasedModels } from "../models/released-models.ts";
import { checkRound } from "../rounds/check-round.ts";
import { DEFAULT_ROUND_MS } from "../rounds/table-terms.ts";
import { usualInputs } from "../rounds/usual-play.ts";
import { playableCurrencies } from "../rules/stakes.ts";
import { sheetFor } from "./sheet-for.ts";

const models = releasedModels();
const model = (id: string) => findModel(models, id);
/** The first model of each mechanic. */
const ofEachMechanic = [
  ...new Map([...models].reverse().map(([id, { mechanic }]) => [mechanic, id])).values(),
];
/** Stakes are computed from rules and currency alone, so each model is tested in one currency, and each mechanic in all. */
const sheets = inject("isFullSize")
  ? [...models.keys()].map((id) => ({ id, currencies: playableCurrencies }))
  : [...models.keys()].map((id) => ({
      id,
      currencies: ofEachMechanic.includes(id) ? playableCurrencies : ["EUR" as const],
    }));

const FIRST = [
  "bell-lines",
  "clover-cascade",
  "scratch-match-three",
  "scratch-lucky-number",
  "scratch-bell-tower",
  "european-roulette",
];

/** Inputs with which each stake of the sheet can be played, where those of the figures cannot. */
const playable: Record<string, (stake: string) => unknown> = {
  // The stakes of video poker are for one coin.
  "video-poker": () => ({ coins: 1 }),
  // The figures are those of a single number, which takes less than the largest chip.
  "live-lightning-roulette": (amountMinor) => ({ bets: [{ spot: "red", amountMinor }] }),
};

describe("a game's sheet", () => {
  it.each(sheets)(
    "a game's sheet of $id matches the contract, and each of its stakes can be played ($currencies.length currencies)",
    ({ id, currencies }) => {
      const inputs = usualInputs(model(id));
      for (const currency of currencies) {
        const sheet = sheetFor(model(id), currency);
        expect(GameSheet.parse(sheet), currency).toEqual(sheet);
        for (const stake of sheet.stakes) {
          const input = playable[sheet.mechanic]?.(stake) ?? inputs(BigInt(stake));
          expect(
            () => checkRound({ model: model(id), currency, stakeMinor: BigInt(stake), input }),
            `${stake} ${currency}`,
          ).not.toThrow();
        }
      }
    },
  );

  it("a game's sheet offers 0.20 to 100.00 of bell-lines in EUR, ten times that in SEK and NOK, a thousand times in CLP", () => {
    const ends = (currency: string) => {
      const { stakes } = sheetFor(model("bell-lines"), currency);
      return [stakes[0], stakes.at(-1)];
    };
    expect(ends("EUR")).toEqual(["20", "10000"]);
    expect(ends("SEK")).toEqual(["200", "100000"]);
    expect(ends("NOK")).toEqual(["200", "100000"]);
    expect(ends("CLP")).toEqual(["20000", "10000000"]);
  });

  it("a game's sheet shows 96.11, 95.35, 94.00, 93.95, 93.97 and 97.29 % as the returns, cut to two digits", () => {
    expect(FIRST.map((id) => sheetFor(model(id), "EUR").returnToPlayer)).toEqual([
      "96.11",
      "95.35",
      "94.00",
      "93.95",
      "93.97",
      "97.29",
    ]);
  });

  it("a game's sheet offers only whole pesos, on every table", () => {
    for (const each of models.values()) {
      const { stakes, layout } = sheetFor(each, "CLP");
      const unit = layout.kind === "roulette" ? [String(layout.betUnitMinor)] : [];
      for (const minor of [...stakes, ...unit]) expect(BigInt(minor) % 100n).toBe(0n);
    }
  });

  it("a game's sheet names free spins, a wheel or trail, respins, a jar, numbers, places or a choice as the feature of a slot, and none for nudges, plain clusters and picks", () => {
    const featuresOf = (mechanic: string) => {
      const own = [...models.keys()].filter((id) => model(id).mechanic === mechanic);
      return new Set(own.map((id) => sheetFor(model(id), "EUR").feature?.name));
    };
    const mechanics = [
      "lines",
      "ways",
      "tumbling-ways",
      "hold-and-win",
      "clusters",
      "classic",
      "pick-lines",
      "choice-lines",
    ];
    expect(Object.fromEntries(mechanics.map((each) => [each, [...featuresOf(each)]]))).toEqual({
      lines: expect.arrayContaining(["free_spins", "bonus"]),
      ways: ["free_spins"],
      "tumbling-ways": ["free_spins"],
      "hold-and-win": ["respins"],
      clusters: expect.arrayContaining([undefined, "jar", "boosts", "places"]),
      classic: [undefined],
      "pick-lines": [undefined],
      "choice-lines": ["choice"],
    });
  });

  it.each([
    "bell-lines",
    "weathercock-wheel",
    "snooze-cruise-trail",
    "grandma-vs-the-galaxy",
    "grandfather-jackpot",
    "firecracker-frogs-6x6",
    "cloud-nine-and-three-quarters-6x7",
  ])("a game's sheet of %s names an event that is in 1 to 200 of 2,000 rounds", (id) => {
    const { rules } = model(id);
    if (rules.kind !== "instant") throw new Error(`${id} is not instant`);
    const round = rules.accept(rules.stakes.at(-1) ?? 0n, {});
    const withFeature = Array.from({ length: 2_000 }, (_, nonce) =>
      round.play(seededDraws({ serverSeed: "5eed".repeat(16), clientSeed: "features", nonce })),
    ).filter(({ events }) =>
      events.some(({ type }) => type === sheetFor(model(id), "EUR").feature?.startsWith),
    );
    expect(withFeature.length).toBeGreaterThan(0);
    expect(withFeature.length).toBeLessThanOrEqual(200);
  });

  it("a game's sheet paces slots at 2.5 s and other games at 5 s unless the market's terms say otherwise", () => {
    expect(FIRST.map((id) => sheetFor(model(id), "GBP").minimumRoundMs)).toEqual([
      2500, 2500, 5000, 5000, 5000, 5000,
    ]);
    expect(
      sheetFor(model("european-roulette"), "EUR", { minimumRoundMs: { ...DEFAULT_ROUND_MS, roulette: 3000 } })
        .minimumRoundMs,
    ).toBe(3000);
  });

  it("a game's sheet offers 4.00 as the highest stake when the maximum is 5.00", () => {
    expect(sheetFor(model("clover-cascade"), "GBP", { maximumStakeMinor: 500n }).stakes.at(-1)).toBe("400");
  });

  it.each(["XXX", "eur", "", "__proto__"])(
    "a game's sheet is refused for the currency %o, which is not offered",
    (currency) => {
      expect(() => sheetFor(model("bell-lines"), currency)).toThrow(RangeError);
    },
  );
});

describe("what a sheet says of hits and volatility", () => {
  it.each([
    ["punto-banco", "45.85"],
    ["live-punto-banco", "45.85"],
    ["two-lanterns", "45.85"],
    ["french-roulette", "48.64"],
    ["blackjack-low", "43.33"],
    ["live-blackjack-parlour", "43.33"],
    ["three-card-parlour", "44.91"],
    ["high-card-tavern", "46.26"],
    ["plinko-pegs", "38.76"],
    ["jacks-or-better-9-6", "45.45"],
  ])(
    "the hit rate of %s is %s %%: a stake that comes back is no win, a pair of jacks is one",
    (id, hitRate) => {
      expect(sheetFor(model(id), "EUR").hitRate).toBe(hitRate);
    },
  );

  it.each([
    ["plinko-pegs", "low", "medium"],
    ["mines-field", "low", "very_high"],
    ["hi-lo-deck", "low", "high"],
    ["dice-pair", "low", "medium"],
    ["wheel-spokes", "low", "medium"],
    ["daybreak-keno", "low", "high"],
    ["european-roulette", "low", "medium"],
    ["five-a-side", "low", "high"],
    ["kite-club", "low", "very_high"],
    ["the-big-peal", "low", "medium"],
  ])("%s has volatility from %s to %s, by the player’s choice", (id, lowest, highest) => {
    const { volatility, byChoice } = sheetFor(model(id), "EUR");
    expect(volatility).toBeUndefined();
    expect(byChoice?.volatility).toEqual({ lowest, highest });
  });

  it("the 13 bold slots have a very high volatility: a deviation of 18 to 24 stakes, and a win of 5,000 stakes once in a thousand million rounds", () => {
    const bold = [...releasedModels().values()].filter(({ id }) => id.endsWith("-bold"));
    expect(bold).toHaveLength(13);
    for (const { id, figures } of bold) {
      const { volatility, reachableWin } = sheetFor(model(id), "EUR");
      expect([id, volatility]).toEqual([id, "very_high"]);
      expect(figures.standardDeviation, id).toBeGreaterThan(18);
      expect(figures.standardDeviation, id).toBeLessThan(24);
      expect(reachableWin?.multiple, id).toBeGreaterThan(5_000);
    }
  });

  it("the hit rates of plinko, mines and crash are those of the steadiest and of the boldest choice", () => {
    const range = (id: string) => Object.values(sheetFor(model(id), "EUR").byChoice?.hitRate ?? {});
    expect(range("plinko-pegs")).toEqual(["14.59", "45.44"]);
    expect(range("mines-field")).toEqual(["0.09", "96.00"]);
    expect(range("kite-club")).toEqual(["0.19", "94.05"]);
  });

  it("a game without such a choice has one volatility", () => {
    for (const id of ["bell-lines", "scratch-bell-tower", "blackjack-low", "jacks-or-better-9-6"]) {
      const { volatility, byChoice } = sheetFor(model(id), "EUR");
      expect([id, volatility !== undefined, byChoice]).toEqual([id, true, undefined]);
    }
  });
});

describe("tables that share their rules", () => {
  it("a roulette table's layout has the pace `quick` for a quick spin, and no pace otherwise", () => {
    const paceOf = (id: string) => RouletteLayout.parse(sheetFor(model(id), "EUR").layout).pace;
    expect(paceOf("european-roulette-quick")).toBe("quick");
    expect(paceOf("european-roulette")).toBeUndefined();
  });

  it("a straight bet is at most 500.00 at the captain's table and 10.00 on the promenade", () => {
    const straightOf = (id: string) =>
      RouletteLayout.parse(sheetFor(model(id), "EUR").layout).spots.find(({ kind }) => kind === "straight")
        ?.maximumBetMinor;
    expect(straightOf("european-roulette-captains-table")).toBe("50000");
    expect(straightOf("european-roulette-promenade")).toBe("1000");
  });
});

describe("a round that a player requests", () => {
  const wish = { model: model("bell-lines"), currency: "EUR", stakeMinor: 400n, input: {} };

  it("a round that a player requests is allowed at a stake equal to the terms' maximum, and refused one step above it", () => {
    expect(() => checkRound(wish, { maximumStakeMinor: 400n })).not.toThrow();
    expect(() => checkRound({ ...wish, stakeMinor: 600n }, { maximumStakeMinor: 400n })).toThrow(
      expect.objectContaining({ code: "invalid_stake" }),
    );
  });

  it.each([30n, 10_020n, 2000n * 1000n])(
    "a round that a player requests is refused as invalid_stake at %d minor units, which is not on offer",
    (stakeMinor) => {
      expect(() => checkRound({ ...wish, stakeMinor })).toThrow(
        expect.objectContaining({ code: "invalid_stake" }),
      );
    },
  );

  it("a round that a player requests is refused as invalid_input when a slot gets bets", () => {
    const input = { bets: [{ spot: "red", amountMinor: "400" }] };
    expect(() => checkRound({ ...wish, input })).toThrow(expect.objectContaining({ code: "invalid_input" }));
  });
});
