import type { Round as WireRound } from "@bellwether/contract/studio/index.ts";
import type { JackpotsPort, ResolverPort, SeedVaultPort, SettlePorts } from "../ports.ts";
import { advanceRound } from "./advance-round.ts";
import { payRound } from "./pay-round.ts";
import { isDrawn } from "./round.ts";
import { findActiveRound, type Holder } from "./round-store.ts";
import { asWireRound, wireState } from "./wire-round.ts";

/**
 * The player's round of this game that started on any device and was not shown to its end, or null. A round in state `settling` was shown:
 * it is paid now, and is the result only if the wallet does not answer.
 */
export async function resumeRound(
  deps: SettlePorts & JackpotsPort & ResolverPort & SeedVaultPort,
  holder: Holder,
): Promise<WireRound | null> {
  const active = await findActiveRound(deps.database, holder);
  if (!active) return null;
  const round = active.state === "settling" ? await payRound(deps, active) : await advanceRound(deps, active);
  return isDrawn(round) && wireState(round) !== "settled" ? asWireRound(deps, round) : null;
}
