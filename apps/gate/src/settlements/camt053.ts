import { amountToMinor } from "@bellwether/contract";
import type { BankLine } from "./bank-line.ts";
import { BETWEEN_REFERENCES } from "./compare-bank.ts";
import { readXml, type XmlElement } from "./read-xml.ts";

const NAMESPACE = /^urn:iso:std:iso:20022:tech:xsd:camt\.053\.001\.0[2-8]$/;
const STATEMENT = "Document/BkToCstmrStmt/Stmt";
const ACCOUNT = `${STATEMENT}/Acct`;
const ENTRY = `${STATEMENT}/Ntry`;

/** As long as those of the other files: differences name it. */
const MAX_REFERENCE = 300;
const MAX_COUNTERPARTY = 200;
/** What banks write where the payer has given no reference. */
const NOT_PROVIDED = "NOTPROVIDED";

/**
 * Reads a bank's statement in ISO 20022's camt.053.001.02 to .08. Each booked entry is a line; one that names the amounts of its transactions is a line
 * for each, and what is left of the entry, such as a fee, is one more. The sign is the entry's own (`CdtDbtInd`): a reversal already has the other one.
 * @throws Error that names the entry and its line, or what the file is instead; also for a file of two accounts.
 */
export function readCamt053(text: string): BankLine[] {
  const lines: BankLine[] = [];
  let entries = 0;
  let account: string | undefined;
  readXml(text, [ACCOUNT, ENTRY], {
    root(name, namespace) {
      if (name !== "Document" || !NAMESPACE.test(namespace))
        throw new Error(
          `the file is ${namespace || "XML without a namespace"}, and no statement (camt.053.001.02 to .08)`,
        );
    },
    element(path, element) {
      if (path === ACCOUNT) {
        const own = textAt(element, "Id", "IBAN") ?? textAt(element, "Id", "Othr", "Id");
        if (own === undefined) throw new Error(`line ${element.line}: an account without its number`);
        if (account !== undefined && own !== account)
          throw new Error(`line ${element.line}: a second account, ${own}; read each account's own file`);
        account = own;
        return;
      }
      entries += 1;
      try {
        if (account === undefined) throw new Error("no account before it (Acct)");
        lines.push(...linesOf(element));
      } catch (error) {
        throw new Error(`line ${element.line}, entry ${entries}: ${(error as Error).message}`);
      }
    },
  });
  if (lines.length === 0) throw new Error("the statement has no booked entry");
  return lines;
}

function linesOf(entry: XmlElement): BankLine[] {
  // A code of its own since .001.08, the text before.
  const status = textAt(entry, "Sts", "Cd") ?? textAt(entry, "Sts");
  if (status === undefined) throw new Error("no status (Sts)");
  if (status !== "BOOK") return [];
  const total = amountOf(entry);
  if (total === undefined) throw new Error("no amount (Amt)");
  const sign = signOf(entry);
  if (sign === undefined) throw new Error("no direction (CdtDbtInd)");
  const { currency } = total;
  const at = bookedAt(entry);
  const details = childrenOf(entry, "NtryDtls").flatMap((each) => childrenOf(each, "TxDtls"));
  const line = (amountMinor: bigint, about: readonly XmlElement[]): BankLine => ({
    ...{ currency, amountMinor, at },
    reference: referenceOf(entry, about),
    counterparty: counterpartyOf(about[0], amountMinor > 0n),
  });
  const amounts = details.map((each) => transactionAmount(each, currency, sign));
  if (details.length < 2 || amounts.includes(undefined)) return [line(sign * total.minor, details)];
  const parts = details.map((each, place) => line(amounts[place] ?? 0n, [each]));
  const rest = parts.reduce((left, { amountMinor }) => left - amountMinor, sign * total.minor);
  return rest === 0n ? parts : [...parts, line(rest, [])];
}

/** What a transaction of a batch has moved, in the entry's currency; undefined where the bank does not say it. */
function transactionAmount(details: XmlElement, currency: string, sign: bigint): bigint | undefined {
  // Its own since .001.04, among others before; what was instructed is in the payer's currency.
  const within = childrenOf(details, "AmtDtls")[0];
  const amount = amountOf(details) ?? (within && amountOf(childrenOf(within, "TxAmt")[0]));
  if (amount?.currency !== currency) return undefined;
  return (signOf(details) ?? sign) * amount.minor;
}

