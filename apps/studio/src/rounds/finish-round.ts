import type {
  RandomPort,
  ResolverPort,
  SeedVaultPort,
  SettlePorts,
  StepPorts,
  WalletPort,
} from "../ports.ts";
import { advanceRound } from "./advance-round.ts";
import { stepDueAt } from "./due.ts";
import { moveRound } from "./move-round.ts";
import { payTableBet } from "./pay-table-bet.ts";
import { settleFreeRound } from "./play-free-round.ts";
import { rollBackStake } from "./roll-back-stake.ts";
import type { RoundTable, StudioRound } from "./round.ts";
import { settleForMoney } from "./settle-round.ts";
import { takeDefaults } from "./take-defaults.ts";

/** Advances an abandoned round by one step; a step that fails becomes due again later. */
export async function finishRound(
  deps: SettlePorts & RandomPort & ResolverPort & SeedVaultPort,
  round: StudioRound,
): Promise<void> {
  switch (round.state) {
    case "staking":
      return giveUp(deps, round);
    case "unknown":
      return rollBackStake(deps, round);
    case "staked":
      if (round.table) return finishTableBet(deps, round, round.table);
      await advanceRound(deps, round);
      return;
    case "deciding":
      return takeDefaults(deps, round);
    case "open":
    case "settling":
      await (round.mode === "free" ? settleFreeRound(deps, round) : settleForMoney(deps, round));
      return;
    case "settled":
    case "refused":
    case "rolled_back":
      throw new Error(`round ${round.id} is over and was due`);
  }
}

/** Finishes a bet that its table did not settle in time. Until the table's round is drawn or void, the bet stays due for a later attempt. */
async function finishTableBet(
  deps: SettlePorts & SeedVaultPort,
  round: StudioRound,
  { phase }: RoundTable,
): Promise<void> {
  if (phase === "drawn" || phase === "paid") await payTableBet(deps, round);
  if (phase === "void") return giveUp(deps, round);
}

/** The bet may or may not have been sent. It is not sent again: the player has been told that there is no round. */
async function giveUp(deps: StepPorts & WalletPort, round: StudioRound): Promise<void> {
  const given = await moveRound(deps.database, round, { state: "unknown", dueAt: stepDueAt(deps.now()) });
  if (given) await rollBackStake(deps, given);
}
