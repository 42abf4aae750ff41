import { hash } from "node:crypto";
import type { AccountRef } from "./account.ts";

/** Who asked and under which id: a money write happens once for each key. */
export type OperationKey = { source: string; externalId: string };

/** Money from one account to another; `amountMinor` is above zero and both accounts have the same currency. */
export type TransferDraft = {
  debit: AccountRef;
  credit: AccountRef;
  amountMinor: bigint;
  /** The kind of transfer: `stake`, `payout`, `deposit`… */
  kind: string;
  /** May take a floored account below zero: only PaymentIQ's `transfer`, which must always be accepted. */
  forced?: boolean;
};

export type OperationDraft = {
  key: OperationKey;
  inputHash: string;
  /** Linked: all of them or none. May be empty, for an operation that only stores its key. */
  transfers: readonly TransferDraft[];
  /** The answer that a repeat gets; called after the transfers, so that it can contain the new balances. */
  answer: () => string;
};

/** What an earlier operation with the same key stored. */
export type SeenOperation = { inputHash: string; answer: string };

export type ApplyResult =
  | { code: "applied"; answer: string }
  | { code: "insufficient_funds"; account: AccountRef };

/** 128 bits of SHA-256 over the input's parts, as the 32 hexadecimal digits of a UUID. Parts are joined unambiguously. */
export function hashInput(parts: readonly (string | number | bigint | boolean | null)[]): string {
  return hash("sha256", parts.map((part) => `${String(part).length}:${part}`).join(""), "hex").slice(0, 32);
}

export function operationKey(key: OperationKey): string {
  return `${key.source}|${key.externalId}`;
}
