import { pickTexts } from "@bellwether/i18n/catalogue.ts";
import { createTranslate } from "@bellwether/i18n/translate.ts";
import { expect, test } from "./fixtures.ts";
import { newPerson } from "./person.ts";
import { euros, playerOn } from "./player.ts";
import { approvePending, readyPlayer } from "./ready-player.ts";

test.describe("signing up and in", () => {
  test("signing up and in keeps the input when the server refuses a field, and moves the focus to that field", {
    tag: "@full",
  }, async ({ page, site }) => {
    const person = newPerson(site);
    const player = playerOn(page, site);
    await page.goto(site.at("/signup"));
    await player.fillSignup({ ...person, password: "password123" });
    await page.getByRole("button", { name: site.t("static.signup_submit") }).click();
    await expect(page.getByText(site.t("core.error_password_common"))).toBeVisible();
    await expect(page.getByLabel(site.t("static.signup_email"), { exact: true })).toHaveValue(person.email);
    await expect(page.getByLabel(site.t("static.signup_password"), { exact: true })).toBeFocused();
  });

  test("a number typed before another country is chosen stays, and gets that country's dial code", {
    tag: "@full",
  }, async ({ page, site }) => {
    const person = newPerson(site);
    const player = playerOn(page, site);
    await page.goto(site.at("/signup"));
    await player.fillSignup(person);
    await page.getByRole("button", { name: site.t("static.signup_back") }).click();
    await page.getByLabel(site.t("static.signup_country"), { exact: true }).selectOption("HU");
    await player.continueSignup();
    const number = page.getByLabel(site.t("static.signup_phone_number"), { exact: true });
    await expect(number).toBeVisible();
    await expect(number).toHaveValue(person.phone);
    await expect(page.getByLabel(site.t("static.signup_phone_country"))).toHaveValue("HU");
  });

  test("changing the language keeps the input except passwords, even a visible one; a closed tab keeps it too, without the personal number", {
    tag: "@full",
  }, async ({ page, site }) => {
    const { t } = site;
    const person = newPerson(site);
    const player = playerOn(page, site);
    await page.goto(site.at("/signup"));
    await player.acceptCookies();
    await player.fillSignup(person);
    const back = page.getByRole("button", { name: t("static.signup_back") });
    await page.getByLabel(t("static.signup_newsletter")).check();
    await back.click();
    await page.getByLabel(t("static.signup_country"), { exact: true }).selectOption("SE");
    await page.getByLabel(t("static.signup_personal_number")).fill("19900517-7001");
    await back.click();
    await page.getByRole("button", { name: t("static.signup_password_show") }).click();
    await page.getByRole("contentinfo").getByRole("link", { name: "Suomi" }).click();
    await expect(page).toHaveURL(/\/fi\/signup/);

    const finnish = createTranslate({ texts: pickTexts("fi", ["static."]), language: "fi" });
    const field = (key: Parameters<typeof finnish>[0]) => page.getByLabel(finnish(key), { exact: true });
    await expect(field("static.signup_email")).toHaveValue(person.email);
    await expect(field("static.signup_lastname")).toHaveValue(person.lastName);
    await expect(field("static.signup_gender")).toHaveValue("female");
    await expect(field("static.signup_country")).toHaveValue("SE");
    await expect(field("static.signup_personal_number")).toHaveValue("19900517-7001");
    await expect(field("static.signup_phone_number")).toHaveValue(person.phone);
    await expect(page.getByLabel(finnish("static.signup_newsletter"))).toBeChecked();
    await expect(field("static.signup_password")).toHaveValue("");

    await page.reload();
    // Hydrated by then.
    await page.getByRole("button", { name: finnish("static.signup_password_show") }).click();
    await expect(page.getByRole("button", { name: finnish("static.signup_password_hide") })).toBeVisible();
    await expect(field("static.signup_email")).toHaveValue(person.email);
    await expect(field("static.signup_lastname")).toHaveValue(person.lastName);
    await expect(field("static.signup_password")).toHaveValue("");
    await expect(field("static.signup_personal_number")).toHaveValue("");
  });

  test("a field is validated on blur, and a step before the next one", { tag: "@full" }, async ({
    page,
    site,
  }) => {
    const { t } = site;
    await page.goto(site.at("/signup"));
    const email = page.getByLabel(t("static.signup_email"), { exact: true });
    await email.fill("nobody");
    await page.getByLabel(t("static.signup_password"), { exact: true }).focus();
    await expect(page.getByText(t("core.error_email_invalid"))).toBeVisible();
    await page.getByRole("button", { name: t("static.signup_next") }).click();
    await expect(page.getByText(t("core.error_password_required"))).toBeVisible();
    await expect(email).toBeFocused();
    await expect(page.getByLabel(t("static.signup_firstname"))).toBeHidden();
    await email.fill("nobody@example.org");
    await expect(page.getByText(t("core.error_email_invalid"))).toHaveCount(0);
  });

  test("a step that opens shows its number and its first field, however tall it is", {
    tag: "@full",
  }, async ({ page, site }) => {
    const { t } = site;
    const person = newPerson(site);
    await page.goto(site.at("/signup"));
    await playerOn(page, site).fillSignupLogin(person);
    const number = page.getByText(t("static.signup_step", { step: 2, count: 3 }), { exact: true });
    await expect(number).toBeInViewport({ ratio: 1 });
    await expect(page.getByLabel(t("static.signup_firstname"))).toBeInViewport({ ratio: 1 });
    await expect(page.getByLabel(t("static.signup_firstname"))).toBeFocused();
  });

  test("a lost connection is reported in the form, and the input is sent when the connection is back", {
    tag: "@full",
  }, async ({ page, context, site }) => {
    const player = playerOn(page, site);
    await page.goto(site.at("/signup"));
    await player.fillSignup(newPerson(site));
    await context.setOffline(true);
    const submit = page.getByRole("button", { name: site.t("static.signup_submit") });
    await submit.click();
    await expect(page.getByText(site.t("core.error_unavailable"))).toBeVisible();
    await context.setOffline(false);
    await submit.click();
    await expect(page).toHaveURL(/\/activation/);
  });

  test("signing up and in works without JavaScript", { tag: "@at-one-width" }, async ({ browser, site }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    const player = playerOn(page, site);
    await page.goto(site.at("/signup"));
    await player.fillSignup(newPerson(site));
    await page.getByRole("button", { name: site.t("static.signup_submit") }).click();
    await expect(page).toHaveURL(/\/activation/);
    await context.close();
  });

  test("signing up and in answers a wrong password with a single message", { tag: "@full" }, async ({
    page,
    site,
  }) => {
    await page.goto(site.at("/login"));
    await page.getByLabel(site.t("static.login_email")).fill("nobody@example.org");
    await page.getByLabel(site.t("static.login_password"), { exact: true }).fill("not the password");
    await page
      .getByRole("main")
      .getByRole("button", { name: site.t("static.login_submit") })
      .click();
    await expect(page.getByText(site.t("core.error_wrong_password"))).toBeVisible();
  });

  test("a second login elsewhere ends the first session, whose page shows core.logged_out_message and leads home when closed", async ({
    page,
    site,
    browser,
  }) => {
    const { person, player } = await readyPlayer(page, site);
    await page.goto(site.at("/info/terms"));
    await expect(player.balance).toBeVisible();
    const elsewhere = await browser.newContext();
    const other = await elsewhere.newPage();
    await playerOn(other, site).logIn(person);
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByText(site.t("core.shell_logged_out_title"))).toBeVisible();
    await expect(dialog.getByText(site.t("core.logged_out_message"))).toBeVisible();
    await dialog.getByRole("button", { name: site.t("core.shell_logged_out_home") }).click();
    await expect(page).toHaveURL(site.at("/"));
    await expect(player.header.getByRole("link", { name: site.t("core.shell_login") })).toBeVisible();
    await page.waitForLoadState("networkidle");
    await expect(dialog).toHaveCount(0);
    await elsewhere.close();
  });

  for (const origin of [
    "//evil.example",
    "/\\evil.example",
    "https://evil.example",
    "javascript:alert(1)",
    "/%2f%2fevil.example",
  ]) {
    test(`signing up and in stays on the site after login with origin ${origin}`, {
      tag: ["@full", "@at-one-width"],
    }, async ({ page, site }) => {
      const { person, player } = await readyPlayer(page, site);
      await page.context().clearCookies();
      await page.goto(`${site.at("/login")}?origin=${encodeURIComponent(origin)}`);
      await player.enterLogin(person);
      await expect(player.balance).toBeVisible();
      expect(new URL(page.url()).host).toBe(new URL(site.at("/")).host);
    });
  }
});

