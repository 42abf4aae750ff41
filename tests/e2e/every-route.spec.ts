import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { everyAddress } from "./every-address.ts";
import { expect, siteOn, test } from "./fixtures.ts";
import { playerOn } from "./player.ts";
import { readyPlayer } from "./ready-player.ts";
import { faultsOfLayout, smallScreens } from "./small-screen.ts";

const brands = ["bellwether", "luckyclover", "funly"] as const;

const readers = {
  "a visitor on a phone": { viewport: { width: 390, height: 844 }, signedIn: false },
  "a player at a desk": { viewport: { width: 1440, height: 900 }, signedIn: true },
};

for (const brand of brands) {
  for (const [reader, { viewport, signedIn }] of Object.entries(readers)) {
    test.describe(`${brand}, ${reader}`, () => {
      test.use({ viewport, contextOptions: { reducedMotion: "reduce" } });

      test("axe finds nothing on every route, each with status 200 except the unknown page", {
        tag: "@full",
      }, async ({ page, product }) => {
        test.setTimeout(600_000);
        const site = siteOn(product, brand, "en");
        const addresses = await everyAddress(site);
        expect(addresses.length).toBeGreaterThan(60);
        if (signedIn) {
          await readyPlayer(page, site);
        }
        const found: string[] = [];
        const seen = new Set<string>();
        for (const address of addresses) {
          const status = (await page.goto(site.at(address)))!.status();
          if (status !== (address === "/no-such-page" ? 404 : 200)) found.push(`${address}: ${status}`);
          await settled(page);
          // A page that redirects to another one, as a player's page does for a visitor, is checked once.
          const { pathname } = new URL(page.url());
          if (seen.has(pathname)) continue;
          seen.add(pathname);
          found.push(...(await violationsOn(page, address)));
        }
        expect(found).toEqual([]);
      });

      test(`${brand}, ${reader} on small screens nothing overflows sideways, or is cut, covered or too small on any route`, {
        tag: "@full",
      }, async ({ page, product }) => {
        test.setTimeout(900_000);
        const site = siteOn(product, brand, "en");
        const { player } = signedIn ? await readyPlayer(page, site) : { player: playerOn(page, site) };
        // Each has its place whether it loads or not, and many are only drawn now.
        await page.route("**/art/**", (route) => route.abort());
        const found: string[] = [];
        const seen = new Set<string>();
        for (const address of await everyAddress(site)) {
          await page.setViewportSize(smallScreens[0]);
          await page.goto(site.at(address));
          await settled(page);
          const { pathname } = new URL(page.url());
          if (seen.has(pathname)) continue;
          if (seen.size === 0 && !signedIn) await player.acceptCookies();
          seen.add(pathname);
          for (const size of smallScreens) {
            await page.setViewportSize(size);
            for (const fault of await faultsOfLayout(page))
              found.push(`${address} at ${size.width}: ${fault}`);
          }
        }
        expect(found).toEqual([]);
      });
    });
  }
}

/** Waits until the page's script has run and its later content is rendered. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 2_000 })),
  );
}

/** Everything that axe reports, including best practices. A frame is a separate page of the game and is checked there. */
async function violationsOn(page: Page, address: string): Promise<string[]> {
  // Without frames to join, the result needs no second page; passed rules are not listed.
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .exclude("iframe")
    .options({ resultTypes: ["violations"] });
  const { violations } = await axe.analyze();
  return violations.map(
    ({ id, nodes }) => `${address}: ${id} at ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
  );
}
