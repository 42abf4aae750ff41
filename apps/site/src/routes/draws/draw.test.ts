import exampleAnswers from "@bellwether/contract/example-answers.json" with { type: "json" };
import { describe, expect, it } from "vitest";
import { openPage, refusal } from "../../testing/page-fixture.ts";

const { pastDraw } = exampleAnswers;
const { local_code: code, table_id: tableId } = pastDraw.game;
const { number } = pastDraw.draw;
const address = `/lottery-results/${code}/${number}`;

describe("a draw's page before the draw", () => {
  const [{ next }] = exampleAnswers.draws.games as [(typeof exampleAnswers.draws.games)[number]];
  const notHeld = { gate: { pastDraw: refusal("not_found", 404) } };
  const open = (number: number, draws = exampleAnswers.draws) =>
    openPage(`/lottery-results/${code}/${number}`, { gate: { ...notHeld.gate, draws } });

  it("a draw's page before the draw says when it is, that it is shown to everybody, and leads to a ticket and to the calendar", async () => {
    const page = await open(next.number);
    expect(page.status).toBe(200);
    expect(page.html).toContain("To be drawn");
    expect(page.html).toContain("The draw is shown here ball by ball, to everybody.");
    expect(page.whole).toContain('name="robots" content="noindex');
    const links = page.links("main").map(({ href }) => href);
    expect(links).toContain(`/lottery-results/${code}/calendar.ics`);
    expect(links.some((href) => href.startsWith("/play-lottery/"))).toBe(true);
  });

  it("a draw's page before the draw sells nothing once the sale is over, and waits for the balls", async () => {
    const [game] = exampleAnswers.draws.games;
    const after = {
      ...exampleAnswers.draws,
      games: [{ ...game, awaited: next, next: { ...next, number: next.number + 1 } }],
    };
    const page = await open(next.number, after as unknown as typeof exampleAnswers.draws);
    expect(page.status).toBe(200);
    expect(page.html).toContain("The sale is over.");
    expect(page.links("main").filter(({ href }) => /play-lottery|calendar/.test(href))).toEqual([]);
  });

  it("a draw's page before the draw is where the list of draws leads, though the next one is on sale", async () => {
    const [game] = exampleAnswers.draws.games;
    const draws = {
      currency: "EUR",
      games: [{ ...game, awaited: next, next: { ...next, number: next.number + 1 } }],
    };
    const list = await openPage("/lottery-results", { gate: { draws } });
    const watched = list.links("main").find(({ text }) => text === "Watch the draw");
    expect(watched?.href).toBe(`/lottery-results/${code}/${next.number}`);
  });

  it("a draw's page before the draw is a 404 for a draw that is not on sale yet", async () => {
    expect((await open(next.number + 1)).status).toBe(404);
  });

  it("the calendar file has the next draw of 20:00 UTC with the address of its page and a bell ten minutes before, and is a 404 without one", async () => {
    const file = await openPage(`/fi/lottery-results/${code}/calendar.ics`, { hostname: "funly.localhost" });
    expect(file.status).toBe(200);
    expect(file.whole.replaceAll("\r\n ", "")).toContain(
      `URL;VALUE=URI:http://funly.localhost/fi/lottery-results/${code}/${next.number}`,
    );
    expect(file.whole).toContain("DTSTART:20261128T200000Z");
    expect(file.whole).toContain("TRIGGER:-PT10M");
    const none = { ...exampleAnswers.draws, games: [] };
    expect((await openPage(`/lottery-results/${code}/calendar.ics`, { gate: { draws: none } })).status).toBe(
      404,
    );
  });
});

describe("a held draw's page", () => {
  it.each([
    ["bellwether", "", "en", "BELLWETHER", "Watch the draw again"],
    ["luckyclover", "/fi", "fi", "LUCKYCLOVER", "Katso arvonta uudelleen"],
    ["funly", "/fr-ca", "fr", "FUNLY", "Revoir le tirage"],
  ])(
    "a held draw's page lets a visitor of %s watch the draw again below %s/, in a show without a session",
    async (brand, prefix, language, key, text) => {
      const { html, whole } = await openPage(`${prefix}${address}`, {
        hostname: `${brand}.localhost`,
        acceptLanguage: language,
      });
      expect(html).toMatch(new RegExp(`<button[^>]*>.*${text}`));
      // The page's data have the address of the frame.
      expect(whole.replaceAll("\\u0026", "&")).toContain(
        `/arcade/?draw=${tableId}&number=${number}&game=${code}&language=${language}&brand=${key}`,
      );
    },
  );

  it("a held draw's page offers the tickets of one's own to a player, and the next draw alone to a visitor", async () => {
    const textsOf = async (visit: object) =>
      (await openPage(address, visit)).links("main").map(({ text }) => text);
    expect(await textsOf({ player: {} })).toEqual(
      expect.arrayContaining(["My tickets", "Play the next draw"]),
    );
    const seen = await textsOf({});
    expect(seen).toContain("Play the next draw");
    expect(seen).not.toContain("My tickets");
  });

  it("where the game is no longer offered, is open to a player who had a ticket, and offers no next draw", async () => {
    const open = { gate: { pastDraw: { ...pastDraw, next: null } }, player: {} };
    const texts = (await openPage(address, open)).links("main").map(({ text }) => text);
    expect(texts).toContain("My tickets");
    expect(texts).not.toContain("Play the next draw");
    // A visitor's answer is shared, so the player's session is sent only after it was refused.
    const timesAsked = async (player: object | undefined) => {
      const asked: string[] = [];
      const closed = { gate: { pastDraw: refusal("unknown_game", 404) }, asked, ...(player && { player }) };
      expect((await openPage(address, closed)).status).toBe(404);
      return asked.filter((path) => path === `/gate/api/draws/${code}/${number}`).length;
    };
    expect(await timesAsked({})).toBe(2);
    expect(await timesAsked(undefined)).toBe(1);
  });

  it.each([
    ["paid at 20:01", "EventScheduled", "2026-11-21T20:01:00.000Z", {}],
    ["void", "EventCancelled", undefined, { phase: "void", voidReason: "beacon_silent", events: null }],
  ])(
    "a held draw's page of a draw that is %s has the schema.org status %s and the end %s",
    async (_, status, endDate, changed) => {
      const draw = { ...pastDraw.draw, ...changed };
      const { whole } = await openPage(address, { gate: { pastDraw: { ...pastDraw, draw } } });
      const items = [
        ...whole.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs),
      ].flatMap(([, text]) => JSON.parse(text ?? "")["@graph"] ?? JSON.parse(text ?? ""));
      const event = items.find((item) => item["@type"] === "Event");
      expect(event).toMatchObject({
        startDate: "2026-11-21T20:00:00.000Z",
        eventStatus: `https://schema.org/${status}`,
      });
      expect(event.endDate).toBe(endDate);
    },
  );

  it("a held draw's page of a void draw says why, has nothing to watch, and does not say that the draw is computed again", async () => {
    const draw = { ...pastDraw.draw, phase: "void", voidReason: "beacon_silent", events: null };
    const { html, whole } = await openPage(address, { gate: { pastDraw: { ...pastDraw, draw } } });
    expect(html).toContain("The public beacon gave no number in time.");
    expect(html).not.toContain("Watch the draw again");
    expect(whole).not.toContain("/arcade/?draw=");
    expect(html).toContain("that nothing was drawn.");
    expect(html).not.toContain("computes the draw again");
  });
});
