import { expect, expectAccessible, type Site, test } from "./fixtures.ts";
import { titleOf } from "./titles.ts";

type SentRound = { stakeMinor: string; input: object; autoplay?: true };

/** Opens a game in free play, and collects its requests to start a round. */
async function openGame(page: import("@playwright/test").Page, site: Site, gameId: number) {
  const sent: SentRound[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/studio/api/rounds"))
      sent.push(request.postDataJSON() as SentRound);
  });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(site.at(`/play/${gameId}?mode=free`));
  return { sent, game: page.frameLocator("iframe") };
}

test("autoplay needs a loss limit and stops at it, and each of its rounds is marked as autoplay", {
  tag: ["@full", "@at-one-width"],
}, async ({ page, site }) => {
  const { sent, game } = await openGame(page, site, (await titleOf(site, "lines")).game_id);
  await game.getByRole("button", { name: "Autoplay", exact: true }).click({ timeout: 60_000 });
  const dialog = game.getByRole("dialog");
  await dialog.getByRole("button", { name: "100" }).click();
  await dialog.getByRole("button", { name: "Start autoplay" }).click();
  const refusal = dialog.getByRole("alert");
  await expect(refusal).toContainText("Enter a loss limit of at least");
  const stake = /[0-9]+\.[0-9]{2}/.exec((await refusal.textContent()) ?? "")?.[0] ?? "";
  await dialog.getByLabel("Loss limit").fill(stake);
  await dialog.getByRole("button", { name: "Start autoplay" }).click();
  await expect(game.getByText("Autoplay stopped at your loss limit")).toBeVisible({ timeout: 120_000 });
  expect(sent.length).toBeGreaterThan(0);
  expect(sent.every(({ autoplay }) => autoplay)).toBe(true);
  // A round that the player starts by hand is not marked.
  await game.getByRole("button", { name: "Spin", exact: true }).click();
  await expect.poll(() => sent.at(-1)?.autoplay).toBeUndefined();
});

test("a bonus buy shows its price of 38 stakes, takes it once and starts with 12 free spins", {
  tag: ["@full", "@at-one-width"],
}, async ({ page, site }) => {
  test.slow();
  const { sent, game } = await openGame(page, site, await idOf(site, "moonlit-wolves"));
  await game.getByRole("button", { name: "Buy free spins" }).click({ timeout: 60_000 });
  await game.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
  expect(sent).toEqual([]);
  await game.getByRole("button", { name: "Buy free spins" }).click();
  const dialog = game.getByRole("dialog");
  await expect(dialog).toContainText("The free spins start at once");
  await expect(dialog).toContainText("95.38");
  await dialog.getByRole("button", { name: /^Buy for/ }).click();
  await expect(game.getByText("12 free spins").first()).toBeVisible({ timeout: 60_000 });
  await expect(game.getByText(/^(Won|No win|Paid back)/).first()).toBeVisible({ timeout: 240_000 });
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ input: { buy: "free-spins" } });
  expect(Number(sent[0]?.stakeMinor) % 38).toBe(0);
});

test("a menu has a card for each purchase, and the ante bet is off at the start and raises the stake by half", {
  tag: ["@full", "@at-one-width"],
}, async ({ page, site }) => {
  test.slow();
  const { sent, game } = await openGame(page, site, await idOf(site, "bald-eagle-wigs"));
  const ante = game.getByRole("switch", { name: "Ante bet" });
  await expect(ante).toHaveAttribute("aria-checked", "false", { timeout: 60_000 });
  await game.getByRole("button", { name: "Buy free spins" }).click();
  const dialog = game.getByRole("dialog");
  await expect(dialog.getByRole("heading", { level: 3 })).toHaveText([
    "10 free spins starting at ×2",
    "6 free spins starting at ×4",
    "6 free spins starting at ×8",
  ]);
  await expectAccessible(page, "a menu of purchases");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await ante.click();
  await expect(ante).toHaveAttribute("aria-checked", "true");
  await game.getByRole("button", { name: "Spin", exact: true }).click();
  await expect.poll(() => sent.length).toBe(1);
  expect(sent[0]).toMatchObject({ input: { ante: true } });
  expect(Number(sent[0]?.stakeMinor) % 30).toBe(0);
  await page.reload();
  await expect(ante).toHaveAttribute("aria-checked", "false", { timeout: 60_000 });
});

async function idOf(site: Site, code: string): Promise<number> {
  const answer = (await (await fetch(`${site.product.url}/gate/api/actionable/games/list`)).json()) as {
    event: { data: { games: { game_id: number; local_code: string }[] } };
  };
  const game = answer.event.data.games.find(({ local_code }) => local_code === code);
  if (!game) throw new Error(`${code} is not listed`);
  return game.game_id;
}
