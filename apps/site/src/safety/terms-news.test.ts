import { expect, test } from "vitest";
import { isNews } from "./terms-news.ts";

test.each([
  [true, true, true],
  [false, false, true],
  [true, false, false],
  [false, true, false],
  [undefined, true, false],
])(
  "that terms are needed is heard as %s, accepted is known as %s: the page asks anew: %s",
  (needed, accepted, news) => {
    expect(isNews(needed, accepted)).toBe(news);
  },
);
