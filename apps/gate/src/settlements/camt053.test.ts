import { describe, expect, it } from "vitest";
import { readBankFile } from "./bank-file.ts";

const namespace = (version: string) => `urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}`;
const ACCOUNT = "<Acct><Id><IBAN>FI2112345600000785</IBAN></Id><Ccy>EUR</Ccy></Acct>";
const statement = (entries: string, { version = "08", account = ACCOUNT, before = "" } = {}) =>
  `${before || '<?xml version="1.0" encoding="UTF-8"?>\n'}<Document xmlns="${namespace(version)}"><BkToCstmrStmt>
<GrpHdr><MsgId>M-1</MsgId></GrpHdr><Stmt><Id>S-1</Id>${account}
${entries}</Stmt></BkToCstmrStmt></Document>`;
const BOOKED = "<Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>2026-11-20</Dt></BookgDt>";
const entry = (more: string, { amount = "1203.65", sign = "CRDT", rest = BOOKED } = {}) =>
  `<Ntry><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>${sign}</CdtDbtInd>${rest}${more}</Ntry>\n`;
const details = (...transactions: string[]) =>
  `<NtryDtls>${transactions.map((each) => `<TxDtls>${each}</TxDtls>`).join("")}</NtryDtls>`;
const AT = new Date("2026-11-20T23:59:59Z");

