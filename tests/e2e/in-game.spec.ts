import { readdirSync, readFileSync } from "node:fs";
import { findModel, releasedModels } from "@bellwether/games";
import type { FrameLocator, Page } from "@playwright/test";
import { expect, expectNoSidewaysScroll, type Site, test } from "./fixtures.ts";
import { readyPlayer } from "./ready-player.ts";
import { lineOf, replaceRounds, roundEnded } from "./replaced-rounds.ts";
import { titleOf } from "./titles.ts";

const models = releasedModels();
const titles = readdirSync("content/catalogue").flatMap(
  (file) =>
    JSON.parse(readFileSync(`content/catalogue/${file}`, "utf8")) as { model: string; freePlay: boolean }[],
);
/** The mechanics of all titles with free play. */
const MECHANICS = new Set(
  titles.filter(({ freePlay }) => freePlay).map(({ model }) => findModel(models, model).mechanic),
);

const atOneWidth = { tag: ["@full", "@at-one-width"] };

async function openFree(page: Page, site: Site, game: number): Promise<FrameLocator> {
  await page.goto(site.at(`/play/${game}?mode=free`));
  const frame = page.frameLocator("iframe");
  await expect(frame.locator('[data-phase="idle"]')).toBeAttached({ timeout: 60_000 });
  // The page forwards keys once it knows that the game has loaded.
  await expect(page.locator("iframe:not([inert])")).toBeAttached();
  return frame;
}

/** Uses the keyboard, because a frame that is still moving could slip away from the pointer. */
const press = (frame: FrameLocator, name: string) =>
  frame.getByRole("button", { name, exact: true }).press("Enter");

for (const [width, height] of [
  [320, 568],
  [360, 640],
  [375, 667],
  [667, 375],
  [844, 390],
  [1024, 768],
] as const)
  test(
    `at ${width} × ${height} every mechanic shows its stake, its button and its field completely`,
    atOneWidth,
    async ({ page, site }) => {
      test.slow();
      await page.setViewportSize({ width, height });
      for (const mechanic of MECHANICS) {
        const { game_id: game } = await titleOf(site, mechanic);
        const frame = await openFree(page, site, game);
        await expectNoSidewaysScroll(page);
        await expect(
          frame.getByRole("button", { name: /^(Spin|Spin wheel|Buy card|Deal|Play)$/, disabled: false }),
        ).toBeInViewport({
          ratio: 1,
        });
        await expect(frame.getByRole("group", { name: /^(Stake|Price)$/ })).toBeInViewport({ ratio: 1 });
        const cut = await frame.locator("body").evaluate((body) => {
          const parts = [...body.querySelectorAll<HTMLElement>("button, [role=status], h1 ~ section")];
          return parts
            .filter((part) => {
              const { left, right, top, bottom, width: wide } = part.getBoundingClientRect();
              const isOut =
                left < -0.5 || top < -0.5 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5;
              const isCut = part.role === "status" && part.scrollWidth > part.clientWidth + 1;
              return wide > 1 && (isOut || isCut);
            })
            .map((part) => part.getAttribute("aria-label") ?? part.textContent);
        });
        expect(cut, mechanic).toEqual([]);
        // The page is as high as the window: no part of the game is below its edge.
        expect(
          await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight),
          mechanic,
        ).toBeLessThanOrEqual(0);
      }
    },
  );

test(
  "on a phone the title's picture shrinks, and the reels take more space than anything else",
  atOneWidth,
  async ({ page, site }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const { game_id: game } = await titleOf(site, "lines");
    const frame = await openFree(page, site, game);
    await expect(frame.locator("img")).toHaveCount(1);
    await expect(frame.locator("img")).toBeHidden();
    const field = (await frame.locator("[class*=overlay]").boundingBox())!;
    expect(field.width).toBeGreaterThan(370);
    expect(field.height).toBeGreaterThan(844 * 0.4);
  },
);

test(
  "above a game there is one bar with one balance; in free play no money is shown",
  atOneWidth,
  async ({ page, site }) => {
    const { player } = await readyPlayer(page, site, "20");
    const { game_id: game } = await titleOf(site, "lines");
    await page.goto(site.at(`/play/${game}`));
    const frame = page.frameLocator("iframe");
    await expect(frame.locator('[data-phase="idle"]')).toBeAttached({ timeout: 60_000 });
    await expect(player.balance).toContainText("€20.00");
    await expect(frame.getByRole("banner")).toHaveCount(0);
    await expect(frame.getByText("Balance", { exact: true })).toHaveCount(0);
    await expect(frame.getByRole("button", { name: "Back to the lobby" })).toHaveCount(0);

    await openFree(page, site, game);
    await expect(player.balance).toHaveCount(0);
    await expect(page.getByRole("banner")).not.toContainText("€");
    await expect(frame.getByText("1,000.00")).toBeVisible();
    await expect(frame.getByText("€")).toHaveCount(0);
    await expect(
      page.getByRole("banner").getByRole("link", { name: site.t("core.shell_deposit") }),
    ).toBeVisible();
  },
);

