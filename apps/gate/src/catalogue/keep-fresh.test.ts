import { DAY_MS } from "@bellwether/contract/durations.ts";
import pino from "pino";
import { describe, expect, it } from "vitest";
import { keepFresh } from "./keep-fresh.ts";

describe("a periodically refreshed value", () => {
  const setup = () => {
    const clock = { at: 0 };
    let reads = 0;
    let fails = false;
    const value = keepFresh({
      read: async () => {
        reads += 1;
        if (fails) throw new Error("no database");
        return reads;
      },
      freshForMs: 1_000,
      now: () => new Date(clock.at),
      log: pino({ level: "silent" }),
      what: "a count",
    });
    const fail = (on: boolean) => {
      fails = on;
    };
    return { clock, value, reads: () => reads, fail };
  };

  it("a periodically refreshed value is read once for 20 concurrent callers, and again after 1,000 ms", async () => {
    const { clock, value, reads } = setup();
    await Promise.all(Array.from({ length: 20 }, value));
    clock.at = 999;
    await value();
    expect(reads()).toBe(1);
    clock.at = 1_000;
    expect(await value()).toBe(2);
  });

  it("a periodically refreshed value is read again when the clock was set back", async () => {
    const { clock, value } = setup();
    clock.at = DAY_MS;
    await value();
    clock.at = 0;
    expect(await value()).toBe(2);
    expect(await value()).toBe(2);
  });

  it("a periodically refreshed value returns the previous value while reading fails, and retries a second later", async () => {
    const { clock, value, reads, fail } = setup();
    await value();
    fail(true);
    clock.at = 1_000;
    expect([await value(), await value(), reads()]).toEqual([1, 1, 2]);
    fail(false);
    clock.at = 2_000;
    expect(await value()).toBe(3);
  });

  it("a periodically refreshed value fails when no value was ever read, and the next caller retries at once", async () => {
    const { value, fail } = setup();
    fail(true);
    await expect(value()).rejects.toThrow("no database");
    fail(false);
    expect(await value()).toBe(2);
  });
});
