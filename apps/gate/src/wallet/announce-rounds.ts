import { minorToAmount, pushAddress } from "@bellwether/contract";
import type { PushPort } from "../ports.ts";
import type { WalletRound } from "../rounds/index.ts";

/** Notifies the players' screens of rounds that have just ended. */
export function announceRounds(
  deps: PushPort,
  ended: readonly WalletRound[],
  channelOf: (playerId: string) => string | undefined,
): void {
  for (const round of ended) {
    const channel = channelOf(round.playerId);
    if (channel === undefined) continue;
    deps.push.publish(pushAddress(channel), {
      type: "round",
      provider: round.provider,
      round: round.round,
      game_code: round.gameCode,
      state: round.state === "cancelled" ? "cancelled" : "closed",
      stake: minorToAmount(round.stakeCashMinor + round.stakeBonusMinor),
      payout: minorToAmount(round.payoutCashMinor + round.payoutBonusMinor),
      currency: round.currency,
    });
  }
}
