import type { ModelsPort, SeedVaultPort } from "../ports.ts";
import { outcomeOf } from "./outcome.ts";
import type { StudioRound } from "./round.ts";

/**
 * The round with its script. A ticket that won nothing is settled without one, and gets it here. A draw is paid when its winners are: a ticket
 * that won nothing counts as settled from then on, also before its row says so.
 */
export function withScript(studio: ModelsPort & SeedVaultPort, round: StudioRound): StudioRound {
  const { table, state, script } = round;
  if (table === null) return round;
  if (state === "settled" && script === null) return { ...round, script: outcomeOf(studio, round).script };
  if (state !== "staked" || table.drawsAt === null || table.phase !== "paid") return round;
  const outcome = outcomeOf(studio, round);
  if (outcome.payoutMinor !== 0n) return round;
  return { ...round, state: "settled", script: outcome.script, payoutMinor: 0n };
}
