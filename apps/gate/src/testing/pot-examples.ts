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
  clock: {
    now: {
      number: 12,
      startsAt: "2026-11-20T11:59:40.000Z",
      endsAt: "2026-11-20T12:00:20.000Z",
      serverSeedHash: "0a".repeat(32),
      entries: 3,
      outOf: 1_700,
    },
    drawn: null,
    last: {
      number: 11,
      startsAt: "2026-11-20T11:59:00.000Z",
      endsAt: "2026-11-20T11:59:40.000Z",
      serverSeedHash: "0b".repeat(32),
      entries: 7,
      outOf: 1_700,
      endedAt: "2026-11-20T11:59:44.000Z",
      state: "missed",
      amountMinor: null,
      winner: null,
    },
  },
  counted: { rounds: 1_234, contributionMinor: "197", paidMinor: "5000" },
  winners: [
    {
      ...{ number: 1, initial: "M", amountMinor: "5000", gameCode: "bell-one" },
      roundId: "3c2f6a10-8d5e-4b77-9a41-0f6d2e8b7c11",
      at: "2026-11-20T11:20:04.000Z",
    },
  ],
});
