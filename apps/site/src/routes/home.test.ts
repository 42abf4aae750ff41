import { calls } from "@bellwether/contract/calls/index.ts";
import exampleAnswers from "@bellwether/contract/example-answers.json" with { type: "json" };
import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { createSiteOfRequest, siteContext } from "../request/site.ts";
import { openPage } from "../testing/page-fixture.ts";
import { publishedContentIn } from "../testing/released-offers.ts";
import { loader } from "./home.tsx";

/** A game without a jackpot and one with a jackpot. */
const [game] = exampleAnswers.gameList.games;
const jackpot = { ...game, game_id: 9, title: "Bell Tower", features: ["jackpot"] };
const answers: Record<string, unknown> = {
  ...exampleAnswers,
  gameList: { games: [game, jackpot] },
  publishedContent: publishedContentIn("en"),
};

function lobby(toggles: Record<string, boolean>) {
  const url = new URL("http://bellwether.example/");
  const site = createSiteOfRequest(
    new Request(url),
    {
      gateFetch: async (input) => {
        const { pathname } = new URL(String(input));
        const call = Object.values(calls).find(({ path }) => path === pathname);
        return Response.json({ event: { status: "success", data: answers[call!.name] } });
      },
      gateBaseUrl: "http://gate.internal",
      brandSources: { fromQuery: false, fromHostname: true, default: "BELLWETHER" },
      maintenanceCountries: [],
      toggleOverrides: { toggles },
      log: console,
      showTranslationKeys: false,
      sandbox: true,
      sandboxBeacon: true,
      idleTimeoutMs: 1_800_000,
      tagEvents: false,
    },
    { hostname: url.hostname, secure: false, country: "SE" },
  );
  const context = new RouterContextProvider(new Map([[siteContext, site]]));
  return loader({ context, params: {}, url, request: new Request(url) } as never);
}

test("the lobby of a visitor in Sweden requests the live jackpots in SEK", async () => {
  expect((await lobby({})).liveJackpots).toMatchObject({ currency: "SEK" });
});

test("the lobby shows a player a link to the game that waits for their choice; a visitor sees none", async () => {
  const games = [{ game_id: 7, title: "Baker's Dozen", decide_before: "2026-11-21T12:00:00.000Z" }];
  const gate = { unfinishedGames: { games } };
  const { html, links } = await openPage("/", { player: {}, gate });
  expect(html).toContain("Your turn");
  expect(links("main").map(({ href }) => href)).toContain("/play/7");
  expect((await openPage("/", { gate })).html).not.toContain("Your turn");
});

test("the first screen is a player's own next draw with their 2 tickets, and a visitor's the next draw with a quick pick", async () => {
  const { draws, ticketHistory } = exampleAnswers;
  const [drawn] = draws.games;
  const [ticket] = ticketHistory.items;
  const at = drawn!.next!.drawsAt;
  const ticketFor = (when: string) => ({ ...ticket!, game_id: drawn!.game_id, draw: { id: "1", at: when } });
  const items = [ticketFor("2099-01-01T00:00:00.000Z"), ticketFor(at), ticketFor(at)];
  const gate = { draws, ticketHistory: { ...ticketHistory, items } };
  const own = await openPage("/", { player: {}, gate });
  expect(own.html).toContain("You hold 2 tickets for it");
  expect(own.links("main").map(({ href }) => href)).toContain("/my-account/tickets");
  const visitor = await openPage("/", { gate });
  expect(visitor.html).not.toContain("You hold");
  expect(visitor.links("main").map(({ href }) => href)).toContain(
    `/play-lottery/${drawn!.game_id}?pick=quick`,
  );
  // Without script no clock stands still: the moment of the close is said.
  expect(visitor.html).toContain("On sale until");
});
