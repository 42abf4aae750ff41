import { expect, test } from "./fixtures.ts";
import { titleOf } from "./titles.ts";

test("the seeds of past rounds are revealed and the rounds verify", async ({ page, site }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const title = await titleOf(site, "bell-lines");
  await page.goto(site.at(`/play/${title.game_id}?mode=free`));
  const game = page.frameLocator("iframe");
  await game.getByRole("button", { name: "Spin", exact: true }).click({ timeout: 60_000 });
  await expect(game.getByText(/^(Won|No win|Paid back)/).first()).toBeVisible({ timeout: 90_000 });
  await game.getByRole("button", { name: "Fairness" }).click();
  const panel = game.getByRole("dialog");
  await expect(panel.getByText(/[0-9a-f]{64}/).first()).toBeVisible();
  await panel.getByRole("button", { name: "Change the seeds" }).click();
  await expect(panel.getByText("The fingerprint matches the seed: the server kept its word.")).toBeVisible();
  await panel.getByRole("button", { name: "Verify" }).first().click();
  await expect(panel.getByText(/^Draw 0 checks out/)).toBeVisible();
});
