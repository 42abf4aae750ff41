import { DAY_MS, MINUTE_MS } from "@bellwether/contract/durations.ts";
import type {
  PlayerSubscription,
  PublishedTableRound,
  UpcomingDraw,
} from "@bellwether/contract/studio/index.ts";
import type { DrawTablesPort } from "../draws/index.ts";
import type { StandingOrdersPort } from "../ports.ts";

const hex = (digit: string, length = 64) => digit.repeat(length);

/** A draw on sale, and one that is paid, as a provider publishes them. The proof is made up. */
export const nextDraw: UpcomingDraw = {
  number: 48,
  betsCloseAt: "2026-11-28T19:45:00.000Z",
  drawsAt: "2026-11-28T20:00:00.000Z",
  serverSeedHash: hex("a"),
};
export const pastDraw: PublishedTableRound = {
  tableId: "bell-tower",
  mechanic: "scratch-treasure",
  model: "scratch-bell-tower",
  modelHash: hex("b"),
  number: 47,
  phase: "paid",
  phaseEndsAt: "2026-11-21T20:01:00.000Z",
  startedAt: "2026-11-14T20:01:00.000Z",
  betsCloseAt: "2026-11-21T19:45:00.000Z",
  drawsAt: "2026-11-21T20:00:00.000Z",
  serverSeedHash: hex("c"),
  betCount: 412,
  root: hex("d"),
  chainHash: hex("e"),
  beaconPublicKey: hex("f", 192),
  beaconRound: 18_402_771,
  beaconSignature: hex("1", 96),
  beaconRandomness: hex("2"),
  runsAt: null,
  serverSeed: hex("3"),
  events: [{ type: "balls-drawn", numbers: [7, 12, 23, 31, 38, 45], bonus: 19, lines: 2_118 }],
  voidReason: null,
  actions: [],
};

/** A provider with these draws at a table of this game. */
export const drawTablesOf = (gameCode: string): DrawTablesPort["drawTables"] => ({
  tables: new Map([[gameCode, gameCode]]),
  coming: async () => ({ next: nextDraw, awaited: null }),
  before: async () => [pastDraw],
  find: async () => pastDraw,
});

/** A standing order as a provider lists it: one draw was missed, and the next ticket is to be bought. */
const standingOrderOf = (gameCode: string): PlayerSubscription => ({
  gameCode,
  currency: "EUR",
  calendar: {
    timeZone: "Europe/Malta",
    at: "21:00",
    days: ["saturday"],
    closesMs: 15 * MINUTE_MS,
    ahead: 8,
    patienceMs: DAY_MS,
  },
  subscription: {
    subscriptionId: "7c1b7a1d-8b43-4f6e-9d0b-1f2a3b4c5d6e",
    stakeMinor: "150",
    input: { slips: [[3, 14, 18, 27, 36, 46]] },
    weekdays: ["saturday"],
    untilDate: "2026-12-24",
    state: "active",
    endReason: null,
    openedAt: "2026-11-12T18:20:00.000Z",
    nextDraw: { number: nextDraw.number, drawsAt: nextDraw.drawsAt },
    draws: [
      {
        number: 47,
        drawsAt: "2026-11-21T20:00:00.000Z",
        state: "missed",
        reason: "not_enough_money",
        roundId: null,
      },
    ],
  },
});

/** A provider where each player has this one standing order in this game. */
export const standingOrdersOf = (gameCode: string): Required<StandingOrdersPort> => {
  const order = standingOrderOf(gameCode);
  return {
    standingOrders: async () => [order],
    stopStandingOrder: async (_playerId, subscriptionId) =>
      subscriptionId === order.subscription.subscriptionId
        ? { ...order, subscription: { ...order.subscription, state: "stopped", nextDraw: null } }
        : undefined,
  };
};
