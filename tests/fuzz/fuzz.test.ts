import { expect, it } from "vitest";
import { fuzzGate } from "./fuzz-gate.ts";

it("answers 1,500 seeded requests over the whole contract, valid and broken, without a server error, a hang or a broken promise", async () => {
  const seed = Number(process.env.FUZZ_SEED ?? Math.floor(Date.now() % 1_000_000));
  console.log(`seed ${seed}`);
  const report = await fuzzGate({ seed, requests: 1_500 });
  expect(report.faults.slice(0, 10), `FUZZ_SEED=${seed}`).toEqual([]);
  // The fuzzer itself is at fault when nothing it sends is ever accepted.
  expect(report.byStatus[200]).toBeGreaterThan(200);
});
