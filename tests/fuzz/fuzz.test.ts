import { calls } from "@bellwether/contract";
import { expect, inject, it } from "vitest";
import { fuzzGate } from "./fuzz-gate.ts";

const parties = [
  ...["/user/info", "/user/balance", "/transaction/bet", "/transaction/win", "/transaction/rollback"].map(
    (path) => `wallet${path}`,
  ),
  ...["/play", "/rollback", "/freespins"].map((path) => `softswiss${path}`),
  ...["/verifyuser", "/authorize", "/transfer", "/cancel"].map((path) => `cashier${path}`),
];

it("answers 1,500 seeded requests over the whole contract, valid and invalid, without a server error, a hang or a violated invariant", async () => {
  const seed = inject("seed");
  console.log(`seed ${seed}`);
  const report = await fuzzGate({ seed, requests: 1_500 });
  expect(report.faults.slice(0, 10), `SEED=${seed}`).toEqual([]);
  // If a kind of request never succeeds, the fuzzer itself is at fault.
  const never = Object.entries(report.byOperation).filter(([, { accepted }]) => accepted === 0);
  expect(never.map(([name]) => name)).toEqual([]);
  expect(Object.keys(report.byOperation)).toEqual(
    expect.arrayContaining([...Object.keys(calls), ...parties, "static"]),
  );
  expect(report.byStatus[200]).toBeGreaterThan(200);
});
