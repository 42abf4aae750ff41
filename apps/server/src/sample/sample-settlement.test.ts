import { createGateFixture, type GateFixture } from "@bellwether/gate/testing/gate-fixture.ts";
import { openDesk } from "@bellwether/gate/testing/office-desk.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openPastGate } from "./past-gate.ts";
import { livePast, type SamplePayment } from "./sample-past.ts";
import { samplePeople } from "./sample-people.ts";
import { sampleFiles } from "./sample-settlement.ts";

let gate: GateFixture;
beforeAll(async () => {
  gate = await createGateFixture();
});
afterAll(() => gate.close());

it("files of the sample's three providers and the bank agree with its payments but for 3 differences that are planted in one provider's file and 2 at the bank", async () => {
  const until = gate.clock.at;
  // The first 18 came 60 to 51 days ago: their oldest payouts stand at the edge of what is compared.
  const people = samplePeople(until).slice(0, 18);
  const past = openPastGate(gate.deps, { at: until });
  const payments: SamplePayment[] = [];
  const parts = {
    ...{ cashier: { user: "piq", password: "secret" }, until, failed: () => {} },
    settled: (payment: SamplePayment) => void payments.push(payment),
  };
  await livePast(past, people, parts, () => false);
  await past.stop();
  expect(payments.length).toBeGreaterThan(20);

  const desk = await openDesk(gate, "payments");
  for (const file of sampleFiles(payments, until)) await desk.call("importSettlement", file);
  const { differences } = await desk.call("settlementDifferences", { view: "open" });
  expect(
    differences
      .map(({ way, what, provider, ours, theirs }) => [way, what, provider, ours, theirs])
      .toSorted(),
  ).toEqual([
    ["bank", "bank_unknown", null, null, "120.00 EUR, Harbour Offices"],
    ["bank", "payout_missing", "wizzvisa", expect.stringMatching(/NZD$/), null],
    ["provider", "amount", "trustly", expect.any(String), expect.any(String)],
    ["provider", "missing_here", "trustly", null, "45.00 EUR"],
    ["provider", "missing_there", "trustly", expect.stringMatching(/EUR$/), null],
  ]);
  const [amount] = differences.filter(({ what }) => what === "amount");
  expect(Number.parseFloat(amount!.theirs!) - Number.parseFloat(amount!.ours!)).toBe(10);
});
