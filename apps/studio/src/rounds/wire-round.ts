import { RoundInput, type Round as WireRound } from "@bellwether/contract/studio/index.ts";
import type { JackpotsPort, ModelsPort, SeedVaultPort } from "../ports.ts";
import { namePot } from "../pots/index.ts";
import { outcomeOf } from "./outcome.ts";
import { type DrawnRound, isLost, stakedMinor } from "./round.ts";

/** For the player a loss is over once it is drawn, even if it still has to be reported to the wallet. */
export function wireState(round: DrawnRound): WireRound["state"] {
  if (round.state === "deciding") return "deciding";
  return round.state === "settled" || isLost(round) ? "settled" : "open";
}

/** The round in the form that the client plays. */
export function asWireRound(
  deps: JackpotsPort & ModelsPort & SeedVaultPort,
  round: DrawnRound,
): Required<WireRound> {
  return {
    roundId: round.id,
    script: round.script,
    stakeMinor: stakedMinor(round).toString(),
    firstStakeMinor: round.stakeMinor.toString(),
    payoutMinor: (round.payoutMinor ?? 0n).toString(),
    state: wireState(round),
    decision: decisionOf(deps, round),
    nonce: round.nonce,
    serverSeedHash: round.serverSeedHash,
    rewardId: round.rewardId,
    jackpotWins: round.potHits.map(({ pot, amountMinor }) => ({
      ...namePot(deps.jackpots, pot),
      amountMinor,
    })),
  };
}

function decisionOf(deps: ModelsPort & SeedVaultPort, round: DrawnRound): WireRound["decision"] {
  if (round.state !== "deciding" || round.dueAt === null) return null;
  const { choices } = outcomeOf(deps, round);
  return {
    seq: round.actions.length + 1,
    choices: choices.map(({ action, stakeMinor }) => ({
      action: RoundInput.parse(action),
      stakeMinor: stakeMinor.toString(),
    })),
    defaultAt: round.dueAt.toISOString(),
  };
}
