import { inSpan, isUnavailable, type SqlConnection } from "@bellwether/db";
import { type AccountRef, type Book, createWriter, type OperationKey } from "@bellwether/ledger";
import { saveActiveBonuses } from "../bonus/index.ts";
import type {
  BooksPorts,
  DatabasePort,
  EventListenersPort,
  LedgerPort,
  MetricsPort,
  NotifyPorts,
  SettingsPort,
} from "../ports.ts";
import { saveRounds, type WalletRound } from "../rounds/index.ts";
import { noteSessionsSeen } from "../sessions/index.ts";
import { announceBatch, type BatchEvents, type ChangedBalance, NOTHING } from "./announce-batch.ts";
import { type BatchState, readBatchRows } from "./batch-state.ts";
import {
  houseAccount,
  keyOf,
  type PlayerFacts,
  potsKey,
  referenceKey,
  rolledBackKey,
  type WalletCommand,
  type WalletOutcome,
} from "./command.ts";
import { decideBet } from "./decide-bet.ts";
import { decideRollback } from "./decide-rollback.ts";
import { decideWin } from "./decide-win.ts";
import { movesOf, potsOf, StaleScopeError } from "./pots.ts";
import { keysOfUndone, type Undone, undoneBy } from "./undone.ts";
import { sendWalletEvents } from "./wallet-events.ts";

export type WalletWriter = { submit(command: WalletCommand): Promise<WalletOutcome>; waiting(): number };

/** Decides and commits wallet commands in shared batches. A player's commands always go through the same writer, in order. */
export function createWalletWriter(
  deps: NotifyPorts & BooksPorts & EventListenersPort & SettingsPort<"walletWriters">,
): WalletWriter {
  const writers = Array.from({ length: deps.settings.walletWriters }, (_, houseSlot) =>
    createWriter<WalletCommand, WalletOutcome>(
      (commands) =>
        measureBatch(deps, commands, async () => {
          const { outcomes, events } = await runBatch(deps, commands, houseSlot);
          announceBatch(deps, events);
          return outcomes;
        }),
      isWorthRetrying,
      { start: setImmediate },
    ),
  );
  return {
    submit: (command) =>
      measureWait(deps, async () => {
        const writer = writers[slotOf(command.player.id, writers.length)];
        if (!writer) throw new Error("the wallet needs at least one writer");
        return writer.submit(command);
      }),
    waiting: () => writers.reduce((sum, writer) => sum + writer.waiting(), 0),
  };
}

type BatchAnswers = (WalletOutcome | Error)[];

/** When the database is down every command of the batch is refused at once: retrying each alone would only delay the refusals. */
async function measureBatch(
  { metrics }: MetricsPort,
  commands: WalletCommand[],
  run: () => Promise<BatchAnswers>,
): Promise<BatchAnswers> {
  const started = performance.now();
  metrics.observe("wallet_batch_size", {}, commands.length);
  return inSpan("wallet batch", { size: commands.length }, run)
    .catch((error: Error) => {
      if (!isUnavailable(error)) throw error;
      return commands.map(() => error);
    })
    .finally(() => metrics.observe("wallet_batch_seconds", {}, (performance.now() - started) / 1_000));
}

async function measureWait(
  { metrics }: MetricsPort,
  submit: () => Promise<WalletOutcome>,
): Promise<WalletOutcome> {
  const started = performance.now();
  let outcome = "failed";
  try {
    const answer = await submit();
    outcome = answer.status === "RS_OK" ? "done" : "refused";
    return answer;
  } finally {
    metrics.observe("wallet_wait_seconds", { outcome }, (performance.now() - started) / 1_000);
  }
}

/** Decides the commands and commits them together. @returns the answers, and what has happened, which is final with the commit. */
async function runBatch(
  deps: DatabasePort & LedgerPort & EventListenersPort,
  commands: WalletCommand[],
  houseSlot: number,
): Promise<{ outcomes: WalletOutcome[]; events: BatchEvents }> {
  const [first] = commands;
  if (!first) return { outcomes: [], events: NOTHING };
  const undone = await undoneBy(deps.database, commands);
  const scope = scopeOf(commands, houseSlot, undone, await potsOf(deps.database, commands, undone));
  const read = (connection: SqlConnection) => readBatchRows(connection, commands, first.at, houseSlot);
  return deps.ledger.batchWith(scope, first.at, read, async (book, transaction, rows) => {
    const state: BatchState = { book, ...rows };
    const loadedBonuses = [...state.bonuses.values(), ...state.spins.values()];
    const decided = commands.map((command) => ({ ...command, outcome: decide(state, command) }));
    saveRounds(transaction, state.rounds.values());
    state.playDays.save(transaction);
    noteSessionsSeen(transaction, [...state.seenSessions], first.at);
    saveActiveBonuses(transaction, loadedBonuses);
    sendWalletEvents(deps, transaction, state, decided);
    const changed = new Map<string, ChangedBalance>();
    for (const { player, outcome } of decided)
      if (outcome.status === "RS_OK" && outcome.changed && !changed.has(player.id))
        changed.set(player.id, changedBalance(book, player));
    const outcomes = decided.map(({ outcome }) => outcome);
    const ended = [...state.rounds.values()].filter((round) => round.changed && round.state !== "open");
    const laterHits = decided.filter(isLaterHit);
    const wonAway = ended.filter((round) => isWonAway(round, decided));
    return { outcomes, events: { changed, ended, laterHits, wonAway, finished: state.finishedBonuses } };
  });
}

