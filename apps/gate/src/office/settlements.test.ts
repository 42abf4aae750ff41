import { DAY_MS, MINUTE_MS } from "@bellwether/contract/durations.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { comparePayments } from "../payments/index.ts";
import { findDifferencesAgain } from "../settlements/index.ts";
import { createGateFixture, type GateFixture } from "../testing/gate-fixture.ts";
import { type Desk, openDesk } from "../testing/office-desk.ts";

type Deposit = { txId: string; amount: string; at: Date };

let gate: GateFixture;
let desk: Desk;
let player: Awaited<ReturnType<GateFixture["player"]>>;
beforeAll(async () => {
  gate = await createGateFixture();
  desk = await openDesk(gate, "payments");
  player = await gate.player();
});
afterAll(() => gate.close());

const codeOf = (answer: Promise<unknown>) =>
  answer.then(
    () => "done",
    (error) => error.code,
  );
const later = (ms: number) => {
  gate.clock.at = new Date(gate.clock.at.getTime() + ms);
};
/** Deposits that a provider of its own has settled, a minute apart. */
async function settled(provider: string, ...amounts: string[]): Promise<Deposit[]> {
  const deposits: Deposit[] = [];
  for (const amount of amounts) {
    later(MINUTE_MS);
    const begun = await gate.beginDeposit(player, amount);
    const { authCode } = await begun.authorize();
    await begun.transfer(authCode, { provider });
    deposits.push({ txId: begun.transactionId, amount, at: gate.clock.at });
  }
  return deposits;
}
const lineOf = (provider: string, { txId, amount, at }: Deposit, more = ",,") =>
  `${txId},${amount},EUR,${provider},${at.toISOString()}${more}`;
let files = 0;
const read = async (kind: "provider" | "bank", lines: string[], by = desk) => {
  const head =
    kind === "provider"
      ? "txId,txAmount,txAmountCy,provider,settledAt,fee,payout"
      : "bookedAt,amount,currency,reference,counterparty";
  files += 1;
  return by.call("importSettlement", { kind, name: `file ${files}.csv`, text: [head, ...lines].join("\n") });
};
/** The open differences about one of these subjects. */
const open = async (...subjects: string[]) =>
  (await desk.call("settlementDifferences", {})).differences.filter(({ subject }) =>
    subjects.some((each) => subject.includes(each)),
  );
const settledOnes = async (subject: string) =>
  (await desk.call("settlementDifferences", { view: "settled" })).differences.filter(
    (each) => each.subject === subject,
  );

