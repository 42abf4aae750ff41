import { randomBytes } from "node:crypto";
import { expect, it } from "vitest";
import { newUuid } from "./new-uuid.ts";

/** The moment of the example in RFC 9562, A.6. */
const RFC_MS = 1_645_557_742_000;
const at = (ms: number) => newUuid({ randomBytes, now: () => new Date(ms) });

it("makes UUIDs of version 7 that sort by their millisecond, and are unique within a millisecond", () => {
  const first = at(RFC_MS);
  expect(first).toMatch(/^017f22e2-79b0-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(at(RFC_MS + 1) > first).toBe(true);
  expect(new Set(Array.from({ length: 1_000 }, () => at(RFC_MS))).size).toBe(1_000);
});