/** Whether a pot has paid without ending the round, so that the player may have left the game: a win-time clock. */
function isLaterHit(decided: WalletCommand & { outcome: WalletOutcome }): boolean {
  const { outcome } = decided;
  if (decided.kind !== "win" || outcome.status !== "RS_OK" || !outcome.changed) return false;
  return !decided.roundClosed && decided.potWins.length > 0;
}

/** Whether a round that was sold ahead has ended with more than its stake while its player was away. */
function isWonAway(
  { provider, round, ...sums }: WalletRound,
  decided: readonly (WalletCommand & { outcome: WalletOutcome })[],
): boolean {
  const stakedMinor = sums.stakeCashMinor + sums.stakeBonusMinor;
  if (sums.payoutCashMinor + sums.payoutBonusMinor <= stakedMinor) return false;
  return decided.some(
    (command) =>
      command.kind === "win" &&
      command.isAway &&
      command.outcome.status === "RS_OK" &&
      command.outcome.changed &&
      command.provider === provider &&
      command.round === round,
  );
}

/** A player's balance at the end of the batch. */
function changedBalance(book: Book, player: PlayerFacts): ChangedBalance {
  const { cash, bonusMoney } = player;
  return {
    player,
    cashMinor: book.balanceMinor(cash),
    bonusMinor: book.balanceMinor(bonusMoney),
    version: book.version(cash) + book.version(bonusMoney),
  };
}

function decide(state: BatchState, command: WalletCommand): WalletOutcome {
  switch (command.kind) {
    case "bet":
      return decideBet(state, command);
    case "win":
      return decideWin(state, command);
    case "rollback":
      return decideRollback(state, command);
  }
}

function scopeOf(
  commands: readonly WalletCommand[],
  houseSlot: number,
  undone: readonly Undone[],
  pots: readonly AccountRef[],
) {
  return {
    accounts: [
      ...commands.flatMap((command) => [
        command.player.cash,
        command.player.bonusMoney,
        houseAccount(command, houseSlot),
      ]),
      ...pots,
    ],
    keys: [...commands.flatMap(keysOf), ...undone.flatMap(keysOfUndone)],
    // A command makes at most two transfers and may convert a bonus with a third; each of these operations uses an id of its own. So does each
    // write that is undone. With a pot come two transfers, and one operation for all pots.
    transfersAtMost: (commands.length + undone.length) * 4 + pots.length * 3,
  };
}

function keysOf(command: WalletCommand): OperationKey[] {
  const { provider, uuid } = command;
  const isWithPots = movesOf(command).length > 0;
  const own = isWithPots ? [keyOf(command), potsKey(provider, uuid)] : [keyOf(command)];
  if (command.kind !== "win") return own;
  const { referenceUuid } = command;
  const reference = [referenceKey(command), rolledBackKey(provider, referenceUuid)];
  return [...own, ...reference, ...(isWithPots ? [potsKey(provider, referenceUuid)] : [])];
}

/** FNV-1a over the id: any distribution is good enough, as long as it is stable. */
function slotOf(playerId: string, slots: number): number {
  let sum = 0x811c9dc5;
  for (let index = 0; index < playerId.length; index += 1)
    sum = Math.imul(sum ^ playerId.charCodeAt(index), 0x01000193);
  return (sum >>> 0) % slots;
}

/**
 * Lock conflicts with another node, and a key, a bet's pots or another player's round that another node has written in the meantime: a retried
 * batch will see it.
 */
function isWorthRetrying(error: unknown): boolean {
  if (error instanceof StaleScopeError) return true;
  const code = (error as { code?: string }).code;
  return code === "40P01" || code === "40001" || code === "23505" || code === "23502";
}
