import { expect, test } from "./fixtures.ts";
import { readyPlayer } from "./ready-player.ts";
import { titleOf } from "./titles.ts";

test("the seeds of past rounds are revealed and the rounds are verified", async ({ page, site }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const title = await titleOf(site, "lines");
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

test("a round of the history is replayed, and its proof is valid once the seeds are changed; the balance stays the same", {
  tag: "@full",
}, async ({ page, site }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: "reduce" });
  const { player } = await readyPlayer(page, site, "20");
  const title = await titleOf(site, "lines");
  await page.goto(site.at(`/play/${title.game_id}`));
  const game = page.frameLocator("iframe");
  await game.getByRole("button", { name: "Spin", exact: true }).click({ timeout: 60_000 });
  await expect(game.getByText(/^(Won|No win|Paid back)/).first()).toBeVisible({ timeout: 90_000 });
  await player.openLastSession();
  const before = await player.balance.textContent();
  await page.getByRole("link", { name: /^Replay / }).click();
  await expect(game.getByText(/^Replay over: it paid/)).toBeVisible({ timeout: 90_000 });
  await expect(player.balance).toHaveText(before!);

  await player.openLastSession();
  await page.getByRole("link", { name: /^Proof of / }).click();
  const proof = game.getByRole("dialog");
  await expect(proof.getByText("Draw 0: where it came from")).toBeVisible({ timeout: 90_000 });
  await expect(proof.getByText(/^Still secret/)).toBeVisible();
  await proof.getByRole("button", { name: "Change the seeds" }).click();
  await expect(proof.getByText(/^Draw 0 checks out/)).toBeVisible();
  await expect(proof.getByText(/^Still secret/)).toHaveCount(0);
});
