import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { everyAddress } from "./every-address.ts";
import { expect, siteOn, test } from "./fixtures.ts";
import { playerOn, readyPlayer } from "./player.ts";
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

      test("axe finds nothing on every route, each with status 200 but for the one that is not there", {
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
          // A page that leads on to another, as a player's own does for a visitor, is looked at once.
          const { pathname } = new URL(page.url());
          if (seen.has(pathname)) continue;
          seen.add(pathname);
          found.push(...(await violationsOn(page, address)));
        }
        expect(found).toEqual([]);
      });

      test("21: on small screens nothing runs off the side, is cut, covered or too small on any route", {
        tag: "@full",
      }, async ({ page, product }) => {
        test.setTimeout(900_000);
        const site = siteOn(product, brand, "en");
        const { player } = signedIn ? await readyPlayer(page, site) : { player: playerOn(page, site) };
        // Each has its place whether it comes or not, and many are drawn only now.
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

/** The page's own script has run, and what it brings after the load stands. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 2_000 })),
  );
}

/** Everything that axe has to say, best practice too. A frame is its game's own page and is looked at there. */
async function violationsOn(page: Page, address: string): Promise<string[]> {
  // Without frames to join, the result needs no second page; and what passed is not listed.
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .exclude("iframe")
    .options({ resultTypes: ["violations"] });
  const { violations } = await axe.analyze();
  return violations.map(
    ({ id, nodes }) => `${address}: ${id} at ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
  );
}
