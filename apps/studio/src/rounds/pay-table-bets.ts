import type { Hub88WinResult } from "@bellwether/contract/hub88.ts";
import { findModel, hasChoices } from "@bellwether/games";
import type { DatabasePort, LogPort, RandomPort, SeedVaultPort, SettlePorts } from "../ports.ts";
import { balanceMinorOf, WalletSilenceError } from "../wallet/index.ts";
import { tableActionsIn } from "./action-store.ts";
import { stepDueAt } from "./due.ts";
import { moveRounds } from "./move-rounds.ts";
import { createTableOutcomes } from "./outcome.ts";
import { payRound } from "./pay-round.ts";
import type { StudioRound } from "./round.ts";
import { sendWins } from "./wallet-calls.ts";

/**
 * Settles confirmed bets of one table's drawn round with one wallet call for each provider. A bet that the wallet does not confirm becomes
 * `settling`: the resolver pays it alone. A bet without choices is paid before it is moved, because what it pays follows from the draw alone: a
 * repeat, also by another node, sends the same win.
 */
export async function payTableBets(
  deps: SettlePorts & RandomPort & SeedVaultPort,
  bets: readonly StudioRound[],
): Promise<void> {
  const outcomeOf = createTableOutcomes(deps);
  const drawn = bets.flatMap((bet) => settleSafely(deps, bet, outcomeOf));
  const { true: decided = [], false: plain = [] } = Object.groupBy(
    drawn,
    ({ model }) => String(hasChoices(findModel(deps.models, model).rules)) as "true" | "false",
  );
  await Promise.all([payDecided(deps, decided), payByProvider(deps, plain, "staked")]);
}

/** Moves bets with choices to `settling` first: no further stake of theirs can come after that. Skips those that another node has moved. */
async function payDecided(deps: SettlePorts & RandomPort, bets: readonly StudioRound[]): Promise<void> {
  const dueAt = stepDueAt(deps.now());
  const settling = await moveRounds(deps.database, bets, { from: "staked", to: "settling", dueAt });
  const uncertain = await uncertainBets(deps, settling);
  const certain = settling.filter(({ id }) => !uncertain.has(id));
  await payByProvider(deps, certain, "settling");
  for (const bet of settling) if (uncertain.has(bet.id)) await payAlone(deps, bet);
}

/** The resolver tries a bet again that cannot be paid now. */
async function payAlone(deps: SettlePorts, bet: StudioRound): Promise<void> {
  try {
    await payRound(deps, bet);
  } catch (error) {
    deps.log.error({ err: error, round: bet.id }, "a table's bet could not be paid");
  }
}

async function payByProvider(
  deps: SettlePorts & RandomPort,
  bets: readonly StudioRound[],
  from: "staked" | "settling",
): Promise<void> {
  const byProvider = Map.groupBy(bets, ({ provider }) => provider);
  await Promise.all([...byProvider].map(([provider, rounds]) => payTogether(deps, provider, rounds, from)));
}

/** The bets with a further stake that is not rolled back yet. The wallet's round of such a bet must not be closed before. */
async function uncertainBets(deps: DatabasePort, bets: readonly StudioRound[]): Promise<Set<string>> {
  const table = bets[0]?.table;
  if (!table) return new Set();
  const uncertain = await tableActionsIn(
    deps.database,
    { tableId: table.id, number: table.number },
    "unknown",
  );
  return new Set(uncertain.map(({ roundId }) => roundId));
}

/** A bet that cannot be settled must not block the others. */
function settleSafely(
  { log }: LogPort,
  bet: StudioRound,
  outcomeOf: ReturnType<typeof createTableOutcomes>,
): StudioRound[] {
  try {
    return [{ ...bet, ...outcomeOf(bet) }];
  } catch (error) {
    log.error({ err: error, round: bet.id }, "a table's bet could not be settled");
    return [];
  }
}

async function payTogether(
  deps: SettlePorts & RandomPort,
  provider: string,
  rounds: readonly StudioRound[],
  from: "staked" | "settling",
): Promise<void> {
  const results = await askForResults(deps, provider, rounds);
  const paid = rounds.flatMap((round): StudioRound[] => {
    const result = results.get(round.winUuid);
    if (result?.status === "RS_OK") return [{ ...round, balanceMinor: balanceMinorOf(result) }];
    if (result) deps.log.error({ round: round.id, status: result.status }, "a win was refused");
    return [];
  });
  await moveRounds(deps.database, paid, { from, to: "settled", dueAt: null });
  if (from === "settling") return;
  const isPaid = new Set(paid.map(({ id }) => id));
  const unpaid = rounds.filter(({ id }) => !isPaid.has(id));
  await moveRounds(deps.database, unpaid, { from, to: "settling", dueAt: stepDueAt(deps.now()) });
}

/**
 * The wallet's results by the ids of the wins. Empty if the wallet does not answer or does not know the call, or if the call cannot be made, as
 * without the provider's key: the table must go on, and the resolver tries each win again.
 */
async function askForResults(
  deps: SettlePorts & RandomPort,
  provider: string,
  rounds: readonly StudioRound[],
): Promise<Map<string, Hub88WinResult>> {
  try {
    const { results = [], status } = await sendWins(deps, provider, rounds);
    if (status !== "RS_OK")
      deps.log.error({ provider, status, wins: rounds.length }, "the wins of a table were refused");
    return new Map(results.map((result) => [result.transaction_uuid, result]));
  } catch (error) {
    const details = { err: error, provider, wins: rounds.length };
    if (error instanceof WalletSilenceError)
      deps.log.warn(details, "the wallet did not answer a call with a table's wins");
    else deps.log.error(details, "the wins of a table could not be sent");
    return new Map();
  }
}
