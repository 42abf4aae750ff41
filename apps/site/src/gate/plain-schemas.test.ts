import { expect, it } from "vitest";
import { keepSchemasPlain } from "./plain-schemas.ts";

it("a schema that parses an object does not try to compile code", async () => {
  keepSchemasPlain();
  const { rateGame } = await import("@bellwether/contract/calls/catalogue.ts");
  const compiled: unknown[] = [];
  const original = globalThis.Function;
  globalThis.Function = new Proxy(original, {
    construct(target, text) {
      compiled.push(text);
      return Reflect.construct(target, text) as object;
    },
  });
  try {
    expect(rateGame.input.parse({ gameId: 2_101, stars: 5 })).toEqual({ gameId: 2_101, stars: 5 });
  } finally {
    globalThis.Function = original;
  }
  expect(compiled).toEqual([]);
});
