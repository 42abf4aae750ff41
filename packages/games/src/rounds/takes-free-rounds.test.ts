import { expect, it } from "vitest";
import { releasedModels } from "../models/released-models.ts";
import { takesFreeRounds, takesFreeTickets } from "./takes-free-rounds.ts";

const models = [...releasedModels().values()];

it("free rounds can be played in all slots and scratch cards, and in hi-lo, which needs only a stake", () => {
  const taking = new Set(models.filter(takesFreeRounds).map(({ mechanic }) => mechanic));
  const wanted = models.filter(
    ({ family, mechanic }) => ["slots", "scratch"].includes(family) || mechanic === "hi-lo",
  );
  expect(taking).toEqual(new Set(wanted.map(({ mechanic }) => mechanic)));
});

it("free rounds are refused in games with bets, with an input, with further stakes, and at a live table", () => {
  const refusing = new Set(models.filter((model) => !takesFreeRounds(model)).map(({ mechanic }) => mechanic));
  expect([...refusing].sort()).toEqual([
    ...["baccarat", "bingo", "blackjack", "casino-holdem", "crash", "dice", "fixture", "keno"],
    ...["live-baccarat", "live-blackjack", "live-holdem"],
    ...["live-lantern-baccarat", "live-lightning-roulette", "live-roulette"],
    ...["lotto", "mines", "pick-n", "plinko", "race", "raffle", "roulette", "stone-wall", "struck-dice"],
    ...["three-card-poker", "top-card", "video-poker", "wheel", "wheel-show"],
  ]);
});

it("draws with fixed prizes can have free tickets: lotto, and three or four digits", () => {
  const taking = new Set(models.filter(takesFreeTickets).map(({ mechanic }) => mechanic));
  expect(taking).toEqual(new Set(["lotto", "pick-n"]));
});
