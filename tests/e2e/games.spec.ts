import type { FrameLocator } from "@playwright/test";
import type { Site } from "./fixtures.ts";
import { expect, test } from "./fixtures.ts";
import { newPlayer } from "./player.ts";

/** A title of each engine. */
const titles: Record<string, string> = {
  "bell-lines": "bell-tower-bonanza",
  "clover-cascade": "clover-cascade",
};

type Listed = { game_id: number; local_code: string; title: string; free_play: boolean };

async function listed(site: Site): Promise<Listed[]> {
  const answer = (await (await fetch(`${site.product.url}/gate/api/actionable/games/list`)).json()) as {
    event: { data: { games: Listed[] } };
  };
  return answer.event.data.games;
}

/** The first free title of an engine, as the arcade is told. */
async function titleOf(site: Site, engine: string): Promise<Listed> {
  for (const game of await listed(site)) {
    if (!game.free_play || (titles[engine] && game.local_code !== titles[engine])) continue;
    const card = (await (
      await fetch(`${site.product.url}/arcade-titles/${game.local_code}.json`)
    ).json()) as { engine: string };
    if (card.engine === engine) return game;
  }
  throw new Error(`no free title plays ${engine}`);
}

const result = (game: FrameLocator) => game.getByText(/^(Won|No win|Paid back)/).first();

test("a slot plays for free without an account, with its pictures moving, and says what happened", async ({
  page,
  site,
}) => {
  test.slow();
  for (const engine of ["bell-lines", "clover-cascade"]) {
    const title = await titleOf(site, engine);
    await page.goto(site.at(`/play/${title.game_id}?mode=free`));
    const game = page.frameLocator("iframe");
    await game.getByRole("button", { name: "Spin", exact: true }).click({ timeout: 60_000 });
    // Free spins are watched to their end.
    await expect(result(game)).toBeVisible({ timeout: 240_000 });
  }
});

for (const engine of ["scratch-match-three", "scratch-lucky-number", "scratch-bell-tower"]) {
  test(`${engine} is bought, revealed and settled by keyboard`, async ({ page, site }) => {
    const title = await titleOf(site, engine);
    await page.goto(site.at(`/play/${title.game_id}?mode=free`));
    const game = page.frameLocator("iframe");
    const buy = game.getByRole("button", { name: "Buy card" });
    await expect(buy).toBeEnabled({ timeout: 60_000 });
    await buy.press("Enter");
    await game.getByRole("button", { name: "Reveal all" }).press("Enter");
    await expect(result(game)).toBeVisible({ timeout: 60_000 });
  });
}

test("roulette takes a chip on red, spins and tells the pocket", async ({ page, site }) => {
  const title = await titleOf(site, "european-roulette");
  await page.goto(site.at(`/play/${title.game_id}?mode=free`));
  const game = page.frameLocator("iframe");
  await game.getByRole("button", { name: /^Red, pays 1 to 1/ }).click({ timeout: 60_000 });
  await game.getByRole("button", { name: "Spin wheel" }).click();
  await expect(result(game)).toBeVisible({ timeout: 60_000 });
});

test("with TAG_EVENTS the dataLayer hears of game_displayed, game_launched and deposit_successful", async ({
  page,
  siteWith,
}) => {
  const site = await siteWith({ GEO_DEFAULT: "IE", TAG_EVENTS: "true" });
  const { game_id, local_code: game } = await titleOf(site, "bell-lines");
  const told = () => page.evaluate(() => (window as { dataLayer?: unknown[] }).dataLayer);
  await page.goto(site.at(`/games/${game}`));
  await expect.poll(told).toEqual([{ event: "game_displayed", game_id, game }]);
  await page.goto(site.at(`/play/${game_id}?mode=free`));
  await expect.poll(told).toEqual([{ event: "game_launched", game_id, game }]);
  await newPlayer(page, site, "50");
  const facts = { payment_id: expect.any(String), amount: expect.stringMatching(/^50\b/), currency: "EUR" };
  await expect.poll(told).toEqual([
    { event: "deposit_processed", state: "success", ...facts },
    { event: "deposit_successful", ...facts },
  ]);
});

test("a round that was left open goes on when the game opens again, and is paid once", async ({
  page,
  site,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await newPlayer(page, site, "50");
  const title = await titleOf(site, "bell-lines");
  const spin = page.frameLocator("iframe").getByRole("button", { name: "Spin", exact: true });
  // A third of the rounds win; leave each at once until one stays open behind.
  for (let tries = 0; tries < 30; tries += 1) {
    await page.goto(site.at(`/play/${title.game_id}`));
    const started = page.waitForResponse(
      (response) => response.url().endsWith("/api/rounds") && response.request().method() === "POST",
    );
    await spin.click({ timeout: 60_000 });
    const round = (await (await started).json()) as { state: string; payoutMinor: string };
    if (round.state !== "open") continue;
    await page.goto(site.at("/my-account/history"));
    await expect(page.getByRole("table").getByText(site.t("core.history_round_open")).first()).toBeVisible();
    const settled = page.waitForResponse((response) => response.url().includes("/settle"), {
      timeout: 90_000,
    });
    await page.goto(site.at(`/play/${title.game_id}`));
    expect(((await (await settled).json()) as { payoutMinor: string }).payoutMinor).toBe(round.payoutMinor);
    await page.goto(site.at("/my-account/history"));
    await expect(page.getByRole("table").getByText(site.t("core.history_round_open"))).toHaveCount(0);
    return;
  }
  throw new Error("thirty rounds and not one win");
});

test("the seeds of past rounds are revealed and the rounds verify", async ({ page, site }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const title = await titleOf(site, "bell-lines");
  await page.goto(site.at(`/play/${title.game_id}?mode=free`));
  const game = page.frameLocator("iframe");
  await game.getByRole("button", { name: "Spin", exact: true }).click({ timeout: 60_000 });
  await expect(result(game)).toBeVisible({ timeout: 90_000 });
  await game.getByRole("button", { name: "Fairness" }).click();
  const panel = game.getByRole("dialog");
  await expect(panel.getByText(/[0-9a-f]{64}/).first()).toBeVisible();
  await panel.getByRole("button", { name: "Change the seeds" }).click();
  await expect(panel.getByText("The fingerprint matches the seed: the server kept its word.")).toBeVisible();
  await panel.getByRole("button", { name: "Verify" }).first().click();
  await expect(panel.getByText(/^Draw 0 checks out/)).toBeVisible();
});
