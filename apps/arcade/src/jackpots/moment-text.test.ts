import type { Pot } from "@bellwether/contract/studio/pots.ts";
import { jackpotFigures } from "@bellwether/i18n/game-sheet/jackpot-figures.ts";
import { formatMessage } from "@bellwether/i18n/message.ts";
import en from "@bellwether/languages/en/sheet.json" with { type: "json" };
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { momentText } from "./moment-text.ts";

/** A moment of the player's own time zone, in which 20 November 2026 is today and it is 12:00. */
const at = (day: number, hour: number) => new Date(2026, 10, day, hour, 5).toISOString();

beforeEach(() => void vi.useFakeTimers({ now: new Date(2026, 10, 20, 12) }));
afterEach(() => void vi.useRealTimers());

it("the sheet of a game's pots gives the winner of today the time alone, and that of yesterday the date too", () => {
  const winner = (number: number, moment: string) => ({
    ...{ number, initial: "M", amountMinor: "5000", gameCode: "bell-one" },
    roundId: "3c2f6a10-8d5e-4b77-9a41-0f6d2e8b7c11",
    at: moment,
  });
  const pot: Pot = {
    ...{ pot: "drop", jackpotId: "drop", name: "Drop", kind: "drop", tier: null, gameCodes: [] },
    ...{ valueMinor: "1000", minorPerSecond: 0, hits: 2, clock: null },
    counted: { rounds: 0, contributionMinor: "0", paidMinor: "0" },
    terms: {
      kind: "drop",
      period: "day",
      contributionThousandths: 160,
      minimumStakeMinor: "40",
      keepsPercent: 20,
    },
    winners: [winner(2, at(20, 9)), winner(1, at(19, 23))],
  };
  const stakes = { selected: 100n, smallest: 100n, largest: 100n };
  const figures = jackpotFigures(pot, stakes, {
    money: (minor) => minor,
    t: (key, params = {}) => formatMessage(en[key], params, "en"),
    language: "en",
    time: momentText("en"),
  });
  const winners = figures.find(({ label }) => label === en.jackpot_winners)?.text.split(" · ") ?? [];
  expect(winners).toHaveLength(2);
  expect(winners[0]).toContain("09:05");
  expect(winners[0]).not.toContain("2026");
  expect(winners[1]).toContain("19 Nov 2026, 23:05");
});
