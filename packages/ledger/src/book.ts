import assert from "node:assert";
import { type AccountRef, accountKey, isFloored } from "./account.ts";
import {
  type ApplyResult,
  type OperationDraft,
  type OperationKey,
  operationKey,
  type SeenOperation,
  type TransferDraft,
} from "./operation.ts";

/** An account as read under its lock. */
export type LoadedAccount = { id: bigint; balanceMinor: bigint; version: bigint };

type OpenAccount = LoadedAccount & { floored: boolean; changed: boolean };

/** A transfer and its two accounts. */
type Move = { transfer: TransferDraft; debit: OpenAccount; credit: OpenAccount };

/** One side of each transfer: the account, and its version and balance after it. Together with the amount this is an entry. */
type Sides = { account: bigint[]; version: bigint[]; balanceMinor: bigint[] };

/** Rows that a book will write, column by column, ready for `unnest`; a transfer's two sides are its two entries. */
export type PendingRows = {
  operations: { id: bigint[]; source: string[]; externalId: string[]; inputHash: string[]; answer: string[] };
  transfers: {
    id: bigint[];
    operationId: bigint[];
    amountMinor: bigint[];
    kind: string[];
    forced: string[];
    debit: Sides;
    credit: Sides;
  };
};

/**
 * The accounts and keys of one batch, in memory, while their rows are locked. Operations are applied in order of arrival; nothing here
 * touches the database, so that the rules of money can be tested without it.
 */
export class Book {
  readonly pending: PendingRows = {
    operations: { id: [], source: [], externalId: [], inputHash: [], answer: [] },
    transfers: {
      id: [],
      operationId: [],
      amountMinor: [],
      kind: [],
      forced: [],
      debit: { account: [], version: [], balanceMinor: [] },
      credit: { account: [], version: [], balanceMinor: [] },
    },
  };
  readonly #accounts = new Map<string, OpenAccount>();
  readonly #seen: Map<string, SeenOperation>;
  readonly #nextId: () => bigint;

  constructor(accounts: Map<string, LoadedAccount>, seen: Map<string, SeenOperation>, nextId: () => bigint) {
    for (const [key, account] of accounts) {
      this.#accounts.set(key, { ...account, floored: isFloored(key), changed: false });
    }
    this.#seen = seen;
    this.#nextId = nextId;
  }

  /** The operation that already has this key, from earlier or from this batch. */
  seen(key: OperationKey): SeenOperation | undefined {
    return this.#seen.get(operationKey(key));
  }

  /** Whether the account was named when the book was opened. */
  holds(account: AccountRef): boolean {
    return this.#accounts.has(accountKey(account));
  }

  /** The current balance in minor units, including everything applied so far. */
  balanceMinor(account: AccountRef): bigint {
    return this.#open(account).balanceMinor;
  }

  /** The current version: it rises by one with each entry. */
  version(account: AccountRef): bigint {
    return this.#open(account).version;
  }

  /** Applies the operation's transfers, all or none, and stores its key. The key must be new: check {@link seen} first. */
  apply(draft: OperationDraft): ApplyResult {
    const key = operationKey(draft.key);
    assert(!this.#seen.has(key), "an operation's key is applied once");
    const moves = draft.transfers.map((transfer) => this.#plan(transfer));
    const short = firstShortfall(moves);
    if (short) return { code: "insufficient_funds", account: short };
    const operationId = this.#nextId();
    for (const move of moves) this.#write(operationId, move);
    const answer = draft.answer();
    this.#seen.set(key, { inputHash: draft.inputHash, answer });
    this.#remember(operationId, draft, answer);
    return { code: "applied", answer };
  }

  /** Accounts whose balance changed, ready to be written. */
  changedAccounts(): LoadedAccount[] {
    return [...this.#accounts.values()].filter((account) => account.changed);
  }

  #open(account: AccountRef): OpenAccount {
    const key = accountKey(account);
    const open = this.#accounts.get(key);
    // The message is built only when it is needed: a bet opens nine accounts.
    if (!open) assert.fail(`account ${key} was not named when the book was opened`);
    return open;
  }

  #plan(transfer: TransferDraft): Move {
    assert(transfer.amountMinor > 0n, "a transfer's amount is above zero");
    assert(transfer.debit.currency === transfer.credit.currency, "a transfer has one currency");
    const debit = this.#open(transfer.debit);
    const credit = this.#open(transfer.credit);
    assert(debit !== credit, "a transfer joins two accounts");
    return { transfer, debit, credit };
  }

  #write(operationId: bigint, { transfer, debit, credit }: Move): void {
    const rows = this.pending.transfers;
    rows.id.push(this.#nextId());
    rows.operationId.push(operationId);
    rows.amountMinor.push(transfer.amountMinor);
    rows.kind.push(transfer.kind);
    rows.forced.push(transfer.forced ? "t" : "f");
    enter(rows.debit, debit, -transfer.amountMinor);
    enter(rows.credit, credit, transfer.amountMinor);
  }

  #remember(id: bigint, draft: OperationDraft, answer: string): void {
    const rows = this.pending.operations;
    rows.id.push(id);
    rows.source.push(draft.key.source);
    rows.externalId.push(draft.key.externalId);
    rows.inputHash.push(draft.inputHash);
    rows.answer.push(answer);
  }
}

/** The first account that would fall below its floor if the transfers were applied in order. */
function firstShortfall(moves: readonly Move[]): AccountRef | undefined {
  const [first] = moves;
  if (first && moves.length === 1)
    return isShort(first, first.debit.balanceMinor) ? first.transfer.debit : undefined;
  const planned = new Map<OpenAccount, bigint>();
  const balanceOf = (account: OpenAccount) => planned.get(account) ?? account.balanceMinor;
  for (const move of moves) {
    const { transfer, debit, credit } = move;
    if (isShort(move, balanceOf(debit))) return transfer.debit;
    planned.set(debit, balanceOf(debit) - transfer.amountMinor);
    planned.set(credit, balanceOf(credit) + transfer.amountMinor);
  }
  return undefined;
}

function isShort({ transfer, debit }: Move, balanceMinor: bigint): boolean {
  return debit.floored && balanceMinor < transfer.amountMinor && !transfer.forced;
}

function enter(sides: Sides, account: OpenAccount, amountMinor: bigint): void {
  account.balanceMinor += amountMinor;
  account.version += 1n;
  account.changed = true;
  sides.account.push(account.id);
  sides.version.push(account.version);
  sides.balanceMinor.push(account.balanceMinor);
}
