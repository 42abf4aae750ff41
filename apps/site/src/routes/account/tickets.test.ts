import exampleAnswers from "@bellwether/contract/example-answers.json" with { type: "json" };
import { describe, expect, it } from "vitest";
import { openPage, refusal } from "../../testing/page-fixture.ts";

const [example] = exampleAnswers.standingOrders.orders;
const { subscription } = example!;
/** The example's order with these changes. */
const order = (more: object = {}, title = "Lotto Saturday") => ({
  ...example!,
  title,
  subscription: { ...subscription, ...more },
});
const open = async (orders: unknown, path = "/my-account/tickets") => {
  const { html, status } = await openPage(path, {
    player: {},
    gate: { standingOrders: Array.isArray(orders) ? { orders } : orders },
  });
  return { html, status, articles: html.match(/<article[\s\S]*?<\/article>/g) ?? [] };
};

describe("standing orders on the page of tickets", () => {
  it("standing orders on the page of tickets have game, price, numbers, days with their time zone, the last day, the next draw, and why the last one was missed", async () => {
    const { articles } = await open([order()]);
    expect(articles).toHaveLength(1);
    const [article = ""] = articles;
    for (const text of [
      "Lotto Saturday",
      "€1.50",
      "Next: 28 Nov 2026, 20:00",
      "Saturday · until 24 December 2026",
      "Weekdays and last day: Central European Time",
      "Not bought for 21 Nov 2026, 20:00: Your balance was too low.",
      `aria-describedby="order-${subscription.subscriptionId}"`,
    ])
      expect(article).toContain(text);
    for (const number of [3, 14, 18, 27, 36, 46]) expect(article).toContain(`<li>${number}</li>`);
  });

  it("standing orders on the page of tickets for every draw until they are ended name no time zone, and say when no draw is on sale", async () => {
    const { articles } = await open([order({ weekdays: null, untilDate: null, nextDraw: null, draws: [] })]);
    expect(articles[0]).toContain("Every draw · until you end it");
    expect(articles[0]).toContain("No draw on sale for it yet");
    expect(articles[0]).not.toContain("Weekdays and last day");
    expect(articles[0]).not.toContain("Not bought");
  });

  it.each([
    ["player_disabled", "Your account could not play."],
    ["unknown_game", "The game is no longer sold."],
    ["invalid_stake", "The rules of the game no longer accept its ticket."],
  ])(
    "standing orders on the page of tickets that have ended with %s say “%s” and cannot be ended again",
    async (endReason, text) => {
      const { articles } = await open([order({ state: "ended", endReason, nextDraw: null })]);
      expect(articles[0]).toContain("Ended");
      expect(articles[0]).toContain(text);
      expect(articles[0]).not.toContain("<button");
    },
  );

  it.each([
    [{ plays: [{ digits: "073", way: "boxed", times: 1 }] }, ["0", "7", "3"], "Boxed"],
    [{ plays: [{ digits: "1234", way: "both", times: 3 }] }, ["1", "2", "3", "4"], "Half and half × 3"],
    [{ numbers: [7, 412] }, ["7", "412"], ""],
    [{ unheard: true }, [], ""],
  ])("standing orders on the page of tickets for the ticket %j show %j %s", async (input, faces, way) => {
    const { articles } = await open([order({ input })]);
    const [article = ""] = articles;
    expect([...article.matchAll(/<li>(\d+)<\/li>/g)].map(([, face]) => face)).toEqual(faces);
    expect(article).toContain(way);
  });

  it("standing orders on the page of tickets are in the reader's language: in German “Jede Ziehung · bis auf Weiteres” and “Dein Guthaben reichte nicht.”", async () => {
    const { html } = await open([order({ weekdays: null, untilDate: null })], "/de/my-account/tickets");
    for (const text of ["Daueraufträge", "Jede Ziehung · bis auf Weiteres", "Dein Guthaben reichte nicht."])
      expect(html).toContain(text);
  });

  it("standing orders on the page of tickets are not mentioned to a player without any", async () => {
    const { html, articles } = await open([]);
    expect(articles).toEqual([]);
    expect(html).not.toContain("Standing orders");
  });

  it("standing orders on the page of tickets that cannot be read leave the tickets, and a note that they go on", async () => {
    const { html, status, articles } = await open(refusal("unavailable", 503));
    expect(status).toBe(200);
    expect(articles).toEqual([]);
    expect(html).toContain("Your standing orders cannot be shown right now. They go on as before.");
    expect(html).toContain(exampleAnswers.ticketHistory.items[0]!.title);
  });
});

describe("the switch for letters about draws", () => {
  const [ticket] = exampleAnswers.ticketHistory.items;
  const none = { draws: { currency: "EUR", games: [] }, standingOrders: { orders: [] } };
  const letters = (is: "0" | "1") => ({ settings: { ...exampleAnswers.settings, tells_draws: is } });
  const tickets = (draw: object | null) => ({
    ticketHistory: { ...exampleAnswers.ticketHistory, items: [{ ...ticket!, draw }] },
  });
  const drawn = { id: "lotto-saturday/47", at: "2026-11-21T20:00:00.000Z" };

  it.each([
    ["has no ticket of a draw and gets no letters", false, { ...letters("0"), ...tickets(null) }],
    ["gets them", true, { ...letters("1"), ...tickets(null) }],
    ["has a ticket", true, { ...letters("0"), ...tickets(drawn) }],
  ])("where no draws are offered, for a player who %s, is on the page: %s", async (_, isThere, gate) => {
    const { html } = await openPage("/my-account/tickets", { player: {}, gate: { ...none, ...gate } });
    expect(html.includes('name="tells_draws"')).toBe(isThere);
  });
});
