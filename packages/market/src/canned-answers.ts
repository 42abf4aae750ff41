import { answersByLanguage } from "@bellwether/languages/canned-answers.ts";
import { defaultLanguage, isOffered } from "./languages.ts";

/** A prepared answer of the house: in the player's language, and in English for whoever sends it. `{name}` stands for the player's first name. */
export type CannedAnswer = { id: string; text: string; english: string };

/** The prepared answers in a language, in the order in which an agent needs them; English ones where a language has none. */
export function cannedAnswersIn(language: string): CannedAnswer[] {
  const english = answersByLanguage[defaultLanguage] ?? {};
  const own = (isOffered(language) && answersByLanguage[language]) || english;
  return Object.entries(english).map(([id, text]) => ({ id, text: own[id] ?? text, english: text }));
}