test(
  "a win of 240 stakes fills the stage and is dismissed by a tap; a payout up to the stake is reported without the sign",
  atOneWidth,
  async ({ page, site }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    let stakes = 240n;
    await replaceRounds(page, site, (drawn) => {
      const payoutMinor = drawn.stakeMinor * stakes;
      return { events: [...lineOf(drawn, payoutMinor), roundEnded(payoutMinor)], payoutMinor };
    });
    const { game_id: game } = await titleOf(site, "lines");
    const frame = await openFree(page, site, game);
    await press(frame, "Spin");
    const hint = frame.getByText("Tap to go on");
    await expect(frame.getByText("Big win")).toBeVisible({ timeout: 60_000 });
    await expect(frame.getByText("240 × the stake")).toBeVisible();
    // Immediately, because it disappears after a while.
    const isWhole = await frame.locator("section[data-sign]").evaluate((board) => {
      const [sign] = [...board.children].filter((child) => child.textContent?.includes("Tap to go on"));
      return sign?.clientWidth === board.clientWidth && sign.clientHeight === board.clientHeight;
    });
    expect(isWhole).toBe(true);
    // The game ignores taps at the moment the sign appears, because they are meant for the round.
    await page.waitForTimeout(600);
    await hint.click();
    await expect(hint).toHaveCount(0, { timeout: 20_000 });
    await expect(frame.getByRole("status").filter({ hasText: /^Won 144\.00$/ })).toBeVisible();

    stakes = 1n;
    const inner = page.frames().find((each) => each.parentFrame() === page.mainFrame())!;
    await inner.evaluate(() => {
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes)
          for (const node of addedNodes)
            if (/Tap to go on|win/.test(node.textContent ?? ""))
              document.body.dataset.sign = node.textContent ?? "";
      }).observe(document.body, { childList: true, subtree: true });
    });
    await press(frame, "Spin");
    await expect(frame.getByRole("status").filter({ hasText: /^Paid back 0\.60$/ })).toBeVisible({
      timeout: 60_000,
    });
    expect(await inner.evaluate(() => document.body.dataset.sign)).toBeUndefined();
  },
);

test(
  "free spins have their own total and can be skipped to it; the round pays the same",
  atOneWidth,
  async ({ page, site }) => {
    await replaceRounds(page, site, (drawn) => {
      const spins = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
      const each = drawn.stakeMinor / 2n;
      const total = each * 10n;
      const events = [
        ...lineOf(drawn, drawn.stakeMinor),
        { type: "free-spins-awarded", count: 10, remaining: 10 } as const,
        { type: "free-spins-started", count: 10 } as const,
        { type: "multiplier-changed", multiplier: 2 } as const,
        ...spins.flatMap((spin) => [
          { type: "free-spin-started", spin, remaining: 10 - spin } as const,
          ...lineOf(drawn, each),
        ]),
        { type: "free-spins-ended", spins: 10, totalMinor: String(total) } as const,
        roundEnded(total + drawn.stakeMinor),
      ];
      return { events, payoutMinor: total + drawn.stakeMinor };
    });
    const { game_id: game } = await titleOf(site, "lines");
    const frame = await openFree(page, site, game);
    await press(frame, "Spin");
    await expect(frame.getByText("10 free spins").first()).toBeVisible({ timeout: 60_000 });
    await expect(frame.getByText("Bonus total")).toBeVisible();
    await expect(frame.locator("section[data-feature]")).toHaveCount(1);
    await page.waitForTimeout(600);
    await press(frame, "Continue");
    await press(frame, "Skip");
    await expect(frame.getByText("10 free spins played")).toBeVisible({ timeout: 20_000 });
    await expect(frame.getByText("5 × the stake")).toBeVisible();
    await expect(frame.getByRole("status").filter({ hasText: /^Won 3\.60$/ })).toBeVisible({
      timeout: 20_000,
    });
    await expect(frame.locator("section[data-feature]")).toHaveCount(0);
    await expect(frame.getByRole("button", { name: "Spin", exact: true })).toBeVisible();
  },
);
