import type { FrameLocator } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { readyPlayer } from "./player.ts";
import { titleOf } from "./titles.ts";

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

test("a round that was left open goes on when the game opens again, and is paid once", async ({
  page,
  site,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await readyPlayer(page, site, "50");
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
