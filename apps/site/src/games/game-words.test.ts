import { DAY_MS } from "@bellwether/contract/durations.ts";
import exampleAnswers from "@bellwether/contract/example-answers.json" with { type: "json" };
import { describe, expect, it } from "vitest";
import { openPage, refusal } from "../testing/page-fixture.ts";

const { gameSeoWithCode, gameList } = exampleAnswers;
const { local_code: code, description } = gameList.games[0]!;
const finnish = "Kello soi, ja kaikki katsovat ylös.";
const answer = { ...gameSeoWithCode, seo: { ...gameSeoWithCode.seo, description: finnish } };
const open = (path: string, gate: object) =>
  openPage(path, { acceptLanguage: path.startsWith("/fi") ? "fi" : "en", gate });

describe("a game page's description", () => {
  it("a game page's description is in the reader's language, in its text and for search engines", async () => {
    const { html } = await open(`/fi/games/${code}`, { gameSeoWithCode: answer });
    expect(html).toContain(`>${finnish}<`);
    expect(html).toMatch(new RegExp(`<meta name="description" content="[^"]*${finnish}`));
    expect(html).not.toContain(description);
  });

  it("a game page's description is in English where that is the language, or when the gate does not answer", async () => {
    expect((await open(`/games/${code}`, { gameSeoWithCode })).html).toContain(`>${description}<`);
    const { html } = await open(`/fi/games/${code}`, { gameSeoWithCode: refusal("unavailable", 503) });
    expect(html).toContain(`>${description}<`);
  });

  it.each([
    ["/games", "Return to player", "96.11%", "€0.20 – €100.00", "10 lines are always in play"],
    ["/fi/games", "Palautusprosentti", "96,11\u00a0%", "€0,20 – €100,00", "10 linjaa"],
  ])(
    "a game page's description for %s/… is %s: %s, stakes of %s and the rules",
    async (path, label, figure, stakes, rule) => {
      const { html } = await open(`${path}/${code}`, { gameSeoWithCode });
      expect(html).toContain(`<dt>${label}</dt><dd>${figure}</dd>`);
      expect(html).toContain(`<dd>${stakes}</dd>`);
      expect(html).toContain(rule);
    },
  );

  it("a game page's description of a game with draws states their days, their time with the zone, and when the sale closes, and not that the server decides them", async () => {
    const draw_calendar = {
      timeZone: "Europe/Malta",
      at: "21:00",
      days: ["saturday"],
      closesMs: 900_000,
      ahead: 8,
      patienceMs: DAY_MS,
    };
    const { html } = await open(`/games/${code}`, { gameSeoWithCode: { ...gameSeoWithCode, draw_calendar } });
    expect(html).toContain("Draw days: Saturday, at 21:00, Central European Time.");
    expect(html).toContain("The sale closes 15 minutes before the draw.");
    const byServer = "What chance decides is drawn by the server";
    expect(html).not.toContain(byServer);
    const other = await open(`/games/${code}`, { gameSeoWithCode });
    expect(other.html).not.toContain("Draw days");
    expect(other.html).toContain(byServer);
  });

  it("a game page's description of a live table says that a public beacon decides, and not the server", async () => {
    const sheet = { ...gameSeoWithCode.sheet, minimumRoundMs: 0 };
    const { html } = await open(`/games/${code}`, { gameSeoWithCode: { ...gameSeoWithCode, sheet } });
    expect(html).toContain("Only then a public beacon gives the value that decides the draw");
    expect(html).not.toContain("What chance decides is drawn by the server");
  });

  it.each([
    ["/games", "Jackpots", "Qualifying rounds in 30 days", "1,234", "€50.00 to M., 20 Nov 2026, 11:20 UTC"],
    [
      "/fi/games",
      "Jackpotit",
      "Mukaan laskettuja kierroksia 30 päivässä",
      "1\u00a0234",
      "€50,00, saaja M., ",
    ],
  ])(
    "a game page's description for %s/… of a game with an hourly drop has, in “%s”, %s: %s, the returns at 0.40 and 100.00, the formula, the last hit, and that free play takes no part",
    async (path, title, label, rounds, hit) => {
      const { html } = await open(`${path}/${code}`, { gameSeoWithCode });
      const part = html.slice(html.indexOf('id="pot-sheet"'));
      expect(part.startsWith(`id="pot-sheet"`)).toBe(true);
      expect(part).toContain(`>${title}</h2>`);
      expect(part).toContain(`<dt>${label}</dt><dd>${rounds}</dd>`);
      expect(part).toContain(hit);
      if (path !== "/games") return;
      expect(part).toContain("<dt>Return of game and pots at €0.20</dt><dd>96.11%</dd>");
      expect(part).toContain("<dt>Return from this pot at €0.40</dt><dd>0.400%</dd>");
      expect(part).toContain("<dt>Return from this pot at €100.00</dt><dd>0.001%</dd>");
      expect(part).toContain("<dt>Added by the house for 1,000 rounds</dt><dd>€1.60</dd>");
      expect(part).toContain("what the house adds for it, divided by its stake");
      expect(part).toContain("Free play neither adds to these jackpots nor wins them");
      expect(html).not.toContain("Its jackpots pay on top");
    },
  );

  it.each([
    ["jackpots", true],
    ["slots", false],
  ])(
    "a game page's description of a game of the category %s whose pots are not known has no figures of pots, and says that jackpots pay on top: %s",
    async (category, says) => {
      const games = gameList.games.map((game) => ({
        ...game,
        categories: [category, "all-games"],
        sub_categories: [],
      }));
      const { html } = await openPage(`/games/${code}`, {
        country: says ? "EE" : "LV",
        gate: { gameList: { games }, gameSeoWithCode: { ...gameSeoWithCode, pots: [] } },
      });
      expect(html).not.toContain("pot-sheet");
      expect(html.includes("Its jackpots pay on top of the return stated here")).toBe(says);
    },
  );

  it("a game page's description of a game that is not shown free says nothing about free play beside its pots", async () => {
    const games = gameList.games.map((game) => ({ ...game, free_play: false }));
    const { html } = await openPage(`/games/${code}`, {
      country: "LT",
      gate: { gameList: { games }, gameSeoWithCode },
    });
    expect(html).toContain('id="pot-sheet"');
    expect(html).not.toContain("Free play neither adds");
  });

  it("a game page's description has no figures or rules when the gate does not answer", async () => {
    const { html } = await open(`/games/${code}`, { gameSeoWithCode: refusal("unavailable", 503) });
    expect(html).not.toContain("Return to player");
    expect(html).toContain(">Bonus money<");
  });
});
