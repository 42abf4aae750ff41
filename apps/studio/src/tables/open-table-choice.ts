import type { RoundInput } from "@bellwether/contract/studio/index.ts";
import type { SqlConnection } from "@bellwether/db";
import {
  type ActionChoice,
  choicesInRun,
  offeredChoice,
  RoundRefusedError,
  type RunOfDecisions,
  type SharedRules,
} from "@bellwether/games";
import type { StudioRound } from "../rounds/index.ts";
import { StudioRefusalError } from "../studio-refusal.ts";
import { readRunPlay } from "./run-play.ts";

type DecisionRules = SharedRules & { run: RunOfDecisions };

/**
 * The choice that a bet takes with this action. Throws `too_early` or `too_late` when the bet is not asked now, and `invalid_action` for an
 * action that is not on offer, or while another one waits for the wallet.
 */
export async function openTableChoice(
  connection: SqlConnection,
  rules: DecisionRules,
  outcome: unknown,
  { bet, action, nowMs }: { bet: StudioRound; action: RoundInput; nowMs: number },
): Promise<ActionChoice> {
  const { id, table, stakeMinor, input } = bet;
  if (!table) throw new Error(`round ${id} is not a bet at a table`);
  const only = rules.run.isAlone ? { roundId: id } : undefined;
  const play = await readRunPlay(connection, table.id, table.number, only);
  const turn = rules.run.momentOf(outcome, play, nowMs).turnOf(id);
  if (turn === "early") throw new StudioRefusalError("too_early", "this bet is not asked yet");
  if (turn === "late") throw new StudioRefusalError("too_late", "this bet is not asked any more");
  if (play.holds.some((hold) => hold.roundId === id && hold.untilMs === null))
    throw new RoundRefusedError("invalid_action", "another choice is being made");
  const { steps } = rules.accept(stakeMinor, input);
  if (!steps) throw new Error(`round ${id} has decisions without their rules`);
  const choice = offeredChoice(choicesInRun(steps, outcome, table.actions, table.followed), action);
  if (!choice) throw new RoundRefusedError("invalid_action", "this is not one of the choices");
  return choice;
}
