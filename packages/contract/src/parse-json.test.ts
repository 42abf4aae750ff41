import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseJson } from "./parse-json.ts";

describe("JSON from outside", () => {
  it.each([
    '{"amount":"1","amount":"2"}',
    '{"a":{"b":1,"b":1}}',
    '[{"a":1},{"c":[{"b":1 , "b"\n:2}]}]',
    '{"amount":1,"\\u0061mount":2}',
    '{"__proto__":1,"__proto__":2}',
  ])("%s is refused because a key occurs twice", (text) =>
    expect(() => parseJson(text)).toThrow(SyntaxError),
  );

  it.each([
    '{"a":{"a":{"a":1}}}',
    '[{"a":1},{"a":1}]',
    '{"a":"a","b":"\\"a\\":1","c":["a","a"]}',
    '{"a\\\\":1,"a":2}',
  ])("%s is parsed", (text) => expect(parseJson(text)).toEqual(JSON.parse(text)));

  it("all valid JSON with unique keys is parsed as JSON.parse does, and invalid JSON is refused", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = JSON.stringify(value);
        expect(parseJson(text)).toEqual(JSON.parse(text));
      }),
    );
    expect(() => parseJson('{"a":}')).toThrow(SyntaxError);
  });
});
