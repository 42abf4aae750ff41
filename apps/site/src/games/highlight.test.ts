import fc from "fast-check";
import { expect, test } from "vitest";
import { highlight } from "./highlight.ts";

const marked = (title: string, typed: string) =>
  highlight(title, typed)
    .map(({ text, found }) => (found ? `[${text}]` : text))
    .join("");

test.each([
  ["Bell Tower Bonanza", "bell", "[Bell] Tower Bonanza"],
  ["Bell Tower Bonanza", "to bo", "Bell [To]wer [Bo]nanza"],
  ["Kesäyön Kello", "kesayo", "[Kesäyö]n Kello"],
  ["Bell Bell", "bell", "[Bell] [Bell]"],
  ["Golden Bell", "wheel", "Golden Bell"],
  ["Golden Bell", "", "Golden Bell"],
])("in %j marks the text %j as %j", (title, typed, shown) => {
  expect(marked(title, typed)).toBe(shown);
});

test("keeps every letter of a title, whatever is typed", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), fc.string({ unit: "grapheme" }), (title, typed) => {
      expect(
        highlight(title, typed)
          .map(({ text }) => text)
          .join(""),
      ).toBe(title.normalize("NFC"));
    }),
    { numRuns: 300 },
  );
});
