import type { StudioContext } from "../studio-parts.ts";
import { drawRound } from "./draw-round.ts";
import { payRound } from "./pay-round.ts";
import type { Round } from "./round.ts";

/**
 * Takes a round as far as it goes without the player: draws what is staked, and tells the wallet of a loss, so that its round
 * is closed at once. The player does not wait for a wallet that is slow to hear of a loss: the resolver tells it again.
 */
export async function advanceRound(studio: StudioContext, round: Round): Promise<Round> {
  const drawn = round.state === "staked" ? await drawRound(studio, studio.database, round) : round;
  return drawn.state === "settling" && drawn.payoutMinor === 0n ? payRound(studio, drawn) : drawn;
}
