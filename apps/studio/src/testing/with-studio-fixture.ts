import { afterAll, afterEach, beforeAll, expect } from "vitest";
import { checkBooks } from "./check-books.ts";
import { createStudioFixture, type StudioFixture } from "./studio-fixture.ts";

/**
 * Gives the tests of a `describe` one studio. After each test all rounds are finished, and the invariants of gate and studio are checked.
 */
export function withStudioFixture(
  assign: (fixture: StudioFixture) => void,
  options: Parameters<typeof createStudioFixture>[0] = {},
): void {
  let fixture: StudioFixture;
  beforeAll(async () => {
    fixture = await createStudioFixture(options);
    assign(fixture);
  });
  afterEach(async () => {
    fixture.wallet.faultOf = () => undefined;
    await fixture.resolveAll();
    expect(await fixture.gate.violations()).toEqual([]);
    expect(await checkBooks(fixture.database)).toEqual([]);
  });
  afterAll(() => fixture.close());
}
