import type { ModelsPort, SeedVaultPort } from "../ports.ts";
import { outcomeOf } from "./outcome.ts";
import type { StudioRound } from "./round.ts";

/** The round with its script: a ticket that won nothing is settled without one, and gets it here. */
export function withScript(studio: ModelsPort & SeedVaultPort, round: StudioRound): StudioRound {
  const hasLost = round.table !== null && round.state === "settled" && round.script === null;
  return hasLost ? { ...round, script: outcomeOf(studio, round).script } : round;
}
