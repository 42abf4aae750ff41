import { expect, test } from "./fixtures.ts";
import { readyPlayer } from "./ready-player.ts";
import { titleOf } from "./titles.ts";

test("with TAG_EVENTS the dataLayer receives game_displayed, game_launched and deposit_successful", {
  tag: "@full",
}, async ({ page, siteWith }) => {
  const site = await siteWith({ GEO_DEFAULT: "IE", TAG_EVENTS: "true" });
  const { game_id, local_code: game } = await titleOf(site, "lines");
  const dataLayer = () => page.evaluate(() => (window as { dataLayer?: unknown[] }).dataLayer);
  await page.goto(site.at(`/games/${game}`));
  await expect.poll(dataLayer).toEqual([{ event: "game_displayed", game_id, game }]);
  await page.goto(site.at(`/play/${game_id}?mode=free`));
  await expect.poll(dataLayer).toEqual([{ event: "game_launched", game_id, game }]);
  const { player } = await readyPlayer(page, site);
  await player.deposit("50");
  const facts = { payment_id: expect.any(String), amount: expect.stringMatching(/^50\b/), currency: "EUR" };
  await expect.poll(dataLayer).toEqual([
    { event: "deposit_processed", state: "success", ...facts },
    { event: "deposit_successful", ...facts },
  ]);
});
