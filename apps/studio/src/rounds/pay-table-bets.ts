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
  studio: SettlePorts & RandomPort & SeedVaultPort,
  bets: readonly StudioRound[],
): Promise<void> {
  const outcomeOf = createTableOutcomes(studio);
  const drawn = bets.flatMap((bet) => settleSafely(studio, bet, outcomeOf));
  const { true: decided = [], false: plain = [] } = Object.groupBy(
    drawn,
    ({ model }) => String(hasChoices(findModel(studio.models, model).rules)) as "true" | "false",
  );
  await Promise.all([payDecided(studio, decided), payByProvider(studio, plain, "staked")]);
}

/** Moves bets with choices to `settling` first: no further stake of theirs can come after that. Skips those that another node has moved. */
async function payDecided(studio: SettlePorts & RandomPort, bets: readonly StudioRound[]): Promise<void> {
  const dueAt = stepDueAt(studio.now());
  const settling = await moveRounds(studio.database, bets, { from: "staked", to: "settling", dueAt });
  const uncertain = await uncertainBets(studio, settling);
  const certain = settling.filter(({ id }) => !uncertain.has(id));
  await payByProvider(studio, certain, "settling");
  for (const bet of settling) if (uncertain.has(bet.id)) await payAlone(studio, bet);
}

/** The resolver tries a bet again that cannot be paid now. */
async function payAlone(studio: SettlePorts, bet: StudioRound): Promise<void> {
  try {
    await payRound(studio, bet);
  } catch (error) {
    studio.log.error({ err: error, round: bet.id }, "a table's bet could not be paid");
  }
}

async function payByProvider(
  studio: SettlePorts & RandomPort,
  bets: readonly StudioRound[],
  from: "staked" | "settling",
): Promise<void> {
  const byProvider = Map.groupBy(bets, ({ provider }) => provider);
  await Promise.all([...byProvider].map(([provider, rounds]) => payTogether(studio, provider, rounds, from)));
}

/** The bets with a further stake that is not rolled back yet. The wallet's round of such a bet must not be closed before. */
async function uncertainBets(studio: DatabasePort, bets: readonly StudioRound[]): Promise<Set<string>> {
  const table = bets[0]?.table;
  if (!table) return new Set();
  const uncertain = await tableActionsIn(
    studio.database,
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
  studio: SettlePorts & RandomPort,
  provider: string,
  rounds: readonly StudioRound[],
  from: "staked" | "settling",
): Promise<void> {
  const results = await askForResults(studio, provider, rounds);
  const paid = rounds.flatMap((round): StudioRound[] => {
    const result = results.get(round.winUuid);
    if (result?.status === "RS_OK") return [{ ...round, balanceMinor: balanceMinorOf(result) }];
    if (result) studio.log.error({ round: round.id, status: result.status }, "a win was refused");
    return [];
  });
  await moveRounds(studio.database, paid, { from, to: "settled", dueAt: null });
  if (from === "settling") return;
  const isPaid = new Set(paid.map(({ id }) => id));
  const unpaid = rounds.filter(({ id }) => !isPaid.has(id));
  await moveRounds(studio.database, unpaid, { from, to: "settling", dueAt: stepDueAt(studio.now()) });
}

/**
 * The wallet's results by the ids of the wins. Empty if the wallet does not answer or does not know the call, or if the call cannot be made, as
 * without the provider's key: the table must go on, and the resolver tries each win again.
 */
async function askForResults(
  studio: SettlePorts & RandomPort,
  provider: string,
  rounds: readonly StudioRound[],
): Promise<Map<string, Hub88WinResult>> {
  try {
    const { results = [], status } = await sendWins(studio, provider, rounds);
    if (status !== "RS_OK")
      studio.log.error({ provider, status, wins: rounds.length }, "the wins of a table were refused");
    return new Map(results.map((result) => [result.transaction_uuid, result]));
  } catch (error) {
    const details = { err: error, provider, wins: rounds.length };
    if (error instanceof WalletSilenceError)
      studio.log.warn(details, "the wallet did not answer a call with a table's wins");
    else studio.log.error(details, "the wins of a table could not be sent");
    return new Map();
  }
}
