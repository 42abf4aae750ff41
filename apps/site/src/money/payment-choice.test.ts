import { expect, test, vi } from "vitest";
import { beginWith } from "./payment-choice.ts";

const offer = {
  methods: [
    { code: "TRUSTLY", minimum: "10.00", maximum: "60.00" },
    { code: "SKRILL", minimum: "20.00", maximum: "60.00" },
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
  [
    "a last choice above what a limit leaves",
    { method: "SKRILL", amount: "60.01" },
    offer,
    { method: "SKRILL", amount: "20.00" },
  ],
  ["no suggestion", none, { ...offer, suggested: [] }, { method: "TRUSTLY", amount: "10.00" }],
  ["no method at all", none, { methods: [], suggested: [] }, { method: "", amount: "" }],
])("with %s a deposit starts with 1 method and 1 amount", (_what, choice, offered, expected) => {
  expect(beginWith(choice, offered)).toEqual(expected);
});

test("[3.05] the browser keeps method, amount and page of a deposit, and the page's memory keeps its code", async () => {
  const kept = keepInBrowser();
  const { usePaymentChoice } = await import("./payment-choice.ts");
  usePaymentChoice.setState({ method: "SKRILL", amount: "35.00", code: "WELCOME", origin: "/fi/promotions" });
  expect(JSON.parse([...kept.values()].join()).state).toEqual({
    method: "SKRILL",
    amount: "35.00",
    origin: "/fi/promotions",
  });
  vi.resetModules();
  const later = (await import("./payment-choice.ts")).usePaymentChoice;
  await later.persist.rehydrate();
  expect(later.getState()).toMatchObject({ method: "SKRILL", amount: "35.00", origin: "/fi/promotions" });
  vi.unstubAllGlobals();
});

test("[3.24] a deposit's origin is the page before it, skipping pages on the way to a deposit", async () => {
  keepInBrowser();
  const { beginDepositFrom, notePage, usePaymentChoice } = await import("./payment-choice.ts");
  const origin = () => usePaymentChoice.getState().origin;
  vi.stubGlobal("document", { referrer: "https://elsewhere.example/offers" });
  beginDepositFrom(undefined);
  expect(origin()).toBeUndefined();
  vi.stubGlobal("document", { referrer: "http://site.test/promotions?page=2" });
  beginDepositFrom(undefined);
  expect(origin()).toBe("/promotions?page=2");
  notePage("/fi/slots/megaways?sort=new");
  notePage("/fi/deposit");
  beginDepositFrom(undefined);
  expect(origin()).toBe("/fi/slots/megaways?sort=new");
  for (const onTheWay of ["/activation?origin=%2Fdeposit", "/deposit/failed", "/login"]) notePage(onTheWay);
  beginDepositFrom(undefined);
  expect(origin()).toBe("/fi/slots/megaways?sort=new");
  beginDepositFrom("/play/2101");
  expect(origin()).toBe("/play/2101");
  beginDepositFrom("https://elsewhere.example/");
  expect(origin()).toBe("/play/2101");
  vi.unstubAllGlobals();
});

test("the end of a session deletes method and amount of the last deposit from the page and from the browser", async () => {
  const kept = keepInBrowser();
  const { forgetPaymentChoice, usePaymentChoice } = await import("./payment-choice.ts");
  usePaymentChoice.setState({ method: "SKRILL", amount: "35.00", code: "WELCOME", origin: "/promotions" });
  expect([...kept.values()].join()).toContain("SKRILL");
  forgetPaymentChoice();
  expect(kept.size).toBe(0);
  expect(usePaymentChoice.getState()).toEqual({
    method: undefined,
    amount: undefined,
    code: undefined,
    origin: undefined,
  });
  vi.unstubAllGlobals();
});

function keepInBrowser(): Map<string, string> {
  const kept = new Map<string, string>();
  vi.stubGlobal("window", {
    location: { origin: "http://site.test" },
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => void kept.set(key, text),
      removeItem: (key: string) => void kept.delete(key),
    },
  });
  vi.resetModules();
  return kept;
}
