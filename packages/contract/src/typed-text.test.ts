import { describe, expect, it } from "vitest";
import { KnownAddress, NewPassword, PhoneText, requiredText } from "./person-fields.ts";
import { isSameMailbox, readEmail } from "./read-email.ts";
import { plainCode, searchText } from "./typed-text.ts";

describe("an email address", () => {
  it.each([
    ["Aino@Example.org", "aino@example.org"],
    [" aino@example.org ", "aino@example.org"],
    ["aino+bets@example.org", "aino+bets@example.org"],
    ["aino@münchen.example", "aino@xn--mnchen-3ya.example"],
    ["aino@mu\u0308nchen.example", "aino@xn--mnchen-3ya.example"],
    ["aino@XN--MNCHEN-3YA.example", "aino@xn--mnchen-3ya.example"],
    ["ａｉｎｏ＠ｅｘａｍｐｌｅ．ｏｒｇ", "aino@example.org"],
    ["aino@example。org", "aino@example.org"],
    ["ai\u200bno@exam\u00adple.org", "aino@example.org"],
    ["\u202eaino@example.org\u202c", "aino@example.org"],
    ["\ufeffaino@example.org\u200f", "aino@example.org"],
    ["a\u0308ino@example.org", "äino@example.org"],
    ["1f3a@signup.null", "1f3a@signup.null"],
  ])("%j has the form %s", (text, email) => expect(readEmail(text)).toBe(email));

  it.each([
    "a..b@example.org",
    ".a@example.org",
    "a.@example.org",
    "@example.org",
    "a@b@example.org",
    "a@example",
    "a@10.20.30.40",
    "a@[10.20.30.40]",
    "a@0x0a.20.30.40",
    "a@example.123",
    "a@example..org",
    "a@.example.org",
    "a@-example.org",
    "a@example-.org",
    "a@example.org.",
    "a@exa%6dple.org",
    "a@exa_mple.org",
    "a@xn--.org",
    "a b@example.org",
    "a\n@example.org",
    `${"a".repeat(65)}@example.org`,
    `a@${"b".repeat(64)}.org`,
  ])("%j is none", (text) => expect(readEmail(text)).toBeUndefined());

  it("an email address is the same mailbox with a name of the domain in letters and in the name system's form", () => {
    expect(isSameMailbox("a@münchen.example", "A@xn--mnchen-3ya.example")).toBe(true);
    expect(isSameMailbox("a@münchen.example", "a@munchen.example")).toBe(false);
  });

  it("an email address of an old account is looked up as it was typed, even in a form that no new one gets", () => {
    expect(KnownAddress.parse(" A..B@example.org")).toBe("a..b@example.org");
    expect(KnownAddress.safeParse("nobody").success).toBe(false);
  });
});

describe("a name", () => {
  const Name = requiredText("missing");

  it.each([
    ["Ma\u0308kinen", "Mäkinen"],
    ["Aino\u202e", "Aino"],
    ["\u200bAino\u00a0Maria\u2066", "Aino Maria"],
    ["می\u200cخواهم", "می\u200cخواهم"],
    ["Ai\u00adno\u200d", "Aino"],
  ])("%j is stored as %j", (text, name) => expect(Name.parse(text)).toBe(name));

  it.each(["\u200b\u202e", "Ai\u0000no", "Ai\nno", "Ai\u2028no", "Ai\u0085no", "Ai\ud800no"])(
    "%j is refused",
    (text) => expect(Name.safeParse(text).success).toBe(false),
  );
});

describe("a phone number", () => {
  it.each([
    ["\u202d+358 40 123 4567\u202c", "+358 40 123 4567"],
    ["040\u2013123\u20114567", "040-123-4567"],
    ["＋３５８　４０ １２３４５６７", "+358 40 1234567"],
    ["٠٤٠ ١٢٣ ٤٥٦٧", "040 123 4567"],
    ["۰۴۰۱۲۳۴۵۶۷", "0401234567"],
    ["040\u00a0123\u202f4567", "040 123 4567"],
  ])("%j is read as %j", (text, phone) => expect(PhoneText.parse(text)).toBe(phone));
});

describe("a code", () => {
  it.each([
    [" welcome100 ", "WELCOME100"],
    ["WELCOME\u2011100", "WELCOME100"],
    ["ｗｅｌｃｏｍｅ１００", "WELCOME100"],
    ["12 34-56", "123456"],
    ["\u200e١٢٣٤٥٦\u200f", "123456"],
    ["१२३४५६", "123456"],
    ["𝟙𝟚𝟛𝟜𝟝𝟞", "123456"],
  ])("%j is read as %s", (text, code) => expect(plainCode(text)).toBe(code));
});

describe("a new password", () => {
  it("a new password has 8 to 128 characters once its accents are composed", () => {
    expect(NewPassword.safeParse("a\u0308".repeat(4)).success).toBe(false);
    expect(NewPassword.parse("a\u0308".repeat(128))).toBe("ä".repeat(128));
    expect(NewPassword.safeParse("a\u0308".repeat(129)).success).toBe(false);
  });
});

it.each([
  ["Grandad’s Shed", "grandad's shed"],
  ["Ｋｅｓäyön", "kesayon"],
  ["Łódź – Straße", "lodz - strasse"],
  ["Smørrebrød\u200b ٣", "smorrebrod 3"],
  ["İstanbul", "istanbul"],
])("the search compares %j as %j", (text, plain) => expect(searchText(text)).toBe(plain));
