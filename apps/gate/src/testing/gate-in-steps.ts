import { MINUTE_MS } from "@bellwether/contract/durations.ts";
import { afterAll, beforeEach } from "vitest";
import { createGateFixture } from "./gate-fixture.ts";

/** Longer than any waiting time between two emails, codes or guesses. */
const STEP_MS = 20 * MINUTE_MS;

/**
 * A gate for one test file: each test starts 20 minutes after the previous one, so that the rate limits of the previous one no longer apply.
 */
export async function gateInSteps(name: string) {
  const gate = await createGateFixture();
  let count = 0;
  const later = (ms: number) => {
    gate.clock.at = new Date(gate.clock.at.getTime() + ms);
  };
  beforeEach(() => later(STEP_MS));
  afterAll(() => gate.close());
  return {
    gate,
    later,
    /** A new address each time. */
    nextEmail: () => `${name}${++count}@example.org`,
  };
}
