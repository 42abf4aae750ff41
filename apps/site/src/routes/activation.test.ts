import type { PlayerProfile } from "@bellwether/contract/calls/players.ts";
import { expect, test } from "vitest";
import { countOfSteps } from "../forms/signup-steps.ts";
import { openPage } from "../testing/page-fixture.ts";

test.each([
  ["IE", 3],
  ["FI", 3],
  ["SE", 4],
  ["GB", 4],
])("signup in %s has %d steps, with a limits step where the market requires it", (country, count) => {
  expect(countOfSteps(country)).toBe(count);
});

const opened = async (player_country: string, deposit_limits: PlayerProfile["deposit_limits"] = []) => {
  const asked: string[] = [];
  const player = { player_activated: false, player_country, deposit_limits };
  const { whole, status } = await openPage("/activation", { player, asked });
  expect(status).toBe(200);
  return { asksLimits: asked.some((path) => path.includes("limit")), whole };
};

test("the activation loads the limits that Sweden requires next, and none elsewhere or when they are set", async () => {
  expect((await opened("SE")).asksLimits).toBe(true);
  expect((await opened("SE", [{ type: "daily", isSet: true, amount: "5.00" }])).asksLimits).toBe(false);
  expect((await opened("IE")).asksLimits).toBe(false);
});

test("the limits step's texts are sent only where there is that step", async () => {
  expect((await opened("GB")).whole).toContain("safe_prompt_title");
  expect((await opened("IE")).whole).not.toContain("safe_prompt_title");
});

test("an activated player is redirected to where they were going", async () => {
  const { location } = await openPage("/activation?origin=%2Fplay%2F2101", {
    player: { player_activated: true },
  });
  expect(location).toBe("/play/2101");
});
