import { announceBalance } from "../balance/index.ts";
import { announceFinishedBonus } from "../bonus/index.ts";
import type { PushPort } from "../ports.ts";
import { announceAward } from "../push/index.ts";
import type { WalletRound } from "../rounds/index.ts";
import { announceRounds } from "./announce-rounds.ts";
import type { BatchState } from "./batch-state.ts";
import type { PlayerFacts, WalletCommand } from "./command.ts";

/** A player's balance at the end of a batch. */
export type ChangedBalance = {
  player: PlayerFacts;
  cashMinor: bigint;
  bonusMinor: bigint;
  version: bigint;
};

/** What has happened in a batch. It is final once the batch is committed. */
export type BatchEvents = {
  /** By the player's id. */
  changed: ReadonlyMap<string, ChangedBalance>;
  ended: readonly WalletRound[];
  /** Hits of pots that came when the player may have left the game. */
  laterHits: readonly WalletCommand[];
  /** Rounds that were sold ahead and won while their player was away. */
  wonAway: readonly WalletRound[];
  finished: BatchState["finishedBonuses"];
};

export const NOTHING: BatchEvents = {
  changed: new Map(),
  ended: [],
  laterHits: [],
  wonAway: [],
  finished: [],
};

/** Tells the players' screens what has happened in a committed batch, the new balances first. */
export function announceBatch(deps: PushPort, events: BatchEvents): void {
  const { changed, ended, laterHits, wonAway, finished } = events;
  for (const { player, ...balance } of changed.values()) announceBalance(deps, player, balance);
  const channelOf = (playerId: string) => changed.get(playerId)?.player.channel;
  announceRounds(deps, ended, channelOf);
  for (const { player, uuid } of laterHits)
    announceAward(deps, player, {
      taskId: uuid,
      reward: [{ description: "core.award_jackpot", type: "jackpot" }],
    });
  for (const { playerId, round } of wonAway) {
    const channel = channelOf(playerId);
    if (channel !== undefined)
      announceAward(
        deps,
        { channel },
        { taskId: round, reward: [{ description: "core.award_bought_ahead", type: "round" }] },
      );
  }
  for (const bonus of finished) {
    const channel = channelOf(bonus.playerId);
    if (channel !== undefined) announceFinishedBonus(deps, channel, bonus);
  }
}