test.describe("depositing", () => {
  test("an amount typed as 50 or 50,0 selects the suggested €50.00, which has a frame where the system overrides colours", {
    tag: "@full",
  }, async ({ page, site }) => {
    await readyPlayer(page, site);
    await page.emulateMedia({ forcedColors: "active" });
    await page.goto(site.at("/deposit"));
    const ready = page.getByRole("radio", { name: euros("50", site), exact: true });
    const face = page.locator("label", { has: ready }).locator("span").first();
    for (const [typed, chosen] of [
      ["50", true],
      ["51", false],
      ["50,0", true],
    ] as const) {
      await page.getByLabel(site.t("core.money_amount"), { exact: true }).fill(typed);
      await expect(ready).toBeChecked({ checked: chosen });
      await expect(face).toHaveCSS("outline-style", chosen ? "solid" : "none");
    }
  });

  test("depositing reports an invalid and a declined card, and takes another one", { tag: "@full" }, async ({
    page,
    site,
  }) => {
    const { player } = await readyPlayer(page, site);
    const frame = await player.openDeposit("25");
    await player.pay(frame, "4111 1111 1111 1112");
    await expect(frame.getByText(site.t("core.error_card_number_invalid"))).toBeVisible();
    await player.pay(frame, "4000 0000 0000 0002");
    await expect(frame.getByRole("alert")).toBeVisible();
    await player.pay(frame, "4111 1111 1111 1111");
    await expect(
      page.getByRole("heading", { name: site.t("core.money_deposit_success_title") }),
    ).toBeVisible();
    await expect(player.balance).toContainText("25.00");
  });

  test("a refused, a canceled and a pending payment each have their picture, only the approved one moves the balance, and a canceled withdrawal is reported on its page", {
    tag: "@path",
  }, async ({ page, site }) => {
    const { player } = await readyPlayer(page, site);
    await player.payInVain(await player.openDeposit("20"));
    await expect(
      page.getByRole("heading", { name: site.t("core.money_deposit_failed_title") }),
    ).toBeVisible();
    await (await player.openDeposit("20")).getByRole("button", { name: "Cancel" }).press("Enter");
    await expect(
      page.getByRole("heading", { name: site.t("core.money_deposit_canceled_title") }),
    ).toBeVisible();
    await player.pay(await player.openDeposit("30"), "4000 0000 0000 3220");
    await expect(
      page.getByRole("heading", { name: site.t("core.money_deposit_pending_title") }),
    ).toBeVisible();
    await expect(player.balance).toContainText("0.00");
    await approvePending(page, site);
    await expect(player.balance).toContainText("30.00");

    await page.goto(site.at("/cashout"));
    await page.getByLabel(site.t("core.money_amount"), { exact: true }).fill("20");
    await page
      .getByRole("main")
      .getByRole("button", { name: site.t("core.money_cashout_submit", { amount: euros("20", site) }) })
      .click();
    const { cashier } = player;
    await cashier.getByRole("button", { name: "Cancel" }).press("Enter");
    await expect(
      page.getByRole("heading", { name: site.t("core.money_cashout_canceled_title"), exact: true }),
    ).toBeVisible();
    await expect(page.getByText(site.t("core.money_cashout_canceled_text"))).toBeVisible();
    await page
      .getByRole("main")
      .getByRole("link", { name: site.t("core.money_back_to_lobby") })
      .click();
    await expect(page).toHaveURL(site.at("/"));
    await expect(player.balance).toContainText("30.00");
  });

  test("a refused deposit keeps its code for the next one, and mentions no claim", {
    tag: ["@full", "@at-one-width"],
  }, async ({ page, site }) => {
    const { player } = await readyPlayer(page, site);
    const frame = await player.openDeposit("20", "WELCOME100");
    await player.payInVain(frame);
    await expect(
      page.getByRole("heading", { name: site.t("core.money_deposit_failed_title") }),
    ).toBeVisible();
    await page.getByRole("button", { name: site.t("core.money_again") }).click();
    await page.getByText(site.t("core.money_code_question")).click();
    await expect(page.getByLabel(site.t("core.money_code"), { exact: true })).toHaveValue("WELCOME100");
    await expect(page.getByRole("main")).not.toContainText(
      site.t("core.money_code_claimed", { minimum: "€10.00" }),
    );
  });

  test("depositing refuses amounts outside the bounds and unknown codes before the payment opens", {
    tag: "@full",
  }, async ({ page, site }) => {
    await readyPlayer(page, site);
    await page.goto(site.at("/deposit"));
    const submit = page.getByRole("main").locator("button[type=submit]");
    await page.getByLabel(site.t("core.money_amount"), { exact: true }).fill("5");
    await submit.click();
    await expect(page.getByText(site.t("core.error_amount_minimum", { minimum: "€10.00" }))).toBeVisible();
    await page.getByLabel(site.t("core.money_amount"), { exact: true }).fill("20");
    await page.getByText(site.t("core.money_code_question")).click();
    await page.getByLabel(site.t("core.money_code"), { exact: true }).fill("NOSUCHCODE");
    await submit.click();
    await expect(page.getByText(site.t("core.error_bonus_code_unknown"))).toBeVisible();
  });

  test("a message from another window does not end a payment", { tag: ["@at-one-width", "@full"] }, async ({
    page,
    site,
  }) => {
    const { player } = await readyPlayer(page, site);
    const frame = await player.openDeposit("20");
    await expect(frame.getByLabel("Card number")).toBeVisible();
    await page.evaluate(() =>
      window.postMessage({ source: "cashier", event: "success", paymentId: "x", type: "deposit" }, "*"),
    );
    await expect(frame.getByLabel("Card number")).toBeVisible();
    await expect(page.getByRole("heading", { name: site.t("core.money_deposit_success_title") })).toHaveCount(
      0,
    );
  });
});

