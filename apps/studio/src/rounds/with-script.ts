import type { ModelsPort, SeedVaultPort } from "../ports.ts";
import { outcomeOf } from "./outcome.ts";
import type { StudioRound } from "./round.ts";

/**
 * Adds the missing script to a losing ticket. Losing tickets are settled in bulk after the winners are paid, so their rows may lag behind: as
 * soon as the draw is paid, they are returned as settled.
 */
export function withScript(deps: ModelsPort & SeedVaultPort, round: StudioRound): StudioRound {
  const { table, state, script } = round;
  if (table === null) return round;
  if (state === "settled" && script === null) return { ...round, script: outcomeOf(deps, round).script };
  if (state !== "staked" || table.drawsAt === null || table.phase !== "paid") return round;
  const outcome = outcomeOf(deps, round);
  if (outcome.payoutMinor !== 0n) return round;
  return { ...round, state: "settled", script: outcome.script, payoutMinor: 0n };
}
