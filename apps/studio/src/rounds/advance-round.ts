import type { ResolverPort, SeedVaultPort, SettlePorts } from "../ports.ts";
import { drawRound } from "./draw-round.ts";
import { payRound } from "./pay-round.ts";
import { isLost, type StudioRound } from "./round.ts";

/**
 * Advances a round as far as possible without the player: draws it once staked, and reports a loss to the wallet, so that the wallet's
 * round is closed at once. The player does not wait for a wallet that is slow to accept a loss: the resolver reports it again.
 */
export async function advanceRound(
  deps: SettlePorts & ResolverPort & SeedVaultPort,
  round: StudioRound,
): Promise<StudioRound> {
  const drawn = round.state === "staked" ? await drawRound(deps, deps.database, round) : round;
  return drawn.state === "settling" && isLost(drawn) ? payRound(deps, drawn) : drawn;
}
