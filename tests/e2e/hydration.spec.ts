import type { Page } from "@playwright/test";
import { expect, type Site, test } from "./fixtures.ts";
import { newPerson } from "./person.ts";
import { euros, playerOn } from "./player.ts";
import { readyPlayer } from "./ready-player.ts";

/** Delays the page's scripts until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let letThemCome: () => void = () => {};
  const mayCome = new Promise<void>((resolve) => {
    letThemCome = resolve;
  });
  await page.route("**/assets/framework-*.js", async (route) => {
    await mayCome;
    await route.continue();
  });
  return letThemCome;
}

const depositButton = (page: Page, site: Site, amount: string) =>
  page.getByRole("main").getByRole("button", {
    name: site.t("core.money_deposit_submit", { amount: euros(amount, site) }),
  });

test("an amount and a payment method chosen before hydration stay chosen", {
  tag: "@full",
}, async ({ page, site }) => {
  await readyPlayer(page, site);
  const letScriptsCome = await holdScripts(page);
  await page.goto(site.at("/deposit"), { waitUntil: "commit" });
  const main = page.getByRole("main");
  await main.getByLabel(site.t("core.money_amount"), { exact: true }).fill("35");
  await main.getByRole("radio", { name: /Skrill/ }).check({ force: true });
  letScriptsCome();
  await expect(depositButton(page, site, "35")).toBeVisible();
  await expect(main.getByRole("radio", { name: /Skrill/ })).toBeChecked();
  await expect(main.getByLabel(site.t("core.money_amount"), { exact: true })).toHaveValue("35");
});

test("3 limits typed before hydration keep their values", { tag: "@full" }, async ({ page, site }) => {
  await readyPlayer(page, site);
  const letScriptsCome = await holdScripts(page);
  await page.goto(site.at("/set-limits"), { waitUntil: "commit" });
  const limits = [
    ["day", "500"],
    ["week", "1000"],
    ["month", "3000"],
  ] as const;
  const field = (period: "day" | "week" | "month") => page.getByLabel(site.t(`core.safe_set_${period}`));
  for (const [period, amount] of limits) await field(period).fill(amount);
  letScriptsCome();
  await expect(page.getByRole("main").locator("button[type=submit]")).toBeVisible();
  for (const [period, amount] of limits) await expect(field(period)).toHaveValue(amount);
});

test("3 early presses of a deposit open 1 payment, with the amount typed before them, once the page is hydrated", async ({
  page,
  site,
}) => {
  await readyPlayer(page, site);
  const payments: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/gate/api/payments/deposit")) payments.push(request.postData()!);
  });
  const letScriptsCome = await holdScripts(page);
  await page.goto(site.at("/deposit"), { waitUntil: "commit" });
  const main = page.getByRole("main");
  await main.getByLabel(site.t("core.money_amount"), { exact: true }).fill("35");
  // Its label still shows the amount that the server rendered.
  const button = main.locator("form").getByRole("button").last();
  await button.click({ force: true, clickCount: 3 });
  await expect(button).toHaveAttribute("data-kept");
  expect(payments).toEqual([]);
  letScriptsCome();
  await expect(page.locator(`iframe[title="${site.t("core.money_frame_title")}"]`)).toBeVisible();
  expect(payments.map((each) => JSON.parse(each))).toEqual([expect.objectContaining({ amount: "35" })]);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("an early press opens the menu once, and a form that needs no JavaScript is submitted at once", {
    tag: "@full",
  }, async ({ page, site }) => {
    const letScriptsCome = await holdScripts(page);
    await page.goto(site.at("/"), { waitUntil: "commit" });
    await page
      .getByRole("banner")
      .getByRole("button", { name: site.t("core.shell_menu") })
      .press("Enter");
    letScriptsCome();
    await expect(page.getByRole("dialog", { name: site.t("core.shell_menu") })).toBeVisible();

    const letNoneCome = await holdScripts(page);
    await page.goto(site.at("/login"), { waitUntil: "commit" });
    await page.getByLabel(site.t("static.login_email")).fill("nobody@example.org");
    await page.getByLabel(site.t("static.login_password"), { exact: true }).fill("not the password");
    const sent = page.waitForRequest((request) => request.method() === "POST");
    await page
      .getByRole("main")
      .locator("form")
      .getByRole("button", { name: site.t("static.login_submit") })
      .click();
    expect((await sent).isNavigationRequest()).toBe(true);
    letNoneCome();
  });
});

test("no style sheet is loaded once the lobby's script runs: each would make a slow phone restyle the whole page", {
  tag: "@full",
}, async ({ page, site }) => {
  const shellIsWhole = page.waitForResponse(/\/assets\/after-load-[^/]+\.js$/);
  await page.goto(site.at("/"), { waitUntil: "commit" });
  await page.waitForFunction(() => document.readyState === "complete");
  const sheets = () => page.evaluate(() => document.querySelectorAll("link[rel=stylesheet]").length);
  const atFirst = await sheets();
  await shellIsWhole;
  await page.waitForLoadState("networkidle");
  expect(await sheets()).toBe(atFirst);
});

test("[3.05] what was typed at sign-up survives 2 reloads, on the first step and on the last, except the password", {
  tag: ["@full", "@at-one-width"],
}, async ({ page, site }) => {
  const { t } = site;
  const person = newPerson(site);
  const player = playerOn(page, site);
  await page.goto(site.at("/signup"));
  const email = page.getByLabel(t("static.signup_email"), { exact: true });
  const password = page.getByLabel(t("static.signup_password"), { exact: true });
  await email.fill(person.email);
  await page.reload();
  await expect(email).toHaveValue(person.email);
  await player.fillSignup(person);
  await page.getByLabel(t("static.signup_newsletter")).check();
  await page.getByLabel(t("static.signup_phone_country")).selectOption("GB");
  await page.reload();
  await expect(email).toHaveValue(person.email);
  await expect(password).toHaveValue("");
  await password.fill(person.password);
  await player.continueSignup();
  for (const [label, value] of [
    ["day", "17"],
    ["month", "5"],
    ["year", "1990"],
    ["firstname", "Aino"],
    ["lastname", person.lastName],
    ["gender", "female"],
    ["address", "1 Market Square"],
    ["zip", "00100"],
    ["city", "Helsinki"],
  ] as const)
    await expect(page.getByLabel(t(`static.signup_${label}`), { exact: true })).toHaveValue(value);
  await player.continueSignup();
  await expect(page.getByLabel(t("static.signup_phone_number"), { exact: true })).toHaveValue(person.phone);
  await expect(page.getByLabel(t("static.signup_phone_country"))).toHaveValue("GB");
  await expect(page.getByLabel(t("static.signup_newsletter"))).toBeChecked();
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(person.password);
});

test("[3.05] an email that replaces a kept one before hydration is the one that survives a reload", {
  tag: ["@full", "@at-one-width"],
}, async ({ page, site }) => {
  const email = page.getByLabel(site.t("static.signup_email"), { exact: true });
  await page.goto(site.at("/signup"));
  await email.fill("first@example.org");
  const letScriptsCome = await holdScripts(page);
  await page.goto(site.at("/signup"), { waitUntil: "commit" });
  await email.fill("second@example.org");
  letScriptsCome();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem("signup_draft")))
    .toContain("second@example.org");
  await page.reload();
  await expect(email).toHaveValue("second@example.org");
});
