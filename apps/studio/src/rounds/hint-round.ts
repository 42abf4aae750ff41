import { type HintReply, RoundInput } from "@bellwether/contract/studio/index.ts";
import type { DatabasePort, ModelsPort, SeedVaultPort } from "../ports.ts";
import type { Session } from "../sessions/index.ts";
import { outcomeOf } from "./outcome.ts";
import { findRound } from "./round-store.ts";

/** The best action of a round that waits for a choice, by the mechanic's best play; null where none is known. Throws `round_not_found`. */
export async function hintRound(
  deps: DatabasePort & ModelsPort & SeedVaultPort,
  session: Session,
  roundId: string,
): Promise<HintReply> {
  const round = await findRound(deps.database, session, roundId);
  const hint = round.state === "deciding" ? outcomeOf(deps, round).hint() : undefined;
  return { action: hint === undefined ? null : RoundInput.parse(hint) };
}
