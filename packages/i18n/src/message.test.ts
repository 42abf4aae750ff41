import { describe, expect, it, test } from "vitest";
import { formatMessage } from "./message.ts";
import { createTranslate, type MessageKey } from "./translate.ts";

describe("a message", () => {
  it.each([
    ["Hello {name}", { name: "Aino" }, "Hello Aino"],
    ["Hello {name}", {}, "Hello "],
    ["{count, plural, =0 {none} one {# game} other {# games}}", { count: 0 }, "none"],
    ["{count, plural, =0 {none} one {# game} other {# games}}", { count: 1 }, "1 game"],
    ["{count, plural, =0 {none} one {# game} other {# games}}", { count: 1_500 }, "1,500 games"],
    ["{kind, select, card {by card} other {in cash}}", { kind: "card" }, "by card"],
    ["{kind, select, card {by card} other {in cash}}", { kind: "constructor" }, "in cash"],
    ["{n, plural, other {{name} has #}}", { n: 2, name: "Bell" }, "Bell has 2"],
    ["It''s '{'here'}'", {}, "It's {here}"],
    ["Don't worry", {}, "Don't worry"],
    ["# 1", {}, "# 1"],
  ])("%j with %j is %j", (message, params, expected) => {
    expect(formatMessage(message, params as Record<string, string | number>, "en")).toBe(expected);
  });

  it("a message never parses a parameter's text as a message", () => {
    expect(formatMessage("{title}", { title: "{evil} '#'" }, "en")).toBe("{evil} '#'");
  });

  it.each(["{", "{name", "{n, plural, one {x}}", "{n, date}"])("%j is refused", (message) => {
    expect(() => formatMessage(message, {}, "en")).toThrow("Message");
  });
});

test("a missing text is empty, or its key if keys are to be shown", () => {
  const missing = "core.nowhere" as MessageKey;
  expect(createTranslate({ texts: {}, language: "en" })(missing)).toBe("");
  expect(createTranslate({ texts: {}, language: "en", showKeys: true })(missing)).toBe("core.nowhere");
});
