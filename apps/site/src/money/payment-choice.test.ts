import { expect, test, vi } from "vitest";
import { beginWith } from "./payment-choice.ts";

const offer = {
  methods: [
    { code: "TRUSTLY", minimum: "10.00" },
    { code: "SKRILL", minimum: "20.00" },
  ],
  suggested: ["20.00", "50.00"],
};
const none = { method: undefined, amount: undefined };

test.each([
  ["nothing chosen before", none, offer, { method: "TRUSTLY", amount: "20.00" }],
  ["the last choice", { method: "SKRILL", amount: "35.00" }, offer, { method: "SKRILL", amount: "35.00" }],
  [
    "a method that is gone",
    { method: "PIX", amount: "35.00" },
    offer,
    { method: "TRUSTLY", amount: "35.00" },
  ],
  ["no suggestion", none, { ...offer, suggested: [] }, { method: "TRUSTLY", amount: "10.00" }],
  ["no method at all", none, { methods: [], suggested: [] }, { method: "", amount: "" }],
])("with %s a deposit begins with 1 method and 1 amount", (_what, choice, offered, expected) => {
  expect(beginWith(choice, offered)).toEqual(expected);
});

test("the end of a session forgets method and amount of the last deposit, in the page and in the browser", async () => {
  const kept = new Map<string, string>();
  vi.stubGlobal("window", {
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => void kept.set(key, text),
      removeItem: (key: string) => void kept.delete(key),
    },
  });
  vi.resetModules();
  const { forgetPaymentChoice, usePaymentChoice } = await import("./payment-choice.ts");
  usePaymentChoice.setState({ method: "SKRILL", amount: "35.00" });
  expect([...kept.values()].join()).toContain("SKRILL");
  forgetPaymentChoice();
  expect(kept.size).toBe(0);
  expect(usePaymentChoice.getState()).toEqual({ method: undefined, amount: undefined });
  vi.unstubAllGlobals();
});
