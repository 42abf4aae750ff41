import { type SqlConnection, textArray } from "@bellwether/db";
import { type AccountRef, address, type Book, hashInput, type TransferDraft } from "@bellwether/ledger";
import { type PotMove, potsKey, type WalletCommand } from "./command.ts";
import { providerPot } from "./provider-pot.ts";
import type { Undone } from "./undone.ts";

/** What a bet added to pots or a win took from them, as kept for its rollback. */
type KeptMoves = readonly PotMove[];

type Sides = { currency: string; house: AccountRef; cash: AccountRef };
type UndoSides = Sides & { provider: string };

export const potAccount = (pot: string, currency: string): AccountRef => ({
  address: address.jackpot(pot),
  currency,
});

export function sumOfMoves(moves: KeptMoves): bigint {
  return moves.reduce((sum, { amountMinor }) => sum + amountMinor, 0n);
}

/** The house's contributions for a stake, and its seed for a pot that was never used. */
export function contribute(book: Book, moves: KeptMoves, { currency, house }: Sides): TransferDraft[] {
  return moves.flatMap(({ pot, amountMinor, seedMinor }) => {
    const account = potAccount(pot, currency);
    const seed = book.version(account) === 0n ? seedMinor : 0n;
    return [
      ...transfer("jackpot_seed", house, account, seed),
      ...transfer("jackpot_contribution", house, account, amountMinor),
    ];
  });
}

/** Pays what was won from pots in cash, and seeds them again. */
export function payFromPots(moves: KeptMoves, { currency, house, cash }: Sides): TransferDraft[] {
  return moves.flatMap(({ pot, amountMinor, seedMinor }) => [
    ...transfer("jackpot_win", potAccount(pot, currency), cash, amountMinor),
    ...transfer("jackpot_seed", house, potAccount(pot, currency), seedMinor),
  ]);
}

/** Takes back the contributions of a bet. A pot that it seeded keeps the seed. */
export function takeBackContributions(book: Book, moves: KeptMoves, sides: UndoSides): TransferDraft[] {
  return moves.flatMap(({ pot, amountMinor }) => [
    ...makeUp(book, pot, amountMinor, sides),
    ...transfer("jackpot_contribution_returned", potAccount(pot, sides.currency), sides.house, amountMinor),
  ]);
}

/** Returns to the pots what a win took from them, and to the house what it seeded them with. */
export function returnToPots(book: Book, moves: KeptMoves, sides: UndoSides): TransferDraft[] {
  const { currency, house, cash } = sides;
  return moves.flatMap(({ pot, amountMinor, seedMinor }) => [
    ...transfer("jackpot_win_returned", cash, potAccount(pot, currency), amountMinor),
    ...makeUp(book, pot, seedMinor - amountMinor, sides),
    ...transfer("jackpot_seed_returned", potAccount(pot, currency), house, seedMinor),
  ]);
}

/**
 * What the house adds to a pot that holds less than is taken back from it, because a hit has paid it out since (decision 92). The account of a
 * provider's shared jackpots may fall below zero instead: it shows what the provider owes.
 */
function makeUp(
  book: Book,
  pot: string,
  takenMinor: bigint,
  { currency, house, provider }: UndoSides,
): TransferDraft[] {
  if (pot === providerPot(provider)) return [];
  const account = potAccount(pot, currency);
  return transfer("jackpot_shortage", house, account, takenMinor - book.balanceMinor(account));
}

function transfer(kind: string, debit: AccountRef, credit: AccountRef, amountMinor: bigint): TransferDraft[] {
  return amountMinor > 0n ? [{ debit, credit, amountMinor, kind }] : [];
}

/** Keeps the moves of a bet or a win under a key of their own. */
export function keepMoves(book: Book, { provider, uuid }: WalletCommand, moves: KeptMoves): void {
  if (moves.length === 0) return;
  const rows = moves.map(({ pot, amountMinor, seedMinor }) => [pot, `${amountMinor}`, `${seedMinor}`]);
  book.apply({
    key: potsKey(provider, uuid),
    inputHash: hashInput(["jackpots", uuid]),
    transfers: [],
    answer: () => JSON.stringify(rows),
  });
}

/** The moves that a bet or a win has kept; none for one without pots. */
export function keptMoves(book: Book, provider: string, uuid: string): KeptMoves {
  const kept = book.seen(potsKey(provider, uuid));
  return kept ? readMoves(kept.answer) : [];
}

function readMoves(text: string): KeptMoves {
  const rows: [pot: string, amount: string, seed: string][] = JSON.parse(text);
  return rows.map(([pot, amount, seed]) => ({ pot, amountMinor: BigInt(amount), seedMinor: BigInt(seed) }));
}

/** The pots that a batch moves money to or from. Those of what is undone are read from what the bets and wins have kept. */
export async function potsOf(
  connection: SqlConnection,
  commands: readonly WalletCommand[],
  undone: readonly Undone[],
): Promise<AccountRef[]> {
  const named = commands.flatMap((command) =>
    movesOf(command).map(({ pot }) => potAccount(pot, command.player.currency)),
  );
  if (undone.length === 0) return named;
  const keys = undone.map(({ provider, uuid }) => potsKey(provider, uuid));
  const { rows } = await connection.query<{ source: string; external_id: string; answer: string }>(
    "SELECT source, external_id, answer FROM ledger_answer WHERE external_id = ANY($1::text[])",
    [textArray(keys.map(({ externalId }) => externalId))],
  );
  const kept = undone.flatMap(({ provider, uuid, currency }) => {
    const key = potsKey(provider, uuid);
    const row = rows.find((each) => each.source === key.source && each.external_id === key.externalId);
    return row ? readMoves(row.answer).map(({ pot }) => potAccount(pot, currency)) : [];
  });
  return [...named, ...kept];
}

export function movesOf(command: WalletCommand): KeptMoves {
  switch (command.kind) {
    case "bet":
      return command.contributions;
    case "win":
      return command.potWins;
    case "rollback":
      return [];
  }
}

/** Thrown when another node wrote a bet or a win after the batch had looked for them. The batch is repeated and finds them. */
export class StaleScopeError extends Error {
  constructor() {
    super("what a rollback undoes was not named when the book was opened");
    this.name = "StaleScopeError";
  }
}

/** Throws `StaleScopeError` if the book was opened without one of the pots. */
export function refuseStaleScope(book: Book, moves: KeptMoves, currency: string): void {
  if (moves.some(({ pot }) => !book.holds(potAccount(pot, currency)))) throw new StaleScopeError();
}
