import { expect, it } from "vitest";
import { stopName } from "./words.ts";

it.each([
  [{ kind: "provider", target: "BW" }, "provider BW"],
  [{ kind: "country", target: "FI" }, "country FI"],
  [{ kind: "withdrawals", target: "" }, "All withdrawals"],
] as const)("the stop %j is called %s", (stop, name) => {
  expect(stopName(stop)).toBe(name);
});
