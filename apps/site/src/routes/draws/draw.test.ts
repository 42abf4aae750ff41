import exampleAnswers from "@bellwether/contract/example-answers.json" with { type: "json" };
import { describe, expect, it } from "vitest";
import { openPage, refusal } from "../../testing/page-fixture.ts";

const { pastDraw } = exampleAnswers;
const { local_code: code, table_id: tableId } = pastDraw.game;
const { number } = pastDraw.draw;
const address = `/lottery-results/${code}/${number}`;

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
