import { GuardName } from "@bellwether/contract/calls/players.ts";
import { expect, test } from "vitest";
import { settlingPage } from "./require-settled.ts";

test("each of the 7 guards leads to its page and back", () => {
  expect(
    Object.fromEntries(GuardName.options.map((guard) => [guard, settlingPage(guard, "/play/2101")])),
  ).toEqual({
    terms: "/info/terms?origin=%2Fplay%2F2101",
    activation: "/activation?origin=%2Fplay%2F2101",
    phone: "/set-phone-number?origin=%2Fplay%2F2101",
    email: "/set-email?origin=%2Fplay%2F2101",
    limits: "/set-limits?origin=%2Fplay%2F2101",
    document: "/my-account/account-info?origin=%2Fplay%2F2101",
    held: "/my-account/account-info?origin=%2Fplay%2F2101",
  });
});

test("a guard that the site does not know answers 500 with 'Unknown middleware' and its name", () => {
  const asked = () => settlingPage("passport", "/play/2101");
  expect(asked).toThrow(
    expect.objectContaining({
      init: { status: 500 },
      data: { code: "unknown_middleware", message: "Unknown middleware passport" },
    }),
  );
});
