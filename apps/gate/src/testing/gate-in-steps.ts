import { afterAll, beforeEach } from "vitest";
import { createGateFixture } from "./gate-fixture.ts";

/** Longer than any wait between two letters, codes or guesses. */
const STEP_MS = 20 * 60_000;

/** A gate for one file of tests: each begins 20 minutes after the one before it, so that what that one asked for holds nothing up. */
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
    /** Another address each time. */
    nextEmail: () => `${name}${++count}@example.org`,
  };
}
