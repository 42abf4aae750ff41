import type { Pot } from "@bellwether/contract/studio/pots.ts";
import en from "@bellwether/languages/en/sheet.json" with { type: "json" };
import { describe, expect, it } from "vitest";
import { formatMessage } from "../message.ts";
import {
  jackpotFigures,
  jackpotNow,
  jackpotRule,
  potName,
  potShare,
  wholeReturn,
} from "./jackpot-figures.ts";
import { jackpotSheet } from "./jackpot-sheet.ts";

const words = {
  money: (minor: string) => `€${(Number(minor) / 100).toFixed(2)}`,
  t: (key: keyof typeof en, params = {}) => formatMessage(en[key], params, "en"),
  language: "en" as const,
  time: (at: string) => at.slice(11, 16),
};
const stakes = { selected: 100n, smallest: 20n, largest: 10_000n };
const shared = {
  jackpotId: "belfry",
  name: "The Belfry",
  gameCodes: [],
  valueMinor: "123456",
  minorPerSecond: 0,
  hits: 0,
  clock: null,
  counted: { rounds: 1_234, contributionMinor: "0", paidMinor: "0" },
  winners: [],
};
const network: Pot = {
  ...shared,
  pot: "belfry-small",
  kind: "network",
  tier: "small",
  terms: { kind: "network", contributionPpm: 2_000, seedMinor: "1000", hitEveryMinor: "500000" },
};
const hash = "0123456789abcdef".repeat(4);
const dropTerms = { contributionThousandths: 160, minimumStakeMinor: "40", keepsPercent: 20 };
const callSpan = { number: 1, startsAt: "2026-11-20T11:00:00.000Z", serverSeedHash: hash, outOf: 1_700 };
const drop: Pot = {
  ...shared,
  pot: "hourly-drop",
  name: "Hourly Drop",
  kind: "drop",
  tier: null,
  terms: { kind: "drop", period: "hour", ...dropTerms },
  clock: {
    now: { ...callSpan, number: 2, endsAt: null, entries: 0 },
    drawn: null,
    last: {
      ...callSpan,
      ...{ endsAt: "2026-11-20T11:59:58.000Z", endedAt: "2026-11-20T12:00:02.000Z", entries: 12 },
      ...{ state: "missed", amountMinor: null, winner: null },
    },
  },
};
const lines = (figures: readonly { label: string; text: string }[]) =>
  figures.map(({ label, text }) => `${label}: ${text}`);
const shown = (pot: Pot) => lines([jackpotNow(pot, words), ...jackpotFigures(pot, stakes, words)]);