test.describe("addresses", () => {
  test("/en is the default language without its prefix, an unknown language too, and /fi is Finnish", {
    tag: ["@full", "@at-one-width"],
  }, async ({ page, site }) => {
    await page.goto(site.at("/en/slots"));
    expect(new URL(page.url()).pathname).toBe("/slots");
    await page.goto(site.at("/ja/slots"));
    expect(new URL(page.url()).pathname).toBe("/slots");
    await page.goto(site.at("/fi/slots"));
    await expect(page.locator("html")).toHaveAttribute("lang", /^fi/);
  });

  test("an unknown address shows 'Page not found' with status 404", { tag: "@full" }, async ({
    page,
    site,
  }) => {
    const response = await page.goto(site.at("/nothing/here"));
    expect(response!.status()).toBe(404);
    await expect(page.getByRole("heading", { name: "Page not found" })).toBeVisible();
  });

  test("a page for players redirects a visitor to the login and back", { tag: "@full" }, async ({
    page,
    site,
  }) => {
    const { person, player } = await readyPlayer(page, site);
    await page.context().clearCookies();
    await page.goto(site.at("/my-account/history"));
    await expect(page).toHaveURL(/\/login\?origin=%2Fmy-account%2Fhistory$/);
    await player.enterLogin(person);
    await expect(page).toHaveURL(site.at("/my-account/history"));
  });
});
