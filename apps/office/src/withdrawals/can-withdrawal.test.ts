import { expect, it } from "vitest";
import { canWithdrawal } from "./can-withdrawal.ts";

const fay = { id: "2", name: "Fay" };
const free = { step: "waiting", taken_by: null, is_own: false } as const;

it.each([
  ["waits and nobody has it", free, true, "take decide"],
  ["waits and is in one's own hands", { ...free, taken_by: fay, is_own: true }, true, "leave decide"],
  ["waits and is in another's hands", { ...free, taken_by: fay }, true, ""],
  ["waits, for one who may only read", free, false, ""],
  ["is approved", { ...free, step: "approved" as const }, true, ""],
  ["is paid", { ...free, step: "paid" as const }, true, ""],
])("a withdrawal that %s offers the right acts", (_, withdrawal, mayDecide, offered) => {
  const can = canWithdrawal(withdrawal, mayDecide);
  expect(
    Object.entries(can)
      .filter(([, is]) => is)
      .map(([act]) => act)
      .join(" "),
  ).toBe(offered);
});
