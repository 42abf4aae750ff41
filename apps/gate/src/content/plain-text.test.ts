import { expect, it } from "vitest";
import { plainText } from "./plain-text.ts";

it.each([
  ["Zap&#8217;s glove", "Zap’s glove"],
  ["Bread &amp; butter", "Bread & butter"],
  ["a &#x2013; b", "a – b"],
  ["<em>New</em> games", "New games"],
  ["</script><img src=x onerror=alert(1)>Hello", "Hello"],
  ["&lt;img onerror=x&gt;", "<img onerror=x>"],
  ["two\r\nlines\u2028three", "two lines three"],
  ["\u202Egnp.exe", "gnp.exe"],
  ["&unknown; &#0; &#1114112;", "&unknown; &#0; &#1114112;"],
  ["  ", ""],
  ["x".repeat(500), "x".repeat(200)],
])("%j reads %j", (html, text) => {
  expect(plainText(html)).toBe(text);
});

it("100,000 opening brackets are read within the time limit of a test", () => {
  expect(plainText("<".repeat(100_000))).toBe("<".repeat(200));
});
