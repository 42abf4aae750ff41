import { expect, test } from "vitest";
import { askUntilKnown } from "./terms-news.ts";

test.each([
  ["needed, and the page knows", true, false, [], 0],
  ["not needed, and the page knows", false, true, [], 0],
  ["needed, and the page does not know", true, true, [false], 1],
  ["not needed any more, and the page does not know", false, false, [true], 1],
  ["needed, and the first response redirects the page to the terms", true, true, [true, false], 2],
  ["needed, and the page never knows", true, true, [true, true, true], 2],
])(
  "on the notice that terms are %s, the page revalidates as often as needed",
  async (_case, needed, known, answers, times) => {
    let accepted = known;
    let asked = 0;
    await askUntilKnown(needed, {
      accepted: () => accepted,
      askAnew: async () => {
        accepted = answers[asked]!;
        asked += 1;
      },
    });
    expect(asked).toBe(times);
  },
);