describe("the figures of a pot", () => {
  it("the figures of a pot in a network are the chance at the selected stake and the share of the return, 0.2 % added and 0.2 % of the seed", () => {
    expect(shown(network)).toEqual([
      "Pot now: €1234.56",
      "Chance of a hit at €1.00: 1 in 5,000",
      "Return from this pot: 0.400%",
    ]);
    const odd = jackpotFigures(network, { ...stakes, selected: 30n }, words);
    expect(odd.map(({ text }) => text)).toContain("3 in 50,000");
    expect(potName(network, words.t)).toBe("The Belfry · Small");
    expect(jackpotRule(network, words)).toContain(
      "starts at €10.00. For each stake the house adds 0.200% of it",
    );
  });

  it("the figures of a pot of a drop are its fixed addition, the returns at the smallest and the largest stake, the rounds of 30 days, the chance of each stake and the last draw", () => {
    expect(shown(drop)).toEqual([
      "A hit pays now: €1234.56",
      "Smallest stake that qualifies: €0.40",
      "Added by the house for 1,000 rounds: €1.60",
      "Return from this pot at €0.40: 0.400%",
      "Return from this pot at €100.00: 0.001%",
      "Qualifying rounds in 30 days: 1,234",
      "Chance of each qualifying stake: 1 in 1,700",
      "Stakes in this draw: 0",
      "Hash of the sealed seed: 01234567…cdef",
      "Last draw: 11:59, 12 stakes, none of them drawn: the pot goes on",
    ]);
    const busy = { ...drop.clock!, now: { ...drop.clock!.now!, entries: 2_000 } };
    expect(shown({ ...drop, clock: busy })).toContain("Chance of each qualifying stake: 1 in 2,000");
    expect(jackpotRule(drop, words)).toContain("takes stakes for 30 seconds from its first one on");
    expect(jackpotRule(drop, words)).toContain("80% of the pot fall about once an hour");
    expect(jackpotRule(drop, words)).toContain("never more than 5 times as high");
    const daily = { ...drop, terms: { ...drop.terms, period: "day" } } as Pot;
    expect(jackpotRule(daily, words)).toContain("about once a day");
    expect(jackpotRule(drop, words)).toContain("what the house adds for it, divided by its stake");
    expect(potShare(drop.terms, 39n)).toBe(0n);
  });

  it("the figures of a pot of a win-time clock are its fixed addition, the returns, its next zero, its stakes, how many make sure that it falls, and the last result", () => {
    const span = { number: 2, startsAt: "2026-11-20T12:00:00.000Z", serverSeedHash: hash, outOf: null };
    const ended = {
      ...span,
      number: 1,
      entries: 0,
      endsAt: "2026-11-20T12:00:00.000Z",
      endedAt: "2026-11-20T12:00:00.000Z",
      state: "empty" as const,
    };
    const clock: Pot = {
      ...drop,
      kind: "win-time",
      terms: { ...dropTerms, kind: "win-time", everyMs: 21_600_000 },
      clock: {
        now: { ...span, entries: 1_234, endsAt: "2026-11-20T18:00:00.000Z" },
        drawn: null,
        last: { ...ended, amountMinor: null, winner: null },
      },
    };
    expect(shown(clock).slice(5)).toEqual([
      "Qualifying rounds in 30 days: 1,234",
      "Clock at zero: 18:00",
      "Stakes in this clock: 1,234",
      // 1,234.56 by 5 times 0.16 cents.
      "Sure to fall from: 154,320 stakes",
      "Hash of the sealed seed: 01234567…cdef",
      "Last clock: 12:00, no stake had entered: the pot goes on",
    ]);
    const unpaid = { ...ended, entries: 3, amountMinor: null, winner: null };
    expect(shown({ ...clock, clock: { now: null, drawn: null, last: unpaid } }).at(-1)).toBe(
      "Last clock: 12:00, 3 stakes, but the pot held too little to pay: it goes on",
    );
    const missed = { ...unpaid, state: "missed" as const };
    expect(shown({ ...clock, clock: { now: null, drawn: null, last: missed } }).at(-1)).toBe(
      "Last clock: 12:00, 3 stakes, none of them drawn: the pot goes on",
    );
    expect(shown(clock)[0]).toBe("A hit pays now: €1234.56");
    expect(jackpotRule(clock, words)).toContain(
      "At zero 80% of the pot are drawn among the stakes of at least €0.40",
    );
    expect(potShare(clock.terms, 40n)).toBe(4_000n);
  });

  it("the figures of a pot name the last winner by initial, or not at all if the player does not share wins", () => {
    const winner = { number: 1, amountMinor: "5000", gameCode: "x", at: "2026-11-20T11:20:00.000Z" };
    const withWinner = (initial: string | null) => ({ ...network, winners: [{ ...winner, initial }] }) as Pot;
    expect(shown(withWinner("M"))).toContain("Last hit: €50.00 to M., 11:20");
    expect(shown(withWinner(null))).toContain("Last hit: €50.00, 11:20");
    const two = {
      ...network,
      winners: [winner, winner].map((each, at) => ({ ...each, initial: "MK"[at]! })),
    };
    expect(shown(two as Pot)).toContain("Last hits: €50.00 to M., 11:20 · €50.00 to K., 11:20");
  });

  it("the figures of a pot outside of the game are the chances at the smallest and the largest stake, 0.20 and 100.00, and once where both are 1.00", () => {
    const { whole, pots } = jackpotSheet(
      [network],
      { stakes: ["20", "100", "10000"], returnToPlayer: "95.31" },
      undefined,
      words,
    );
    expect(lines(whole)).toEqual([
      "Return of game and pots at €0.20: 95.71%",
      "Return of game and pots at €100.00: 95.71%",
    ]);
    expect(pots.map(({ name, now, figures }) => [name, ...lines([now, ...figures])])).toEqual([
      [
        "The Belfry · Small",
        "Pot now: €1234.56",
        "Chance of a hit at €0.20: 1 in 25,000",
        "Chance of a hit at €100.00: 1 in 50",
        "Return from this pot: 0.400%",
      ],
    ]);
    const one = jackpotSheet([network, drop], { stakes: ["100"], returnToPlayer: "95.31" }, undefined, words);
    expect(lines(one.whole)).toEqual(["Return of game and pots at €1.00: 95.87%"]);
    expect(lines(one.pots[0]!.figures)).toEqual([
      "Chance of a hit at €1.00: 1 in 5,000",
      "Return from this pot: 0.400%",
    ]);
    expect(lines(one.pots[1]!.figures).filter((line) => line.includes(" at "))).toEqual([
      "Return from this pot at €1.00: 0.160%",
    ]);
  });

  it("the figures of a pot in the game are the returns at the smallest, the selected and the largest stake, and the chance at the selected one", () => {
    const sheet = { stakes: ["20", "10000"], returnToPlayer: "95.31" };
    const { whole, pots } = jackpotSheet([network], sheet, 100n, words);
    expect(lines(whole).map((line) => line.split(":")[0])).toEqual(
      ["€0.20", "€1.00", "€100.00"].map((stake) => `Return of game and pots at ${stake}`),
    );
    expect(lines(pots[0]!.figures)[0]).toBe("Chance of a hit at €1.00: 1 in 5,000");
  });

  it("the figures of a pot add up with the game's own return: 95.31 % and two pots of 0.4 % at 0.40", () => {
    expect(wholeReturn("95.31", [network, drop], 40n, words)).toEqual({
      label: "Return of game and pots at €0.40",
      text: "96.11%",
    });
  });
});
