import { expect, it } from "vitest";
import { acceptShown } from "./terms-acceptance.ts";

const accepting = async (isTaken: boolean, origin: string) => {
  const steps: string[] = [];
  await acceptShown({
    version: "2026-01-01",
    origin,
    send: async ({ version }) => {
      steps.push(`accepts ${version}`);
      return isTaken ? { accepted_tos: true } : undefined;
    },
    askAnew: async () => void steps.push("asks anew"),
    goTo: (path) => steps.push(`goes to ${path}`),
  });
  return steps;
};

it.each([
  ["taken", "/play/2101", ["accepts 2026-01-01", "asks anew", "goes to /play/2101"]],
  ["taken", "", ["accepts 2026-01-01", "asks anew"]],
  ["refused", "/play/2101", ["accepts 2026-01-01", "asks anew"]],
])("when accepting the shown version is %s, with origin '%s': %j", async (outcome, origin, steps) => {
  expect(await accepting(outcome === "taken", origin)).toEqual(steps);
});
