import type { MessageTemplate, MessageTexts } from "@bellwether/contract/content/message.ts";
import { type BrandKey, brands } from "@bellwether/market";
import { brandLetter } from "./brand-letter.ts";

/** The text of one message; `html` is the email's HTML version. */
export type WrittenMessage = { subject: string; body: string; html: string };

/**
 * Fills a template in the player's language; English where there is no translation. Params are single lines: a line break in a name could
 * otherwise forge a header of the email, or a sentence in our name. Only `{quote}` may have several lines, each prefixed with `>` to mark
 * it as somebody else's words.
 */
export function writeMessage(
  texts: MessageTexts,
  template: MessageTemplate,
  to: { language: string; brand: BrandKey; params: Record<string, string>; quote?: string },
): WrittenMessage {
  const text = (Object.hasOwn(texts, to.language) && texts[to.language]?.[template]) || texts.en?.[template];
  if (!text) throw new Error(`the message ${template} has no English text`);
  const params: Record<string, string> = { ...to.params, brand: brands[to.brand].name };
  const fill = (pattern: string) =>
    pattern.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
      if (name === "quote" && to.quote !== undefined) return quoted(to.quote);
      const value = Object.hasOwn(params, name) ? params[name] : undefined;
      if (value === undefined) throw new Error(`the message ${template} needs {${name}}`);
      return singleLine(value);
    });
  const subject = fill(text.subject);
  const body = fill(text.body);
  return { subject, body, html: brandLetter(to.brand, to.language, { subject, body }) };
}

function quoted(text: string): string {
  return text
    .split("\n")
    .map((line) => `> ${singleLine(line)}`)
    .join("\n");
}

/** Replaces control characters and Unicode line separators by spaces. */
export function singleLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, " ").trim();
}
