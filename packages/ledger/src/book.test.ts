import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { accountKey } from "./account.ts";
import { Book, type LoadedAccount } from "./book.ts";
import { hashInput, type TransferDraft } from "./operation.ts";

const cash = { address: "player:1:cash", currency: "EUR" };
const bonus = { address: "player:1:bonus", currency: "EUR" };
const house = { address: "house:B:BW:0", currency: "EUR" };

function openBook(balances: Record<string, bigint> = {}): Book {
  const accounts = new Map<string, LoadedAccount>(
    [cash, bonus, house].map((account, index) => [
      accountKey(account),
      { id: BigInt(index + 1), balanceMinor: balances[account.address] ?? 0n, version: 0n },
    ]),
  );
  let id = 0n;
  return new Book(accounts, new Map(), () => ++id);
}

const draft = (externalId: string, transfers: TransferDraft[]) => ({
  key: { source: "test", externalId },
  inputHash: hashInput([externalId]),
  transfers,
  answer: () => "done",
});

describe("a book", () => {
  it("a book moves an amount from debit to credit, with two entries that sum to zero", () => {
    const book = openBook();
    book.apply(draft("1", [{ debit: house, credit: cash, amountMinor: 500n, kind: "payout" }]));
    expect([book.balanceMinor(house), book.balanceMinor(cash)]).toEqual([-500n, 500n]);
    const { debit, credit, amountMinor } = book.pending.transfers;
    expect(amountMinor).toEqual([500n]);
    expect([debit.balanceMinor, credit.balanceMinor]).toEqual([[-500n], [500n]]);
  });

  it("a book refuses a transfer of one minor unit more than a player holds, and accepts the whole balance", () => {
    const book = openBook({ [cash.address]: 100n });
    const stake = (id: string, amountMinor: bigint) =>
      book.apply(draft(id, [{ debit: cash, credit: house, amountMinor, kind: "stake" }]));
    expect(stake("1", 101n)).toMatchObject({ code: "insufficient_funds" });
    expect(stake("2", 100n)).toMatchObject({ code: "applied" });
  });

  it("a book names the account that it was not opened on", () => {
    const other = { address: "player:2:cash", currency: "EUR" };
    expect(() => openBook().balanceMinor(other)).toThrow("account player:2:cash|EUR was not named");
  });

  it("a book applies linked transfers all or none", () => {
    const book = openBook({ [cash.address]: 100n });
    const result = book.apply(
      draft("1", [
        { debit: cash, credit: house, amountMinor: 100n, kind: "stake" },
        { debit: bonus, credit: house, amountMinor: 1n, kind: "stake" },
      ]),
    );
    expect(result).toMatchObject({ code: "insufficient_funds", account: bonus });
    expect(book.balanceMinor(cash)).toBe(100n);
    expect(book.pending.operations.id).toEqual([]);
  });

  it("a book lets only a forced transfer take a player below zero", () => {
    const book = openBook();
    expect(
      book.apply(
        draft("1", [{ debit: cash, credit: house, amountMinor: 5n, kind: "withdrawal", forced: true }]),
      ).code,
    ).toBe("applied");
    expect(book.balanceMinor(cash)).toBe(-5n);
    expect(
      book.apply(draft("2", [{ debit: cash, credit: house, amountMinor: 1n, kind: "stake" }])).code,
    ).toBe("insufficient_funds");
  });

  it("a book stores a key with its input's hash and answer", () => {
    const book = openBook();
    book.apply(draft("1", []));
    expect(book.seen({ source: "test", externalId: "1" })).toEqual({
      inputHash: hashInput(["1"]),
      answer: "done",
    });
    expect(() => book.apply(draft("1", []))).toThrow("once");
  });

  it("a book keeps its invariants over any sequence of transfers", () => {
    const account = fc.constantFrom(cash, bonus, house);
    const move = fc.record({
      debit: account,
      credit: account,
      amountMinor: fc.bigInt({ min: 1n, max: 1_000n }),
    });
    fc.assert(
      fc.property(fc.array(fc.array(move, { maxLength: 3 }), { maxLength: 40 }), (operations) => {
        const book = openBook({ [cash.address]: 500n, [bonus.address]: 300n });
        operations.forEach((moves, index) => {
          const transfers = moves
            .filter(({ debit, credit }) => debit !== credit)
            .map((each) => ({ ...each, kind: "test" }));
          book.apply(draft(String(index), transfers));
        });
        expect(book.balanceMinor(cash) + book.balanceMinor(bonus) + book.balanceMinor(house)).toBe(800n);
        expect(book.balanceMinor(cash)).toBeGreaterThanOrEqual(0n);
        expect(book.balanceMinor(bonus)).toBeGreaterThanOrEqual(0n);
        const { debit, credit } = book.pending.transfers;
        for (const id of [1n, 2n, 3n]) {
          const versions = [debit, credit].flatMap(({ account, version }) =>
            version.filter((_, index) => account[index] === id),
          );
          const inOrder = versions.toSorted((a, b) => Number(a - b));
          expect(inOrder).toEqual(versions.map((_, index) => BigInt(index + 1)));
        }
      }),
    );
  });
});

describe("an input's hash", () => {
  it("an input's hash differs for parts that would be equal when joined", () => {
    expect(hashInput(["ab", "c"])).not.toBe(hashInput(["a", "bc"]));
    expect(hashInput(["1", null])).not.toBe(hashInput(["1", ""]));
  });
});
