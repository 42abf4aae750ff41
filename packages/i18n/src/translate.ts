import type { Language } from "@bellwether/market/languages.ts";
import type { MessageKey } from "./keys.ts";
import { formatMessage, type MessageParams } from "./message.ts";

export type { MessageKey, MessageParams };

/** Texts by their full key, `core.header_deposit`: what a page carries. */
export type Texts = Record<string, string>;

export type Translate = (key: MessageKey, params?: MessageParams) => string;

/** `t` over the given texts. A missing text gives an empty text, or its key if keys are to be shown [8.08]. */
export function createTranslate(options: {
  texts: Texts;
  language: Language;
  showKeys?: boolean;
}): Translate {
  return (key, params = {}) => {
    const message = Object.hasOwn(options.texts, key) ? options.texts[key] : undefined;
    if (message === undefined) return options.showKeys ? key : "";
    return formatMessage(message, params, options.language);
  };
}
