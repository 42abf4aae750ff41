import type { Browser } from "@playwright/test";
import { expect, expectAccessible, expectNoSidewaysScroll, type Site, test } from "./fixtures.ts";
import { readMailedLink } from "./outside.ts";
import { newPerson } from "./person.ts";
import { playerOn } from "./player.ts";
import { readyPlayer } from "./ready-player.ts";
import { changeStored } from "./stored.ts";

// Tests here stop the process, or change its database.
test.use({ ownProcess: true });

/** Where a visitor of a country who requests /slots is redirected, by the browser's languages and cookies. */
async function landsOn(
  browser: Browser,
  site: Site,
  visitor: { country: string; wish?: string; cookies?: Record<string, string> },
): Promise<string> {
  const { country, wish = "*", cookies = {} } = visitor;
  const context = await browser.newContext({ extraHTTPHeaders: { "x-geo-country": country } });
  // The browser would send its own language, which counts as a preference.
  await context.route("**/*", (route) =>
    route.continue({ headers: { ...route.request().headers(), "accept-language": wish } }),
  );
  await context.addCookies(
    Object.entries(cookies).map(([name, value]) => ({ name, value, url: site.at("/") })),
  );
  const page = await context.newPage();
  await page.goto(site.at("/slots?btag=p7"));
  const { pathname, search } = new URL(page.url());
  await context.close();
  return pathname + search;
}

test("an address without a prefix redirects to the same page in the language of the cookie, else of the browser, else of the country; in Austria a first visit without a preference is English", {
  tag: "@full",
}, async ({ browser, site }) => {
  const lands = (visitor: Parameters<typeof landsOn>[2]) => landsOn(browser, site, visitor);
  expect(await lands({ country: "IE" })).toBe("/slots?btag=p7");
  expect(await lands({ country: "FI" })).toBe("/fi/slots?btag=p7");
  expect(await lands({ country: "IE", wish: "de" })).toBe("/de/slots?btag=p7");
  const chosen = { preferred_language: "sv" };
  expect(await lands({ country: "IE", wish: "de", cookies: chosen })).toBe("/sv/slots?btag=p7");
  expect(await lands({ country: "AT" })).toBe("/slots?btag=p7");
  expect(await lands({ country: "AT", cookies: { already_visited: "1" } })).toBe("/de/slots?btag=p7");
  expect(await lands({ country: "AT", wish: "de" })).toBe("/de/slots?btag=p7");
});

test("in a country under maintenance every page except /login redirects a visitor to /improvements-maintenance, and a player who logs in can go anywhere", {
  tag: "@full",
}, async ({ page, siteWith }) => {
  const site = await siteWith({ GEO_DEFAULT: "IE", MAINTENANCE_MODE_COUNTRIES: "IE" });
  for (const path of ["/", "/slots", "/signup", "/info/terms", "/play/2101"]) {
    await page.goto(site.at(path));
    expect(new URL(page.url()).pathname).toBe("/improvements-maintenance");
  }
  await expect(
    page.getByRole("heading", { level: 1, name: site.t("static.maintenance_title") }),
  ).toBeVisible();
  await expectAccessible(page, "maintenance");
  await expectNoSidewaysScroll(page);
  expect((await page.goto(site.at("/login")))!.status()).toBe(200);
  expect(new URL(page.url()).pathname).toBe("/login");
  await page.setExtraHTTPHeaders({ "x-geo-country": "FI" });
  await page.goto(site.at("/slots"));
  expect(new URL(page.url()).pathname).toBe("/slots");

  await page.setExtraHTTPHeaders({});
  const person = newPerson(site);
  const elsewhere = await page
    .context()
    .browser()!
    .newContext({ extraHTTPHeaders: { "x-geo-country": "FI" } });
  const open = await elsewhere.newPage();
  await playerOn(open, site).signUp(person);
  await elsewhere.close();
  await playerOn(page, site).logIn(person);
  await page.goto(site.at("/slots"));
  expect(new URL(page.url()).pathname).toBe("/slots");
});

test("a page that fails is a 500 that says so; back leads to the previous page, or home if there is none", {
  tag: "@full",
}, async ({ page, site }) => {
  const { t } = site;
  await readyPlayer(page, site);
  await page.goto(site.at("/info/terms"));
  await changeStored(site, ["ALTER TABLE wallet_round RENAME TO wallet_round_away"]);
  const broken = site.at("/my-account/tickets");
  const response = await page.goto(broken);
  expect(response!.status()).toBe(500);
  await expect(page.getByRole("heading", { level: 1, name: t("core.error_page_title") })).toBeVisible();
  await expect(page.getByRole("main")).toContainText(t("core.error_message"));
  await expectAccessible(page, "error page");
  await page.getByRole("button", { name: t("core.error_page_back") }).click();
  await expect(page).toHaveURL(site.at("/info/terms"));

  const fresh = await page.context().newPage();
  await fresh.goto(broken);
  await fresh.getByRole("button", { name: t("core.error_page_back") }).click();
  await expect(fresh).toHaveURL(site.at("/"));
  await fresh.close();
  await changeStored(site, ["ALTER TABLE wallet_round_away RENAME TO wallet_round"]);
});

test("a temporary address and a missing number are requested before a deposit, and each step leads back to it", {
  tag: "@full",
}, async ({ page, site }) => {
  const { t } = site;
  const { person, player } = await readyPlayer(page, site);
  await changeStored(site, [
    "UPDATE player SET email = id || '@signup.null', phone = '' WHERE email = $1",
    [person.email],
  ]);
  await page.goto(site.at("/deposit"));
  await expect(page).toHaveURL(/\/set-email\?origin=%2Fdeposit$/);
  await expectAccessible(page, "set email");
  await page.getByLabel(t("static.email_new")).fill(person.email);
  await page.getByLabel(t("static.login_password"), { exact: true }).fill(person.password);
  await page.getByRole("button", { name: t("static.email_submit") }).click();
  await expect(page.getByRole("heading", { name: t("static.email_sent_title") })).toBeVisible();
  await page.goto(await readMailedLink(site, person.email));
  await page.getByRole("button", { name: t("static.email_confirm_submit") }).click();
  await expect(page.getByRole("heading", { name: t("static.email_confirmed_title") })).toBeVisible();

  await page.goto(site.at("/deposit"));
  await expect(page).toHaveURL(/\/set-phone-number\?origin=%2Fdeposit$/);
  await expectAccessible(page, "set phone number");
  await expectNoSidewaysScroll(page);
  await player.activate(newPerson(site));
  await expect(page).toHaveURL(site.at("/deposit"));
  await expect(page.getByLabel(t("core.money_amount"), { exact: true })).toBeVisible();
});

test("[2.18] a page whose script is missing is reloaded, and shows the requested page, not the previous one", {
  tag: "@full",
}, async ({ page, site }) => {
  let asked = 0;
  await page.route(/\/assets\/support-[^/]+\.js/, (route) => {
    asked += 1;
    return asked === 1 ? route.abort() : route.continue();
  });
  await page.goto(site.at("/about-us"));
  await page.waitForLoadState("networkidle");
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: site.t("core.shell_footer_questions") })
    .click();
  await expect(page).toHaveURL(/\/support$/);
  await expect(page.getByRole("heading", { level: 1, name: site.t("static.support_title") })).toBeVisible();
});
