import type { Page } from "@playwright/test";
import { expect, expectAccessible, siteOn, test } from "./fixtures.ts";
import { readyPlayer } from "./ready-player.ts";

const brands = ["bellwether", "luckyclover", "funly"] as const;

test.use({ serviceWorkers: "allow" });

/** Waits until the service worker has filled its cache and controls this page. */
async function workerReady(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) => {
      navigator.serviceWorker.addEventListener("controllerchange", resolve, { once: true });
    });
  });
}

/** Everything that the browser stores for this host outside its HTTP cache, as paths. */
function keptPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return kept.flat().map(({ url }) => new URL(url).pathname);
  });
}

for (const brand of brands) {
  test(`${brand} can be installed: the browser reads its manifest and icons without errors`, {
    tag: "@full",
  }, async ({ page, product }) => {
    const site = siteOn(product, brand, "fi");
    await page.goto(site.at("/"));
    const devtools = await page.context().newCDPSession(page);
    const { url, errors, data } = await devtools.send("Page.getAppManifest");
    expect(errors).toEqual([]);
    expect(new URL(url).pathname).toBe("/manifest/fi.webmanifest");
    const manifest = JSON.parse(data!) as { start_url: string; icons: { src: string; sizes: string }[] };
    expect(manifest.start_url).toBe("/fi");
    const { installabilityErrors } = await devtools.send("Page.getInstallabilityErrors");
    // A test's own window stores nothing, and therefore cannot install.
    expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== "in-incognito")).toEqual(
      [],
    );
    for (const { src, sizes } of manifest.icons) {
      const drawn = await page.evaluate(async (address) => {
        const bitmap = await createImageBitmap(await (await fetch(address)).blob());
        return `${bitmap.width}x${bitmap.height}`;
      }, src);
      expect(drawn).toBe(sizes);
    }
  });

  test(`${brand} without a network shows its own offline page in Finnish, and recovers by itself`, {
    tag: brand === "luckyclover" ? "@path" : "@full",
  }, async ({ page, context, product }) => {
    const site = siteOn(product, brand, "fi");
    await page.goto(site.at("/"));
    await workerReady(page);
    await context.setOffline(true);
    await page.goto(site.at("/hot-games"));
    await expect(page.getByRole("heading", { level: 1, name: site.t("core.offline_title") })).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("data-brand", brand);
    const widths = await page
      .getByRole("img", { includeHidden: true })
      .evaluateAll((pictures) => pictures.map((picture) => (picture as HTMLImageElement).naturalWidth));
    expect(widths.every((width) => width > 0)).toBe(true);
    await expectAccessible(page, "offline");
    await page.getByRole("button", { name: site.t("core.offline_retry") }).click();
    await expect(page.getByRole("heading", { level: 1, name: site.t("core.offline_title") })).toBeVisible();
    await context.setOffline(false);
    await expect(
      page.getByRole("heading", { level: 1, name: site.t("core.game_list_hot_title") }),
    ).toBeVisible();
  });
}

test("of a player's visit the browser stores the offline page, its files and nothing else", {
  tag: "@full",
}, async ({ page, context, site }) => {
  const { person } = await readyPlayer(page, site, "25");
  await page.goto(site.at("/my-account"));
  await workerReady(page);
  const kept = await keptPaths(page);
  expect(kept.filter((path) => path.startsWith("/offline/"))).toHaveLength(9);
  expect(
    kept.filter(
      (path) =>
        !/^\/(?:offline\/|assets\/[^/]+\.(?:css|woff2)$|assets\/offline-script-[^/]+\.js$|art\/brands\/[^/]+\/[^/]+\.svg$)/.test(
          path,
        ),
    ),
  ).toEqual([]);

  await context.setOffline(true);
  await page.goto(site.at("/my-account"));
  await expect(page.getByRole("heading", { level: 1, name: site.t("core.offline_title") })).toBeVisible();
  await expect(page.getByText(person.email)).toHaveCount(0);
});
