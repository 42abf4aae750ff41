import type { Pot, PotsReply } from "@bellwether/contract/studio/index.ts";

/** The pots of a provider as it publishes them: of an hourly drop that the game takes part in, and of one that it does not. */
export const potsOf = (gameCode: string, currency: string): PotsReply => ({
  currency,
  at: "2026-11-20T12:00:00.000Z",
  pots: [
    pot("hourly-drop", [gameCode]),
    { ...pot("other-drop", ["another-game"]), name: "Other Drop", jackpotId: "other-drop" },
  ],
});

const pot = (id: string, gameCodes: string[]): Pot => ({
  pot: id,
  jackpotId: id,
  name: "Hourly Drop",
  kind: "drop",
  tier: null,
  terms: {
    kind: "drop",
    period: "hour",
    contributionThousandths: 160,
    minimumStakeMinor: "40",
    keepsPercent: 20,
  },
  gameCodes,
  valueMinor: "123456",
  minorPerSecond: 0.4,
  hits: 1,
  current: {
    startsAt: "2026-11-20T12:00:00.000Z",
    endsAt: "2026-11-20T13:00:00.000Z",
    commitment: "0a".repeat(32),
  },
  last: {
    startsAt: "2026-11-20T11:00:00.000Z",
    endsAt: "2026-11-20T12:00:00.000Z",
    commitment: "0b".repeat(32),
    state: "hit",
    endedAt: "2026-11-20T11:20:04.000Z",
    instant: "2026-11-20T11:20:00.000Z",
    salt: "0c".repeat(32),
  },
  nextStartsAt: "2026-11-20T13:00:00.000Z",
  clock: null,
  counted: { rounds: 1_234, contributionMinor: "197", paidMinor: "5000" },
  winners: [
    { number: 1, initial: "M", amountMinor: "5000", gameCode: "bell-one", at: "2026-11-20T11:20:04.000Z" },
  ],
});