describe("files of providers and the bank in the office", () => {
  it("a settlement file that agrees leaves nothing to do, and the same file is not read twice", async () => {
    const [one, two] = (await settled("Volt", "20.00", "30.00")) as [Deposit, Deposit];
    const lines = [lineOf("VOLT", one), lineOf("Volt", two)];
    const { file } = await read("provider", lines);
    expect(file).toMatchObject({ kind: "provider", lines: 2, read_by: desk.name });
    expect(await open(one.txId, two.txId)).toEqual([]);
    expect(await codeOf(read("provider", lines))).toBe("conflict");
    expect((await desk.call("reconciliation", {})).files[0]).toEqual(file);
  });

  it("another amount, another provider, a line twice, one without a payment and a payment without a line are found with both sides", async () => {
    const [one, two, three] = (await settled("Zimpler", "20.00", "30.00", "40.00")) as [
      Deposit,
      Deposit,
      Deposit,
    ];
    await read("provider", [
      lineOf("Zimpler", { ...one, amount: "20.01" }),
      lineOf("Zimpler", one),
      lineOf("Swish", three),
      lineOf("Zimpler", { txId: "unknown-1", amount: "-5.00", at: one.at }),
    ]);
    const found = await open(one.txId, two.txId, three.txId, "unknown-1");
    expect(found.map(({ subject, what, ours, theirs }) => [subject, what, ours, theirs])).toEqual(
      expect.arrayContaining([
        [one.txId, "amount", "20.00 EUR", "20.01 EUR"],
        [one.txId, "twice", "20.00 EUR", "20.00 EUR"],
        [three.txId, "provider", "zimpler", "swish"],
        ["unknown-1", "missing_here", null, "-5.00 EUR"],
        [two.txId, "missing_there", "30.00 EUR", null],
      ]),
    );
    expect(found).toHaveLength(5);
    expect(await open(two.txId)).toMatchObject([{ payment_id: expect.any(String), end: null }]);
  });

  it("a payment whose line is in the next day's file, and one that is booked later, are settled by themselves as agreeing by now", async () => {
    const [one, two, three] = (await settled("Swish", "21.00", "22.00", "23.00")) as [
      Deposit,
      Deposit,
      Deposit,
    ];
    const expected: Deposit = { txId: "late-1", amount: "24.00", at: two.at };
    await read("provider", [lineOf("Swish", one), lineOf("Swish", expected), lineOf("Swish", three)]);
    expect((await open(two.txId, "late-1")).map(({ what }) => what).sort()).toEqual([
      "missing_here",
      "missing_there",
    ]);
    await read("provider", [lineOf("Swish", two)]);
    expect((await open(two.txId)).map(({ what }) => what)).toEqual([]);
    const begun = await gate.beginDeposit(player, "24.00");
    const { authCode } = await begun.authorize();
    await begun.transfer(authCode, { provider: "Swish" });
    await gate.database.query("UPDATE payment SET transaction_id = 'late-1' WHERE transaction_id = $1", [
      begun.transactionId,
    ]);
    await findDifferencesAgain(gate.deps);
    expect(await open("late-1")).toEqual([]);
    expect(await settledOnes("late-1")).toMatchObject([
      { end: { outcome: "agrees_now", note: null, by: { kind: "job", name: "settlements" } } },
    ]);
  });

  it("what a provider pays out is compared with the bank, less its fees: a sum that agrees, one that differs, one that never came and a line of nobody", async () => {
    const [one, two, three] = (await settled("Brite", "20.00", "30.00", "40.00")) as [
      Deposit,
      Deposit,
      Deposit,
    ];
    await read("provider", [
      lineOf("Brite", one, ",0.35,BRITE-0001"),
      lineOf("Brite", two, ",0.40,BRITE-0002"),
      lineOf("Brite", three, ",0.45,BRITE-0003"),
    ]);
    expect(await open("BRITE")).toEqual([]);
    const day = (days: number) =>
      new Date(gate.clock.at.getTime() + days * DAY_MS).toISOString().slice(0, 10);
    await read("bank", [
      `${day(1)},19.65,EUR,Brite 0001 BRITE0001,Brite AB`,
      `${day(7)},29.00,EUR,BRITE-0002,Brite AB`,
      `${day(8)},-12.00,EUR,Coffee machine,Office supplies`,
    ]);
    later(9 * DAY_MS);
    await findDifferencesAgain(gate.deps);
    await desk.signIn();
    const found = await open("BRITE", "Coffee");
    expect(found.map(({ subject, what, ours, theirs }) => [subject, what, ours, theirs])).toEqual(
      expect.arrayContaining([
        ["BRITE-0002", "payout_amount", "29.60 EUR", "29.00 EUR"],
        ["BRITE-0003", "payout_missing", "39.55 EUR", null],
        ["Coffee machine", "bank_unknown", null, "-12.00 EUR, Office supplies"],
      ]),
    );
    expect(found).toHaveLength(3);
  });

  it("the bank's statement in camt.053 pays the payouts that it names, one of them in a batch; with a DOCTYPE it is refused with its line and nothing of it is kept", async () => {
    player = await gate.player();
    const [one, two] = (await settled("Zimpler", "50.00", "60.00")) as [Deposit, Deposit];
    await read("provider", [
      lineOf("Zimpler", one, ",0.50,ZIMPLER-0001"),
      lineOf("Zimpler", two, ",0.60,ZIMPLER-0002"),
    ]);
    const day = new Date(gate.clock.at.getTime() + 7 * DAY_MS).toISOString().slice(0, 10);
    const entry = (amount: string, details: string) =>
      `<Ntry><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>${day}</Dt></BookgDt><NtryDtls>${details}</NtryDtls></Ntry>`;
    const transaction = (amount: string, text: string) =>
      `<TxDtls><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls>`;
    const text = `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt>
<Acct><Id><IBAN>FI2112345600000785</IBAN></Id></Acct>
${entry("49.50", transaction("49.50", "Zimpler 0001"))}
${entry("70.00", transaction("58.40", "ZIMPLER 0002") + transaction("11.60", "Sold chairs"))}</Stmt></BkToCstmrStmt></Document>`;
    const send = (statement: string) =>
      desk.call("importSettlement", { kind: "bank", name: "statement.xml", text: statement });
    const { files: before } = await desk.call("reconciliation", {});
    await expect(send(`<!DOCTYPE Document SYSTEM "file:///etc/passwd">${text}`)).rejects.toMatchObject({
      data: { fields: { text: expect.stringContaining("line 1: a DOCTYPE") } },
    });
    expect((await desk.call("reconciliation", {})).files).toEqual(before);
    expect((await send(text)).file).toMatchObject({ kind: "bank", lines: 3, from: `${day}T23:59:59.000Z` });
    expect(await codeOf(send(text))).toBe("conflict");
    const found = await open("ZIMPLER-", "Sold chairs");
    expect(found.map(({ subject, what, ours, theirs }) => [subject, what, ours, theirs])).toEqual(
      expect.arrayContaining([
        ["ZIMPLER-0002", "payout_amount", "59.40 EUR", "58.40 EUR"],
        ["Sold chairs", "bank_unknown", null, "11.60 EUR"],
      ]),
    );
    expect(found).toHaveLength(2);
  });

  it("a person settles a difference once, with what became of it and a note; it is not found again, and both are in the audit", async () => {
    await read("provider", [lineOf("Volt", { txId: "stray-1", amount: "7.00", at: gate.clock.at })]);
    const [stray] = await open("stray-1");
    const settle = (by: Desk, note = "their refund of a test") =>
      by.call("settleSettlement", { difference_id: stray!.id, outcome: "corrected_there", note });
    expect(await codeOf(settle(desk, " "))).toBe("invalid_param");
    const other = await openDesk(gate, "payments");
    const answers = await Promise.all([codeOf(settle(desk)), codeOf(settle(other))]);
    expect(answers.sort()).toEqual(["conflict", "done"]);
    await findDifferencesAgain(gate.deps);
    expect(await open("stray-1")).toEqual([]);
    expect(await settledOnes("stray-1")).toMatchObject([
      { end: { outcome: "corrected_there", note: "their refund of a test" } },
    ]);
    const { rows } = await gate.database.query(
      "SELECT action FROM office_audit WHERE subject = $1 OR subject LIKE 'settlement:%'",
      [`difference:${stray!.id}`],
    );
    expect(rows).toContainEqual({ action: "reconciliation.settle" });
    expect(rows).toContainEqual({ action: "reconciliation.read_file" });
  });

  it("a file with a mistake is refused with its line and nothing of it is kept; support reads nothing, an auditor reads and changes nothing", async () => {
    const { files: before } = await desk.call("reconciliation", {});
    const wrong = read("provider", ["T-1,12.50,EUR,Volt,2026-11-20T10:00:00Z,,", "T-2,12,5,EUR,Volt"]);
    expect(await codeOf(wrong)).toBe("invalid_param");
    await expect(read("bank", ["20.11.2026,1.00,EUR,x,y"])).rejects.toMatchObject({
      data: { fields: { text: expect.stringContaining("line 2, column bookedAt") } },
    });
    expect((await desk.call("reconciliation", {})).files).toEqual(before);
    const support = await openDesk(gate, "support");
    expect(await codeOf(support.call("reconciliation", {}))).toBe("forbidden");
    const auditor = await openDesk(gate, "auditor");
    expect(await codeOf(auditor.call("settlementDifferences", {}))).toBe("done");
    expect(await codeOf(read("bank", ["2026-11-20,1.00,EUR,x,y"], auditor))).toBe("forbidden");
  });

  it("ledger and payments of each provider are shown as the last night compared them", async () => {
    await comparePayments(gate.deps);
    const { compared_at, providers } = await desk.call("reconciliation", {});
    expect(compared_at).toBe(gate.clock.at.toISOString());
    expect(providers.find(({ provider }) => provider === "volt")).toMatchObject({
      ...{ agrees: true, ledger: { amount: "-50.00", currency: "EUR" }, payments: { amount: "-50.00" } },
    });
  });
});
