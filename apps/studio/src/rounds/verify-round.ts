import { isDeepStrictEqual } from "node:util";
import type { VerifyRoundReply } from "@bellwether/contract/studio/index.ts";
import { seedHash } from "@bellwether/games";
import type { DatabasePort, ModelsPort, SeedVaultPort } from "../ports.ts";
import { openServerSeed } from "../seeds/index.ts";
import type { Session } from "../sessions/index.ts";
import { StudioRefusalError } from "../studio-refusal.ts";
import { outcomeOf } from "./outcome.ts";
import { type DrawnRound, isDrawn } from "./round.ts";
import { findRound } from "./round-store.ts";
import { withScript } from "./with-script.ts";

/** Draws a past round again and compares the results. Throws `round_not_found`, or `seed_not_revealed` before the seeds are rotated. */
export async function verifyRound(
  deps: DatabasePort & ModelsPort & SeedVaultPort,
  session: Session,
  roundId: string,
): Promise<VerifyRoundReply> {
  const round = withScript(deps, await findRound(deps.database, session, roundId));
  if (!isDrawn(round)) throw new StudioRefusalError("round_not_found", "the round was not drawn");
  if (!round.isSeedRevealed) throw new StudioRefusalError("seed_not_revealed", "rotate the seeds first");
  return drawAgain(deps, round);
}

/** Draws a round again from its seeds, which need not be revealed, and compares it with what was shown and paid. */
export function drawAgain(deps: ModelsPort & SeedVaultPort, round: DrawnRound): VerifyRoundReply {
  const { script, payoutMinor } = outcomeOf(deps, round);
  const serverSeedHash = seedHash(openServerSeed(deps.seedVault, round));
  return {
    matches:
      serverSeedHash === round.serverSeedHash &&
      payoutMinor === round.payoutMinor &&
      isDeepStrictEqual(script, round.script),
    recomputed: { serverSeedHash, script, payoutMinor: payoutMinor.toString() },
  };
}
