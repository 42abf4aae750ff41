import type { SqlConnection } from "@bellwether/db";
import { stakedByGame } from "./played-since.ts";

/** A deposit for which the player got a reward, or can still get one. */
export type EarningDeposit = { amountMinor: bigint; at: Date };

/** The part of a deposit that has not been wagered yet: the deposit less the cash staked since, in any game. */
export async function unplayedMinor(
  connection: SqlConnection,
  playerId: string,
  { amountMinor, at }: EarningDeposit,
  now: Date,
): Promise<bigint> {
  const staked = await stakedByGame(connection, playerId, { from: at, until: new Date(now.getTime() + 1) });
  const leftMinor = amountMinor - staked.reduce((sum, { stakedMinor }) => sum + stakedMinor, 0n);
  return leftMinor > 0n ? leftMinor : 0n;
}
