import { expect, it } from "vitest";
import { createTurnstile } from "./turnstile.ts";

it("a turnstile lets each name through twice in a minute, and says how long the third time has to wait", () => {
  const pass = createTurnstile({ most: 2, withinMs: 60_000 });
  const at = (second: number) => new Date(Date.UTC(2026, 0, 1, 0, 0, second));
  pass("a", at(0));
  pass("a", at(1));
  pass("b", at(2));
  expect(() => pass("a", at(20))).toThrow(expect.objectContaining({ retryAfterSeconds: 40 }));
  expect(() => pass("a", at(60))).not.toThrow();
});
