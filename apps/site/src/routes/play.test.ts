import exampleAnswers from "@bellwether/contract/example-answers.json" with { type: "json" };
import { expect, test } from "vitest";
import { openPage } from "../testing/page-fixture.ts";

test.each([
  ["/play/1", "en"],
  ["/fi/play/1", "fi"],
  ["/fr-ca/play/1", "fr"],
])("the game at %s is launched in %s", async (path, language) => {
  const asked: string[] = [];
  expect((await openPage(path, { player: {}, asked })).status).toBe(200);
  expect(asked.filter((each) => each.endsWith("/launch_url"))).toEqual([
    `/gate/api/actionable/game/1/${language}/launch_url`,
  ]);
});

test("a link to free play of a game without it answers 403 with core.error_free_play_not_allowed", async () => {
  const { games, ...list } = exampleAnswers.gameList;
  const gate = { gameList: { ...list, games: games.map((game) => ({ ...game, free_play: false })) } };
  const { status, html } = await openPage("/play/1?mode=free", { gate });
  expect(status).toBe(403);
  expect(html).toContain("This game cannot be played for free here.");
  expect(html).not.toContain("It was us, not you");
});

test("a game that opens soon answers 409 with its reason, and still shows a past round", async () => {
  const games = exampleAnswers.gameList.games.map((game) => ({ ...game, opens_soon: true }));
  const gate = { gameList: { games } };
  const { status, html } = await openPage("/play/1", { player: {}, gate });
  expect(status).toBe(409);
  expect(html).toContain("This game opens soon. It cannot be played yet.");
  expect((await openPage("/play/1?round=r-1", { player: {}, gate })).status).toBe(200);
});

test("adds to our own game's launch address that the page shows the bar, and leaves another provider's unchanged", async () => {
  const own = await openPage("/play/1", { player: {}, gate: { launchUrl: launched("/arcade/?game=x") } });
  expect(own.html).toContain('src="/arcade/?game=x&amp;bar=page"');
  const other = "https://games.example/launch?game=x";
  expect((await openPage("/play/1", { player: {}, gate: { launchUrl: launched(other) } })).html).toContain(
    `src="${other}"`,
  );
});

test("free play shows the deposit and no balance", async () => {
  const money = await openPage("/play/1", { player: {} });
  const free = await openPage("/play/1?mode=free", { player: {} });
  expect(money.html).toContain('aria-label="Balance ');
  expect(free.html).not.toContain('aria-label="Balance ');
  expect(free.html).toContain("/deposit?origin=");
});

const launched = (url: string) => ({ ...exampleAnswers.launchUrl, url });
