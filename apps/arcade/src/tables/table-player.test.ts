import type { OpenSessionReply } from "@bellwether/contract/studio/session.ts";
import type { TableBet } from "@bellwether/contract/studio/table-bets.ts";
import type { TableRound } from "@bellwether/contract/studio/tables.ts";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { GameContext } from "../context/game-context.ts";
import type { Paid } from "../play/celebrate.ts";
import type { BuiltTable } from "./build-table.ts";
import type { TableAnnouncer } from "./table-announcer.ts";
import type { TableGame } from "./table-game.ts";
import { TablePlayer } from "./table-player.ts";

const NUMBER = 7;
const settled = (payoutMinor: string): TableBet => ({
  roundId: "5f0b0c6e-6a55-4f0f-9c53-3d1a4dd4e3aa",
  number: NUMBER,
  stakeMinor: "100",
  furtherMinor: "200",
  input: {},
  state: "settled",
  actions: [],
  script: null,
  payoutMinor,
});

// A player reads the results at a random moment after the round.
beforeEach(() => void vi.spyOn(Math, "random").mockReturnValue(0));
afterEach(() => void vi.restoreAllMocks());

/** Pays this for a stake of 1.00 with a further one of 2.00 while round `shown` is on the screen, and returns what the game shows and plays. */
async function pay(
  payoutMinor: string,
  { celebrates, shown, hasRun = false }: { celebrates: boolean; shown: number; hasRun?: boolean },
) {
  const posted: unknown[] = [];
  const celebrated: Paid[] = [];
  const sounds: string[] = [];
  const heard = Promise.withResolvers<void>();
  const replies: Record<string, unknown> = {
    listTableBets: { bets: [settled(payoutMinor)] },
    readBalance: { balanceMinor: "0" },
  };
  const context = {
    studio: { call: async (name: string) => replies[name] },
    page: {
      post(message: { event: string }) {
        posted.push(message);
        if (message.event === "round_ended") heard.resolve();
      },
    },
    t: (key: string) => key,
  } as unknown as GameContext;
  const built = {
    balance: { set: () => {}, shownMinor: 0n },
    bar: { last: { textContent: "" } },
    money: String,
    sound: { play: (name: string) => sounds.push(name) },
  } as unknown as BuiltTable;
  const game = {
    betting: { show: () => {} },
    begin: () => {},
    showSettled: () => {},
    ...(hasRun && { run: {} }),
    ...(celebrates && { celebrate: async (paid: Paid) => void celebrated.push(paid) }),
  } as unknown as TableGame;
  const player = new TablePlayer(context, { balanceMinor: "0" } as OpenSessionReply, built, {
    tableId: "lighthouse",
    teller: { settled: () => ({ text: "", pose: "standing" }) } as unknown as TableAnnouncer,
    game,
    outcome: () => "",
    announce: () => {},
    failed: (error) => heard.reject(error),
  });
  player.begin(NUMBER);
  await player.recall();
  player.begin(shown);
  player.follow({ number: shown, phase: "paid" } as TableRound);
  await heard.promise;
  return { celebrated, sounds, posted };
}

it("a game that celebrates is given the payout of 45.00 and the stake of 3.00, and the table plays no sound of its own", async () => {
  const { celebrated, sounds } = await pay("4500", { celebrates: true, shown: NUMBER });
  expect(celebrated).toEqual([{ payoutMinor: 4_500n, stakeMinor: 300n }]);
  expect(sounds).toEqual([]);
});

it("a win in a round that has left the screen, and one in a game without celebrations, have the sound alone", async () => {
  const late = await pay("4500", { celebrates: true, shown: NUMBER + 1 });
  const plain = await pay("4500", { celebrates: false, shown: NUMBER });
  expect([late, plain]).toMatchObject([
    { celebrated: [], sounds: ["win"] },
    { celebrated: [], sounds: ["win"] },
  ]);
});

it("a game without celebrations plays no sound when a bet pays back its stake and no more", async () => {
  expect((await pay("300", { celebrates: false, shown: NUMBER })).sounds).toEqual([]);
});

it.each([
  ["with a run is told to the page as timed, so that a due reality check waits", true, { isTimed: true }],
  ["without one is not", false, {}],
])("the round of a bet that is found again at a table %s", async (_, hasRun, timed) => {
  const { posted } = await pay("0", { celebrates: false, shown: NUMBER, hasRun });
  const { roundId } = settled("0");
  expect(posted).toEqual([
    { event: "round_started", roundId, ...timed },
    { event: "round_ended", roundId },
  ]);
});
