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
    waits_for: null,
    amount: "8.20",
    count: null,
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
    waits_for: null,
    amount: "0.00",
    count: null,
    currency: "EUR",
    at: "2026-11-19T00:05:00.000Z",
  },
];
const visit = (rewards: PlayersRewards) => ({ country: "FI", player: {}, gate: { rewards } });

it("shows a player how far Saturday's cashback is, by when it is paid, what they got, and why they did not", async () => {
  const { html } = await openPage(
    "/promotions/rewards",
    visit({
      takes_rewards: "1",
      shows_notes: "1" as const,
      running: [running],
      spins: [],
      parcels: [],
      given,
    }),
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

it("shows bonus money with its amount and spins with their number", async () => {
  const bonus = { ...given[0]!, gives: "bonus" as const, amount: "25.00" };
  const spins = { ...given[0]!, gives: "spins" as const, occasion: "2", amount: "0.00", count: 1_200 };
  const rewards = {
    takes_rewards: "1" as const,
    shows_notes: "1" as const,
    running: [],
    spins: [],
    parcels: [],
  };
  const { html } = await openPage("/promotions/rewards", visit({ ...rewards, given: [bonus, spins] }));
  const text = html.replace(/<[^>]+>/g, " ");
  for (const said of ["€25.00", "Bonus money", "1,200", "Free spins"]) expect(text).toContain(said);
});

it("says why there is no reward, without an amount, to a player who has turned rewards off", async () => {
  const off = { ...running, refusal: "opted_out" as const, so_far: "0.00" };
  const { html } = await openPage(
    "/promotions/rewards",
    visit({
      takes_rewards: "0",
      shows_notes: "1" as const,
      running: [off],
      spins: [],
      parcels: [],
      given: [],
    }),
  );
  expect(html).toContain("You have turned rewards off.");
  expect(html).not.toContain("So far");
  expect(html).toContain("Nothing yet");
});

it("shows a visitor none of it", async () => {
  const { html } = await openPage("/rewards", { country: "FI" });
  expect(html).not.toContain("I want rewards");
});

it("shows the spins that a player holds with a link to their game, and how far the deposit of others is", async () => {
  const spins: PlayersRewards["spins"][number] = {
    id: "a",
    promotion: "spins",
    are_tickets: false,
    game_id: 2101,
    choices: [],
    spins_left: 18,
    spins_total: 25,
    stake: "0.20",
    won: "3.40",
    currency: "EUR",
    expires_at: "2026-12-03T00:00:00.000Z",
  };
  const deposit: PlayersRewards["running"][number] = {
    promotion: "spins",
    kind: "free-spins",
    refusal: null,
    ends_at: "2026-12-10T00:00:00.000Z",
    spins: 25,
    games: [1408],
    standing: "playing",
    deposit: "40.00",
    played: "12.00",
    new_games: [],
    rounds: null,
    currency: "EUR",
  };
  const { html } = await openPage(
    "/promotions/rewards",
    visit({
      takes_rewards: "1",
      shows_notes: "1" as const,
      running: [deposit],
      spins: [spins],
      parcels: [],
      given: [],
    }),
  );
  const text = html.replace(/<[^>]+>/g, " ");
  for (const said of ["Your free spins", "18 of 25", "€3.40", "€12.00 of €40.00", "Then 25 spins are yours."])
    expect(text).toContain(said);
  expect(html).toContain('href="/play/2101"');
});

it("asks a winner where a parcel goes with a form filled from the account, lets them choose the game of spins, and says what a bonus waits for", async () => {
  const address = {
    name: "Aino Virtanen",
    address_1: "Kauppakatu 5",
    address_2: "",
    zip: "33100",
    city: "Tampere",
    region: "",
    country: "FI",
  };
  const parcel = { id: "a", promotion: "prize-drop", won_at: "2026-12-21T00:02:00.000Z" };
  const parcels: PlayersRewards["parcels"] = [
    { ...parcel, thing: "e-bike", state: "needs_address", sent_at: null, tracking: null, address },
    {
      ...parcel,
      id: "b",
      thing: "teapot",
      state: "sent",
      sent_at: "2026-12-22T10:00:00.000Z",
      tracking: "MH123",
      address,
    },
  ];
  const spins: PlayersRewards["spins"][number] = {
    id: "c",
    promotion: "giveaway-freespins",
    are_tickets: false,
    game_id: 1,
    choices: [1, 2],
    spins_left: 20,
    spins_total: 20,
    stake: "0.20",
    won: "0.00",
    currency: "EUR",
    expires_at: "2026-12-29T00:00:00.000Z",
  };
  const waiting = { ...given[0]!, state: "due" as const, waits_for: "other_bonus" as const, at: null };
  const rewards = {
    takes_rewards: "1" as const,
    shows_notes: "1" as const,
    running: [],
    spins: [spins],
    parcels,
    given: [waiting],
  };
  const { html } = await openPage("/promotions/rewards", visit(rewards));
  const text = html.replace(/<[^>]+>/g, " ");
  for (const said of [
    "Your parcels",
    "An e-bike",
    "Where may we send it?",
    "Send it here",
    "On its way since",
    "MH123",
    "Choose the game, until the first spin",
    "Yours. It waits until your other bonus has ended.",
  ])
    expect(text).toContain(said);
  expect(html).toMatch(/id="parcel-a-address_1"[^>]*value="Kauppakatu 5"/);
  expect(html).toMatch(/id="parcel-a-country"[^>]*value="Finland"/);
  expect(html).not.toContain('id="parcel-b-address_1"');
  expect(html.match(/type="radio"/g)).toHaveLength(2);
});
