import { answersByLanguage } from "@bellwether/languages/canned-answers.ts";
import { expect, it } from "vitest";
import { cannedAnswersIn } from "./canned-answers.ts";
import { offeredLanguages } from "./languages.ts";

const placeholders = (text = "") => text.match(/\{\w+\}/g) ?? [];

it.each(offeredLanguages)(
  "the prepared answers in %s are those of English, with the name at the same places",
  (language) => {
    const answers = cannedAnswersIn(language);
    expect(Object.keys(answersByLanguage[language] ?? {})).toEqual(answers.map(({ id }) => id));
    for (const { id, text, english } of answers) {
      expect(placeholders(text), id).toEqual(placeholders(english));
      expect(text.length, id).toBeLessThanOrEqual(300);
      if (language !== "en") expect(text, id).not.toBe(english);
    }
  },
);

it("the prepared answers in a language that is not offered are English", () => {
  expect(cannedAnswersIn("xx")).toEqual(cannedAnswersIn("en"));
});
