import { randomUUID } from "node:crypto";
import { dayText } from "@bellwether/contract/day-text.ts";
import { DAY_MS } from "@bellwether/contract/durations.ts";
import type { SamplePayment } from "./sample-past.ts";

/** A file that the office reads. */
export type SampleFile = { kind: "provider" | "bank"; name: string; text: string };

type Line = SamplePayment & { payout: string | undefined };
type Transfer = { payout: string; provider: string; currency: string; minor: number; bookedAt: Date };

const MISTAKEN = "TRUSTLY";
const UNPAID = "WIZZVISA";
const WEEK_MS = 7 * DAY_MS;
/** A provider pays a week out two days after its end. */
const PAID_AFTER_MS = 2 * DAY_MS;

/**
 * The settlement file of each provider and the bank's statement, as they come after the past of the sample. They agree with the payments but for
 * what is planted, which docs/run-the-office.md lists: in one provider's file a payment is missing, one has another amount and one is unknown to us;
 * at the bank a payout of another provider is missing, and a line belongs to nobody.
 */
export function sampleFiles(payments: readonly SamplePayment[], now: Date): SampleFile[] {
  const providers = Map.groupBy(payments, ({ provider }) => provider);
  const transfers: Transfer[] = [];
  const files = [...providers].map(([provider, own]): SampleFile => {
    const lines = (provider === MISTAKEN ? withMistakes(own) : own).map((payment) => ({
      ...{ ...payment, payout: payoutOf(payment, now) },
    }));
    const paid = transfersOf(lines);
    transfers.push(...(provider === UNPAID ? paid.toSpliced(1, 1) : paid));
    return { kind: "provider", name: `${provider.toLowerCase()}-settlement.csv`, text: providerFile(lines) };
  });
  return [...files, { kind: "bank", name: "bank-statement.xml", text: bankFile(transfers, now) }];
}

/** What the provider has wrong: never its first or last payment, which say for what time the file stands. */
function withMistakes(payments: readonly SamplePayment[]): SamplePayment[] {
  const [third, half] = [Math.floor(payments.length / 3), Math.floor(payments.length / 2)];
  return payments.flatMap((payment, place) => {
    if (place === third) return [];
    if (place === half)
      return [
        { ...payment, amount: payment.amount + 10 },
        { ...payment, txId: randomUUID(), amount: 45 },
      ];
    return [payment];
  });
}

/** Cents that a provider keeps of a payment. */
const feeOf = ({ amount }: SamplePayment) => 10 + Math.round(amount * 1.5);

/** The transfer by which a payment's week is paid out; undefined while it is not. */
function payoutOf({ provider, at }: SamplePayment, now: Date): string | undefined {
  const ends = endOfWeek(at);
  return ends.getTime() + PAID_AFTER_MS < now.getTime()
    ? `${provider}-${dayText(ends).replaceAll("-", "")}`
    : undefined;
}

const endOfWeek = (at: Date) => new Date((Math.floor(at.getTime() / WEEK_MS) + 1) * WEEK_MS);

function transfersOf(lines: readonly Line[]): Transfer[] {
  const paid = lines.filter(({ payout }) => payout !== undefined);
  const groups = Map.groupBy(paid, ({ payout, currency }) => `${payout} ${currency}`);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first?.payout) return [];
    const minor = group.reduce((sum, line) => sum + line.amount * 100 - feeOf(line), 0);
    const { payout, provider, currency, at } = first;
    return { payout, provider, currency, minor, bookedAt: new Date(endOfWeek(at).getTime() + PAID_AFTER_MS) };
  });
}

const money = (minor: number) => (minor / 100).toFixed(2);

const providerFile = (lines: readonly Line[]) =>
  csv([
    ["txId", "txAmount", "txAmountCy", "provider", "settledAt", "fee", "payout"],
    ...lines.map((line) => [
      ...[line.txId, money(line.amount * 100), line.currency, line.provider, line.at.toISOString()],
      ...[money(feeOf(line)), line.payout ?? ""],
    ]),
  ]);

/** The account's statement in camt.053, as banks give it. */
function bankFile(transfers: readonly Transfer[], now: Date): string {
  const rent = {
    ...{ reference: "Deposit of the old rent", counterparty: "Harbour Offices", currency: "EUR" },
    ...{ minor: 120_00, bookedAt: new Date(now.getTime() - 3 * DAY_MS) },
  };
  const entries = [
    ...transfers
      .toSorted((one, other) => one.bookedAt.getTime() - other.bookedAt.getTime())
      .map(({ payout, provider, ...more }) => ({
        ...{ ...more, reference: `Payout ${payout}`, counterparty: provider },
      })),
    rent,
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt>
<GrpHdr><MsgId>SAMPLE</MsgId><CreDtTm>${now.toISOString()}</CreDtTm></GrpHdr>
<Stmt><Id>SAMPLE</Id><CreDtTm>${now.toISOString()}</CreDtTm><Acct><Id><Othr><Id>SAMPLE-ACCOUNT</Id></Othr></Id></Acct>
${entries.map(entryOf).join("\n")}
</Stmt></BkToCstmrStmt></Document>
`;
}

type Entry = Pick<Transfer, "currency" | "minor" | "bookedAt"> & { reference: string; counterparty: string };

function entryOf({ reference, counterparty, currency, minor, bookedAt }: Entry): string {
  const [sign, payer] = minor < 0 ? ["DBIT", "Cdtr"] : ["CRDT", "Dbtr"];
  return [
    `<Ntry><Amt Ccy="${currency}">${money(Math.abs(minor))}</Amt><CdtDbtInd>${sign}</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts>`,
    `<BookgDt><Dt>${dayText(bookedAt)}</Dt></BookgDt><NtryDtls><TxDtls><RltdPties><${payer}><Pty><Nm>${counterparty}</Nm></Pty></${payer}>`,
    `</RltdPties><RmtInf><Ustrd>${reference}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`,
  ].join("");
}

const csv = (rows: readonly (readonly string[])[]) => `${rows.map((row) => row.join(",")).join("\n")}\n`;