describe("a bank's statement as a camt.053 file", () => {
  it("an entry of .001.08 is a line with who has paid, what they wrote and the references of both banks, at the end of its day", () => {
    const text = statement(
      entry(
        `<AcctSvcrRef>BANK-9</AcctSvcrRef>${details(
          `<Refs><EndToEndId>NOTPROVIDED</EndToEndId><TxId>T-7</TxId></Refs>
           <RltdPties><Dbtr><Pty><Nm>Trustly Group AB</Nm></Pty></Dbtr><Cdtr><Pty><Nm>Us</Nm></Pty></Cdtr></RltdPties>
           <RmtInf><Ustrd>Payout  PO-77 &amp; more</Ustrd><Strd><CdtrRefInf><Ref>RF18</Ref></CdtrRefInf></Strd></RmtInf>`,
        )}`,
      ),
    );
    expect(readBankFile(`\uFEFF${text}`)).toEqual([
      {
        ...{ reference: "Payout PO-77 & more | RF18 | T-7 | BANK-9", counterparty: "Trustly Group AB" },
        ...{ amountMinor: 1_203_65n, currency: "EUR", at: AT },
      },
    ]);
  });

  it("an older file (.001.02), whose status is text and whose names have no Pty, is read too: an outgoing payment is negative, at the time that the bank gives", () => {
    const text = statement(
      entry(
        details(
          "<Refs><EndToEndId>E-1</EndToEndId></Refs><RltdPties><Dbtr><Nm>Us</Nm></Dbtr><Cdtr><Nm>Harbour Offices</Nm></Cdtr></RltdPties>",
        ),
        {
          ...{ amount: "120.5000", sign: "DBIT" },
          rest: "<Sts>BOOK</Sts><BookgDt><DtTm>2026-11-20T08:00:00+01:00</DtTm></BookgDt>",
        },
      ),
      { version: "02" },
    );
    expect(readBankFile(text)).toEqual([
      {
        ...{ reference: "E-1", counterparty: "Harbour Offices", amountMinor: -120_50n, currency: "EUR" },
        at: new Date("2026-11-20T07:00:00Z"),
      },
    ]);
  });

  it.each(["02", "03", "04", "05", "06", "07", "08"])("camt.053.001.%s is read", (version) => {
    expect(readBankFile(statement(entry(""), { version }))).toHaveLength(1);
  });

  it("a batch of 3 transactions with their amounts is 3 lines, and the fee of 1.00 that is left of the entry one more: 4 lines that add up to it", () => {
    const transaction = (amount: string, reference: string, sign = "CRDT") =>
      `<Refs><EndToEndId>${reference}</EndToEndId></Refs><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>${sign}</CdtDbtInd>`;
    const text = statement(
      entry(
        `<NtryRef>B-1</NtryRef>${details(
          transaction("70.00", "PO-1"),
          transaction("50.00", "PO-2"),
          transaction("19.00", "PO-3", "DBIT"),
        )}`,
        { amount: "100.00" },
      ),
    );
    expect(readBankFile(text).map(({ reference, amountMinor }) => [reference, amountMinor])).toEqual([
      ["PO-1 | B-1", 70_00n],
      ["PO-2 | B-1", 50_00n],
      ["PO-3 | B-1", -19_00n],
      ["B-1", -1_00n],
    ]);
  });

  it("a batch of .001.02 has its amounts in AmtDtls; one without amounts, or in another currency, stays one line with every reference", () => {
    const transaction = (reference: string, amount: string) =>
      `<Refs><EndToEndId>${reference}</EndToEndId></Refs>${amount}`;
    const own = (amount: string, currency = "EUR") =>
      `<AmtDtls><InstdAmt><Amt Ccy="SEK">9.99</Amt></InstdAmt><TxAmt><Amt Ccy="${currency}">${amount}</Amt></TxAmt></AmtDtls>`;
    const linesWith = (second: string) =>
      readBankFile(
        statement(
          entry(details(transaction("PO-1", own("3.00")), transaction("PO-2", second)), { amount: "7.00" }),
          { version: "02" },
        ),
      ).map(({ reference, amountMinor }) => [reference, amountMinor]);
    expect(linesWith(own("4.00"))).toEqual([
      ["PO-1", 3_00n],
      ["PO-2", 4_00n],
    ]);
    expect(linesWith("")).toEqual([["PO-1 | PO-2", 7_00n]]);
    expect(linesWith(own("4.00", "SEK"))).toEqual([["PO-1 | PO-2", 7_00n]]);
  });

  it("a reversal has the sign that it moves the money with, so that payout and reversal are 0.00 together", () => {
    const reference = details("<Refs><EndToEndId>PO-77</EndToEndId></Refs>");
    const lines = readBankFile(
      statement(entry(reference) + entry(`<RvslInd>true</RvslInd>${reference}`, { sign: "DBIT" })),
    );
    expect(lines.map(({ amountMinor }) => amountMinor)).toEqual([1_203_65n, -1_203_65n]);
  });

  it("entries that are pending or only told are no lines, and a statement of nothing else is refused", () => {
    const pending = entry("", { rest: BOOKED.replace("BOOK", "PDNG") });
    expect(readBankFile(statement(pending + entry("")))).toHaveLength(1);
    expect(() => readBankFile(statement(pending))).toThrow("the statement has no booked entry");
    expect(() => readBankFile(statement(""))).toThrow("the statement has no booked entry");
  });

  it("names with a prefix are the same names, and what a bank adds under its own namespace is left out", () => {
    const text = statement(entry("<NtryRef>N-1</NtryRef>"))
      .replaceAll(/<(\/?)(?=[A-Z])/g, "<$1iso:")
      .replace("xmlns=", "xmlns:iso=")
      .replace(
        "</iso:Ntry>",
        '<x:NtryRef xmlns:x="urn:own">no <x:Amt>1</x:Amt></x:NtryRef><iso:AddtlNtryInf><![CDATA[a < b]]></iso:AddtlNtryInf></iso:Ntry>',
      );
    expect(readBankFile(text)).toMatchObject([{ reference: "N-1 | a < b", amountMinor: 1_203_65n }]);
  });

  it("a reference is as long as 300 characters, a name as long as 200", () => {
    const long = "x".repeat(1_000);
    const [line] = readBankFile(
      statement(
        entry(
          details(
            `<RltdPties><Dbtr><Nm>${long}</Nm></Dbtr></RltdPties><RmtInf><Ustrd>${long}</Ustrd></RmtInf>`,
          ),
        ),
      ),
    );
    expect([line?.reference.length, line?.counterparty.length]).toEqual([300, 200]);
  });

  const second = ACCOUNT.replace("785", "786");
  const bomb = `<!DOCTYPE d [<!ENTITY a "aaaaaaaaaa">${Array.from(
    { length: 9 },
    (_, power) => `<!ENTITY a${power} "${`&a${power === 0 ? "" : power - 1};`.repeat(10)}">`,
  ).join("")}]>`;
  it.each([
    ["no end", statement(entry("")).slice(0, -20), "unclosed tag"],
    ["a tag that another closes", "<Document><a></b></Document>", "no statement"],
    [
      "another message",
      statement(entry("")).replace("camt.053", "camt.052"),
      "camt.052.001.08, and no statement",
    ],
    ["version .09", statement(entry(""), { version: "09" }), "camt.053.001.09, and no statement"],
    ["no namespace", "<Document><BkToCstmrStmt/></Document>", "XML without a namespace, and no statement"],
    ["the mark-up of a web page", "<!doctype html><p>1<br></p>", "line 1: incorrect syntax"],
    [
      "an entity of a file",
      statement(entry("<NtryRef>&x;</NtryRef>"), {
        before: '<!DOCTYPE d [<!ENTITY x SYSTEM "file:///etc/passwd">]>',
      }),
      "line 1: a DOCTYPE",
    ],
    [
      "entities that unfold to a billion",
      statement(entry("<NtryRef>&a8;</NtryRef>"), { before: bomb }),
      "a DOCTYPE",
    ],
    [
      "a million elements within each other",
      statement("<a>".repeat(1_000_000)),
      "elements within more than 50 others",
    ],
    [
      "an entity that nobody has defined",
      statement(entry("<NtryRef>&x;</NtryRef>")),
      "line 4: undefined entity",
    ],
    ["another encoding", statement(entry("")).replace("UTF-8", "ISO-8859-1"), "only UTF-8 is read"],
    ["no amount", statement(entry("").replace(/<Amt.*<\/Amt>/, "")), "line 4, entry 1: no amount (Amt)"],
    [
      "no currency",
      statement(entry("").replace(' Ccy="EUR"', "")),
      "entry 1: an amount without its currency",
    ],
    [
      "an amount of words",
      statement(entry("") + entry("", { amount: "1,00" })),
      'line 5, entry 2: the amount "1,00"',
    ],
    ["3 decimals", statement(entry("", { amount: "1.005" })), 'the amount "1.005"'],
    ["an amount below zero", statement(entry("", { amount: "-1.00" })), 'the amount "-1.00"'],
    [
      "no direction",
      statement(entry("").replace(/<CdtDbtInd>.*<\/CdtDbtInd>/, "")),
      "no direction (CdtDbtInd)",
    ],
    ["another direction", statement(entry("", { sign: "BOTH" })), 'the direction "BOTH"'],
    ["no status", statement(entry("").replace(/<Sts>.*<\/Sts>/, "")), "no status (Sts)"],
    [
      "no booking date",
      statement(entry("").replace(/<BookgDt>.*<\/BookgDt>/, "")),
      "no booking date (BookgDt)",
    ],
    ["a day that is none", statement(entry("").replace("2026-11-20", "20.11.2026")), "the booking date"],
    [
      "two accounts",
      statement(`${entry("")}</Stmt><Stmt>${second}${entry("")}`),
      "a second account, FI2112345600000786",
    ],
    [
      "no account's number",
      statement(entry(""), { account: "<Acct><Nm>Ours</Nm></Acct>" }),
      "an account without its number",
    ],
    ["no account", statement(entry(""), { account: "" }), "entry 1: no account before it (Acct)"],
  ])("a statement with %s is refused with its place", (_, text, reason) => {
    expect(() => readBankFile(text)).toThrow(reason);
  });

  it("two statements of one account, also in two currencies, are read together", () => {
    const inDollars = entry("").replace("EUR", "USD");
    const text = statement(`${entry("")}</Stmt><Stmt>${ACCOUNT.replace("EUR", "USD")}${inDollars}`);
    expect(readBankFile(text).map(({ currency }) => currency)).toEqual(["EUR", "USD"]);
  });
});
