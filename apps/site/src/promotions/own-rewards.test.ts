import { expect, it } from "vitest";
import { openPage } from "../testing/page-fixture.ts";
import type { PlayersRewards } from "./players-rewards.ts";

const running: PlayersRewards["running"][number] = {
  promotion: "sauna-saturday",
  kind: "cashback",
  refusal: null,
  ends_at: "2026-11-28T22:00:00.000Z",
  paid_by: "2026-11-29T10:00:00.000Z",
  so_far: "6.40",
  currency: "EUR",
};
const given: PlayersRewards["given"] = [
  {
    promotion: "sauna-saturday",
    occasion: "2026-11-21",
    gives: "cash",
    day: "2026-11-21",
    state: "given",
    refusal: null,
    amount: "8.20",
    currency: "EUR",
    at: "2026-11-21T22:05:00.000Z",
  },
  {
    promotion: "scratch-club",
    occasion: "2026-11-18",
    gives: "cash",
    day: "2026-11-18",
    state: "refused",
    refusal: "budget_spent",
    amount: "0.00",
    currency: "EUR",
    at: "2026-11-19T00:05:00.000Z",
  },
];
const visit = (rewards: PlayersRewards) => ({ country: "FI", player: {}, gate: { rewards } });

it("shows a player how far Saturday's cashback is, by when it is paid, what they got, and why they did not", async () => {
  const { html } = await openPage(
    "/promotions/rewards",
    visit({ takes_rewards: "1", running: [running], spins: [], given }),
  );
  const text = html.replace(/<[^>]+>/g, " ");
  for (const said of [
    "For you now",
    "Sauna Saturday",
    "€6.40",
    "29 Nov 2026, 10:00",
    "€8.20",
    "Paid as cash",
    "The promotion has given all that was set aside.",
    "I want rewards",
  ])
    expect(text).toContain(said);
});

it("says why there is no reward, without an amount, to a player who has turned rewards off", async () => {
  const off = { ...running, refusal: "opted_out" as const, so_far: "0.00" };
  const { html } = await openPage(
    "/promotions/rewards",
    visit({ takes_rewards: "0", running: [off], spins: [], given: [] }),
  );
  expect(html).toContain("You have turned rewards off.");
  expect(html).not.toContain("So far");
  expect(html).toContain("Nothing yet");
});

it("shows a visitor none of it", async () => {
  const { html } = await openPage("/rewards", { country: "FI" });
  expect(html).not.toContain("I want rewards");
});
