import type { Frame, Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { euros, openWithLine, readyToSpin } from "./player.ts";
import { earnAward, readyPlayer } from "./ready-player.ts";

/** Classes of elements with a running animation or transition, observed for a second. */
function movingFor1Second(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const blinkMs = 100;
    const seen = new Set<string>();
    for (let look = 0; look < 20; look += 1) {
      for (const animation of document.getAnimations()) {
        const { effect, playState } = animation;
        // Without its delay: waiting is not movement.
        const lastsMs = Number(effect?.getComputedTiming().activeDuration ?? 0);
        if (playState === "running" && lastsMs > blinkMs && effect instanceof KeyframeEffect)
          seen.add(effect.target?.className.toString() ?? "");
      }
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return [...seen];
  });
}

for (const motion of ["reduce", "no-preference"] as const)
  test.describe(`with prefers-reduced-motion: ${motion}`, () => {
    test.use({ contextOptions: { reducedMotion: motion } });

    test(`an award ${motion === "reduce" ? "and 5 screens do not move" : "comes with 100 pieces of confetti that fall"}`, {
      tag: "@full",
    }, async ({ page, site }) => {
      await readyPlayer(page, site);
      if (motion === "reduce")
        for (const path of ["/", "/games/bell-tower-bonanza", "/promotions", "/deposit", "/playsafe"]) {
          await page.goto(site.at(path));
          expect(await movingFor1Second(page), path).toEqual([]);
        }
      await openWithLine(page, site.at("/slots"));
      const toast = page.getByRole("status").filter({ hasText: site.t("core.award_title") });
      const pieces = toast.locator("i[data-shape]");
      // It is shown for only 5 seconds.
      const hundredth = motion === "reduce" ? undefined : pieces.nth(99).waitFor({ timeout: 60_000 });
      await earnAward(page, site);
      await expect(page.getByText(site.t("core.mission_own_limit_done"))).toBeVisible();
      const [moving] = await Promise.all([movingFor1Second(page), hundredth]);
      if (motion === "reduce") expect(moving).toEqual([]);
      else {
        await expect(pieces.nth(100)).toHaveCount(0);
        expect(moving.some((name) => name.includes("piece"))).toBe(true);
      }
    });
  });

/** Records changes in live regions that existed before: a screen reader does not announce a new region. */
async function listen(page: Page): Promise<(frame: Frame) => Promise<string[]>> {
  await page.addInitScript(() => {
    const spoken =
      "[role='status'], [role='alert'], [role='log'], [aria-live='polite'], [aria-live='assertive']";
    const heard: string[] = [];
    Object.assign(window, { heard });
    new MutationObserver((mutations) => {
      for (const { target } of mutations) {
        const element = target instanceof Element ? target : target.parentElement;
        const region = element?.closest(spoken);
        if (region?.textContent) heard.push(region.textContent);
      }
    }).observe(document, { childList: true, characterData: true, subtree: true });
  });
  return (frame) => frame.evaluate(() => (window as unknown as { heard: string[] }).heard);
}

test("a screen reader announces a new balance, a round's result, a message and an award", {
  tag: "@full",
}, async ({ page, site }) => {
  test.slow();
  const { t } = site;
  const heardIn = await listen(page);
  const { player } = await readyPlayer(page, site);
  const heard = async () => (await heardIn(page.mainFrame())).join("\n");

  await player.deposit("20");
  await expect.poll(heard).toContain(euros("20", site));

  await page.goto(site.at("/play/2101"));
  const spin = page.frameLocator("iframe").getByRole("button", { name: /spin/i }).last();
  await readyToSpin(page.frameLocator("iframe"), spin);
  await spin.click();
  const game = page.frames().find((frame) => frame !== page.mainFrame())!;
  await expect
    .poll(async () => (await heardIn(game)).join("\n"), { timeout: 60_000 })
    .toMatch(/Won|No win|Paid back/);

  await page.goto(site.at("/my-account/user-settings"));
  await page.getByRole("switch", { name: t("core.settings_newsletter") }).check();
  await expect.poll(heard).toContain(t("core.settings_saved"));

  await openWithLine(page, site.at("/slots"));
  await earnAward(page, site);
  await expect.poll(heard).toContain(t("core.mission_own_limit_done"));
});

test("a screen reader announces the title of each page after navigation, including going back", {
  tag: "@full",
}, async ({ page, site }) => {
  const heardIn = await listen(page);
  const heard = async () => (await heardIn(page.mainFrame())).join("\n");
  await page.goto(site.at("/slots"), { waitUntil: "networkidle" });
  const first = await page.title();
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: site.t("core.shell_all_games") })
    .click();
  await expect(page).not.toHaveTitle(first);
  await expect.poll(heard).toContain(await page.title());
  expect(await heard()).not.toContain(first);
  await page.goBack();
  await expect.poll(heard).toContain(first);
});