function amountOf(element: XmlElement | undefined): { minor: bigint; currency: string } | undefined {
  const amount = element && childrenOf(element, "Amt")[0];
  if (!amount) return undefined;
  const [, text] = /^(\d{1,12}(?:\.\d{1,2})?)0{0,3}$/.exec(amount.text.trim()) ?? [];
  const { Ccy: currency = "" } = amount.attributes;
  if (text === undefined) throw new Error(`the amount "${amount.text.trim().slice(0, 40)}" (Amt)`);
  if (!/^[A-Z]{3}$/.test(currency)) throw new Error("an amount without its currency (Ccy)");
  return { minor: amountToMinor(text), currency };
}

function signOf(element: XmlElement): bigint | undefined {
  const said = textAt(element, "CdtDbtInd");
  if (said === undefined) return undefined;
  if (said !== "CRDT" && said !== "DBIT") throw new Error(`the direction "${said}" (CdtDbtInd)`);
  return said === "CRDT" ? 1n : -1n;
}

/** Where a line has a day and no time, it gets the last second of that day in UTC. */
function bookedAt(entry: XmlElement): Date {
  const day = textAt(entry, "BookgDt", "Dt");
  const moment = textAt(entry, "BookgDt", "DtTm");
  const text = day ? `${day.slice(0, 10)}T23:59:59Z` : moment;
  if (text === undefined) throw new Error("no booking date (BookgDt)");
  // A moment without a zone would be one of this machine's.
  const at = new Date(/(Z|[+-]\d{2}:\d{2})$/.test(text) ? text : `${text}Z`);
  if (Number.isNaN(at.getTime())) throw new Error(`the booking date "${day ?? moment}" (BookgDt)`);
  return at;
}

/** Whatever may name a provider's payout: what the payer wrote first, then the references of payer and banks. */
function referenceOf(entry: XmlElement, details: readonly XmlElement[]): string {
  const found = details.flatMap((each) => [
    ...textsAt(each, "RmtInf", "Ustrd"),
    ...textsAt(each, "RmtInf", "Strd", "CdtrRefInf", "Ref"),
    ...["EndToEndId", "InstrId", "TxId", "PmtInfId", "MsgId", "AcctSvcrRef"].flatMap((name) =>
      textsAt(each, "Refs", name),
    ),
    ...textsAt(each, "Refs", "Prtry", "Ref"),
    ...textsAt(each, "AddtlTxInf"),
  ]);
  found.push(
    ...["AcctSvcrRef", "NtryRef", "AddtlNtryInf"].flatMap((name) => textsAt(entry, name)),
    ...textsAt(entry, "NtryDtls", "Btch", "PmtInfId"),
    ...textsAt(entry, "NtryDtls", "Btch", "MsgId"),
  );
  return [...new Set(found.filter((each) => each !== NOT_PROVIDED))]
    .join(BETWEEN_REFERENCES)
    .slice(0, MAX_REFERENCE);
}

/** Who has paid what came in, or was paid what went out. */
function counterpartyOf(details: XmlElement | undefined, isIn: boolean): string {
  const name = (party: "Dbtr" | "Cdtr") =>
    details &&
    // Inside of `Pty` since .001.08.
    (textAt(details, "RltdPties", party, "Pty", "Nm") ?? textAt(details, "RltdPties", party, "Nm"));
  const [first, second] = isIn ? (["Dbtr", "Cdtr"] as const) : (["Cdtr", "Dbtr"] as const);
  return (name(first) ?? name(second) ?? "").slice(0, MAX_COUNTERPARTY);
}

const childrenOf = ({ children }: XmlElement, wanted: string) =>
  children.filter(({ name }) => name === wanted);

/** The texts of the elements at a path, without white space around them; empty ones are none. */
function textsAt(element: XmlElement, ...path: readonly string[]): string[] {
  let at = [element];
  for (const name of path) at = at.flatMap((each) => childrenOf(each, name));
  return at.map(({ text }) => text.trim().replaceAll(/\s+/g, " ")).filter((text) => text !== "");
}

const textAt = (element: XmlElement, ...path: readonly string[]): string | undefined =>
  textsAt(element, ...path)[0];
