import { readFileSync } from "node:fs";
import { MessageFile, type MessageTexts, messageTemplates } from "@bellwether/contract/content/message.ts";
import { offeredLanguages } from "@bellwether/market";
import { describe, expect, it } from "vitest";
import { writeMessage } from "./write-message.ts";

const folder = new URL("../../../../languages/", import.meta.url);
const texts: MessageTexts = Object.fromEntries(
  offeredLanguages.map((language) => [
    language,
    MessageFile.parse(JSON.parse(readFileSync(new URL(`${language}/letters.json`, folder), "utf8"))),
  ]),
);
const placeholders = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort();
const code = { code: "123456", minutes: "10" };

describe("message templates", () => {
  it("message templates exist in each offered language, and in no other", () => {
    expect(Object.keys(texts).sort()).toEqual([...offeredLanguages].sort());
    for (const [language, templates] of Object.entries(texts))
      expect(Object.keys(templates).sort(), language).toEqual([...messageTemplates].sort());
  });

  it.each(Object.entries(texts))(
    "message templates of %s have the placeholders of the English ones in the subject and in the body",
    (_, templates) => {
      for (const [name, { subject, body }] of Object.entries(templates)) {
        const english = texts.en![name as "activation_code"]!;
        expect(placeholders(subject), name).toEqual(placeholders(english.subject));
        expect(placeholders(body), name).toEqual(placeholders(english.body));
      }
    },
  );

  it("message templates have a place for what a visitor typed only in the message to support, in the copy and the transcript for a confirmed mailbox, and in the answer to a ticket", () => {
    const ofTheHouse =
      /^\{(amount|brand|code|minutes|hours|time|days|from|until|zone|support|link|page|title|day|result|paid|staked|missed|tracking|houses|until|helplines|when|place|device|year)\}$/;
    const typed = Object.entries(texts.en!).flatMap(([name, { subject, body }]) =>
      placeholders(subject + body)
        .filter((each) => !ofTheHouse.test(each))
        .map((each) => `${name} ${each}`),
    );
    const message = ["country", "email", "language", "name", "player", "quote", "topic"];
    expect(typed).toEqual([
      ...message.map((each) => `support_message {${each}}`),
      ...["support_copy", "chat_answer", "chat_transcript"].map((name) => `${name} {quote}`),
    ]);
  });

  it.each(Object.entries(texts))(
    "message templates in %s announce no document check for a pot: only wins of draws are checked",
    (_, templates) => {
      const namesCheck = /do[ck]ument|asiakirj|okmány|handling/i;
      expect(templates.draw_won_closed?.body).toMatch(namesCheck);
      expect(templates.pot_won_shut?.body).not.toMatch(namesCheck);
    },
  );

  it.each([
    ["fi", "123456 on Funly-koodisi. Se on voimassa 10 minuuttia. Älä anna sitä kenellekään."],
    ["en", "123456 is your Funly code. It is valid for 10 minutes. Never share it with anyone."],
    ["de", "123456 ist dein Funly-Code. Er gilt 10 Minuten. Gib ihn niemandem weiter."],
    ["it", "123456 is your Funly code. It is valid for 10 minutes. Never share it with anyone."],
    ["constructor", "123456 is your Funly code. It is valid for 10 minutes. Never share it with anyone."],
  ])("message templates in %s read: %s", (language, body) => {
    expect(writeMessage(texts, "activation_code", { language, brand: "FUNLY", params: code }).body).toBe(
      body,
    );
  });

  it("message templates refuse a missing param instead of leaving a gap", () => {
    expect(() =>
      writeMessage(texts, "activation_code", { language: "en", brand: "FUNLY", params: {} }),
    ).toThrow("needs {code}");
  });

  it("message templates keep a name on one line, so that it cannot forge a header, and escape it in HTML", () => {
    const hostile = { ...code, code: "1\r\nBcc: victim@example.org\u2028<img src=x onerror=alert(1)>" };
    const { subject, body, html } = writeMessage(
      { en: { activation_code: { subject: "{code}", body: "{code} {minutes}" } } },
      "activation_code",
      { language: "en", brand: "BELLWETHER", params: hostile },
    );
    expect(subject).not.toMatch(/[\r\n\u2028]/);
    expect(body).not.toMatch(/[\r\n\u2028]/);
    expect(html).not.toContain("<img");
    expect(html).toContain("&#60;img");
  });

  it("message templates turn URLs in an email into links, and nothing else", () => {
    const { html } = writeMessage(
      {
        en: {
          activation_code: { subject: "s", body: "Go to https://x.example/a?b=1&c=2. javascript:alert(1)" },
        },
      },
      "activation_code",
      { language: "en", brand: "LUCKYCLOVER", params: code },
    );
    expect(html).toContain('<a href="https://x.example/a?b=1&#38;c=2">');
    expect(html.match(/<a /g)).toHaveLength(1);
  });
});
