import { expect, it } from "vitest";
import { keepSchemasPlain } from "./plain-schemas.ts";

it("a schema that parses an object does not try to compile code", async () => {
  keepSchemasPlain();
  const { z } = await import("zod");
  const compiled: unknown[] = [];
  const original = globalThis.Function;
  globalThis.Function = new Proxy(original, {
    construct(target, text) {
      compiled.push(text);
      return Reflect.construct(target, text) as object;
    },
  });
  try {
    expect(z.object({ amount: z.string() }).parse({ amount: "5.00" })).toEqual({ amount: "5.00" });
  } finally {
    globalThis.Function = original;
  }
  expect(compiled).toEqual([]);
});
