import type { RoundReplay } from "@bellwether/contract/studio/round.ts";
import { expect, it, vi } from "vitest";
import type { GameContext } from "../context/game-context.ts";
import { type ChipBet, ChipTable } from "../games/chips/chip-table.ts";
import type { Controls } from "./build-controls.ts";
import { Replays } from "./replays.ts";
import type { PastStake } from "./stake-choice.ts";

/** The player has laid 300 on red, and then replays a past round with 7000 on black. */
async function replay({
  animate,
  model = "european-roulette",
  startsRounds = true,
  show = "replay",
}: {
  animate?: () => Promise<void>;
  model?: string;
  startsRounds?: boolean;
  show?: "replay" | "proof";
} = {}) {
  const spots = ["red", "black"].map((spot) => ({ spot, maximumBetMinor: "9000" }));
  const chips = new ChipTable({ spots, maximumStakeMinor: "9000" });
  chips.place("red", 300n);
  const past = {
    model,
    script: { mechanic: "roulette", events: [] },
    stakeMinor: "7000",
    payoutMinor: "0",
    input: { bets: [{ spot: "black", amountMinor: "7000" }] },
  } as unknown as RoundReplay;
  const shown: ChipBet[][] = [];
  const context = { t: (key: string) => key, studio: { call: async () => past } };
  const session = { sheet: { mechanic: "roulette", model: "european-roulette" }, fairness: {}, startsRounds };
  const failures: unknown[] = [];
  const stakes: (PastStake | undefined)[] = [];
  const said: boolean[] = [];
  const controls = {
    bar: { showResult: () => {}, showReplay: (isShown: boolean) => void said.push(isShown) },
    win: { set: () => {} },
    money: String,
  };
  const replays = new Replays(
    context as unknown as GameContext,
    session as never,
    controls as unknown as Controls,
    {
      game: () => ({ keepChoice: () => chips.keep() }),
      isIdle: () => true,
      canShow: () => true,
      async animate({ input }) {
        chips.lay((input as { bets: ChipBet[] }).bets);
        shown.push(chips.bets);
        await animate?.();
        chips.finish();
      },
      showStake: (past) => void stakes.push(past),
      changed: () => {},
      failed: (error) => failures.push(error),
    },
  );
  vi.spyOn(replays.past, "openProof").mockResolvedValue();
  await replays.show({ roundId: "past", show });
  return {
    shown,
    stakes,
    said,
    isShown: replays.isShown,
    bets: chips.bets,
    isRunning: replays.isRunning,
    failures,
  };
}

const PAST = { stakeMinor: 7000n, isBought: false };
const RED = [{ spot: "red", amountMinor: "300" }];

it("shows the past round's 7000 on black, and after it the player's own 300 on red", async () => {
  const { shown, bets } = await replay();
  expect(shown).toEqual([[{ spot: "black", amountMinor: "7000" }]]);
  expect(bets).toEqual(RED);
});

it("puts the player's 300 on red back after a replay that breaks off", async () => {
  const animate = () => Promise.reject(new Error("unknown event"));
  expect(await replay({ animate })).toMatchObject({ bets: RED, isRunning: false });
});

it("shows no round of another model while the session is for an open round, and says that this one comes first", async () => {
  const { shown, bets, failures } = await replay({ model: "european-roulette-2" });
  expect(shown).toEqual([]);
  expect(bets).toEqual(RED);
  expect(failures).toMatchObject([{ code: "round_open" }]);
});

it("shows the past round's stake of 7000 while it is replayed, and then the next round's stake", async () => {
  expect((await replay()).stakes).toEqual([PAST, undefined]);
});

it.each(["replay", "proof"] as const)(
  "where no round can be started, shows the past round's stake of 7000 during its %s and afterwards",
  async (show) => {
    const { stakes, said, isShown, failures } = await replay({ startsRounds: false, show });
    expect(failures).toEqual([]);
    for (const stake of stakes) expect(stake).toEqual(PAST);
    expect(said.every(Boolean)).toBe(true);
    expect(isShown).toBe(true);
  },
);

it("says from its beginning to its end that it is a replay, also when it breaks off", async () => {
  expect(await replay()).toMatchObject({ said: [true, false], isShown: false });
  const animate = () => Promise.reject(new Error("unknown event"));
  expect(await replay({ animate })).toMatchObject({ said: [true, false], isShown: false });
});
