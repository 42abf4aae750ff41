import exampleAnswers from "@bellwether/contract/example-answers.json" with { type: "json" };
import { expect, test } from "vitest";
import { openPage, refusal } from "../testing/page-fixture.ts";

const { payments } = exampleAnswers.paymentHistory;
const deposit = { ...payments[0]!, payment_id: "mine", type: "D", amount: "35.00", currency: "EUR" };

const returning = (query: string, state: string) =>
  openPage(`/deposit?${query}`, {
    player: {},
    gate: { paymentHistory: { payments: [{ ...deposit, state }], next_index: null } },
  });

const titles = {
  success: "Your money is in",
  pending: "On its way",
  canceled: "Cancelled",
} as const;

test.each([
  ["a success that the gate has booked", "status=success&payment_id=mine", "success", "success"],
  ["a success that the gate still waits for", "status=success&payment_id=mine", "pending", "pending"],
  ["a pending payment", "status=pending&payment_id=mine", "pending", "pending"],
  ["a canceled payment", "status=canceled&payment_id=mine", "canceled", "canceled"],
  [
    "a canceled payment that the gate has booked after all",
    "status=canceled&payment_id=mine",
    "success",
    "success",
  ],
] as const)(
  "[4.16] a player who returns from a payment sees %s, with its amount",
  async (_, query, state, shown) => {
    const { html } = await returning(query, state);
    expect(html).toContain(titles[shown]);
    expect(html).toContain("€35.00");
    expect(html).not.toContain('name="amount"');
  },
);

test("[4.16] a success in the address of a payment that is not the player's shows as pending, without an amount", async () => {
  const { html } = await returning("status=success&payment_id=another", "success");
  expect(html).toContain(titles.pending);
  expect(html).not.toContain(titles.success);
  expect(html).not.toContain("€35.00");
});

test("[4.16] an address without a payment shows the form", async () => {
  const { html } = await returning("status=rich&payment_id=mine", "success");
  expect(html).toContain('name="amount"');
});

const offer = exampleAnswers.paymentMethods.welcome_bonus;
const opened = async (welcome_bonus: typeof offer | null, player: object = {}) => {
  const gate = { paymentMethods: { ...exampleAnswers.paymentMethods, welcome_bonus } };
  const { html } = await openPage("/deposit", { player: { player_deposits_count: 0, ...player }, gate });
  return /<input[^>]*name="welcome_bonus"[^>]*>/.exec(html)?.[0];
};

test("the first deposit offers the welcome bonus as one switch that is off, with its value and its terms", async () => {
  const field = await opened(offer);
  expect(field).toContain('role="switch"');
  expect(field).not.toContain("checked");
  const { html } = await openPage("/deposit", { player: { player_deposits_count: 0 } });
  expect(html).toContain("100% on top of this deposit, up to €100.00");
  expect(html).toContain("30 times within 14 days");
  expect(html).toContain("at most €5.00 a bet");
  expect(html).toMatch(/<a [^>]*href="\/bonus\/welcome-offer-terms(-fi)?"/);
});

test.each([
  ["the gate offers none", null, {}],
  ["it is already claimed", { ...offer, claimed: true }, {}],
  ["the player has deposited", offer, { player_deposits_count: 1 }],
])("there is no switch where %s", async (_, welcome, player) => {
  expect(await opened(welcome, player)).toBeUndefined();
});

const roomOf = async (left: string, renews_at: string | null = "2026-11-23T00:00:00.000Z") => {
  const gate = {
    paymentMethods: {
      ...exampleAnswers.paymentMethods,
      welcome_bonus: offer,
      deposit_room: { left, renews_at },
    },
  };
  return (await openPage("/deposit", { player: { player_deposits_count: 0 }, gate })).html;
};

test("with a used deposit limit there is no form, no sum and no bonus, but the moment of its renewal", async () => {
  const html = await roomOf("3.00");
  expect(html).toContain("Your deposit limit is used up");
  expect(html).toMatch(
    /It leaves €3\.00, and the smallest deposit is €10\.00\. You can deposit again from [^.]*23/,
  );
  expect(html).not.toMatch(/name="(amount|welcome_bonus|suggested|method)"/);
  expect(await roomOf("3.00", null)).toContain("lower than the smallest deposit of €10.00");
});

test("with 10.00 left of a deposit limit, the smallest deposit, there is the form", async () => {
  expect(await roomOf("10.00")).toContain('name="amount"');
});

test("a player whose money is in can open one of three games at once; a player who left a game for it goes back there", async () => {
  const played = (path: string) =>
    returning(`status=success&payment_id=mine${path}`, "success").then((page) =>
      page.links("main").map(({ href }) => href),
    );
  expect((await played("")).filter((href) => /^\/play(?:-lottery)?\/\d+/.test(href)).length).toBeGreaterThan(
    0,
  );
  const back = await played(`&origin=${encodeURIComponent("/play/7")}`);
  expect(back.filter((href) => /^\/play/.test(href))).toEqual(["/play/7"]);
});

test("a deposit can be made and is told while the gate lists no games", async () => {
  const gate = { gameList: refusal("unavailable", 503), recentlyPlayed: refusal("unavailable", 503) };
  expect((await openPage("/deposit", { player: {}, gate })).html).toContain('name="amount"');
});
