import { readFileSync } from "node:fs";
import { createSigner, depositOverHttp, sendSigned } from "../servers/player-client.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, siteOn, test } from "./fixtures.ts";
import { newPerson } from "./person.ts";
import { playerOn, writesOf } from "./player.ts";
import { readyPlayer } from "./ready-player.ts";

test("on a phone each of the account's 6 tabs is fully visible when it gets the keyboard focus", {
  tag: "@full",
}, async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await readyPlayer(page, site);
  await page.goto(site.at("/my-account"));
  const tabs = page.getByRole("main").getByRole("navigation").first().getByRole("link");
  await expect(tabs).toHaveCount(6);
  await tabs.first().focus();
  for (const tab of await tabs.all()) {
    await expect(tab).toBeFocused();
    await expect(tab).toBeInViewport({ ratio: 0.99 });
    await page.keyboard.press("Tab");
  }
});

test("the player can change address, phone and newsletter settings", { tag: "@full" }, async ({
  page,
  site,
}) => {
  const { t } = site;
  const { player } = await readyPlayer(page, site);
  await page.goto(site.at("/my-account"));
  await page.getByRole("button", { name: t("core.account_edit"), exact: true }).click();
  await page.getByLabel(t("core.account_edit_city")).fill(" ");
  await page.getByRole("button", { name: t("core.account_edit_save") }).click();
  await expect(page.getByText(t("core.error_city_required"))).toBeVisible();
  await expect(page.getByLabel(t("core.account_edit_city"))).toBeFocused();
  await page.getByLabel(t("core.account_edit_city")).fill("Cork");
  await page.getByRole("button", { name: t("core.account_edit_save") }).click();
  await expect(page.getByText("H91 Cork")).toBeVisible();

  await page.goto(site.at("/my-account/user-settings"));
  await page.getByRole("link", { name: t("core.settings_phone_change") }).click();
  const next = newPerson(site);
  const code = await player.requestCode(next);
  await page.goto(site.at("/my-account/user-settings"));
  await expect(
    page.getByText(t("core.settings_phone_pending", { phone: `+353${next.phone}` })),
  ).toBeVisible();
  await page.getByRole("link", { name: t("core.settings_phone_confirm") }).click();
  const number = page.getByRole("textbox", { name: t("static.activation_phone_number"), exact: true });
  await number.fill(newPerson(site).phone);
  await page.getByRole("button", { name: t("static.activation_send") }).click();
  await expect(page.getByText(/another in \d+ seconds/)).toBeVisible();
  // This is the number whose code is on its way.
  await number.fill(next.phone);
  await page.getByLabel(t("static.activation_code")).fill(code);
  await expect(page).toHaveURL(/user-settings/);
  await expect(page.getByText(`+353${next.phone}`)).toBeVisible();

  const letters = page.getByRole("switch", { name: t("core.settings_newsletter") });
  await letters.check();
  await expect(page.getByText(t("core.settings_saved"))).toBeVisible();
  await page.reload();
  await expect(letters).toBeChecked();
});

test("payments are filtered by kind and exported as a file of the rows shown", { tag: "@full" }, async ({
  page,
  site,
}) => {
  const { t } = site;
  await readyPlayer(page, site, "25");
  await page.goto(site.at("/my-account/history/transaction-history"));
  await page.getByLabel(t("core.history_what")).selectOption({ label: t("core.history_withdrawals") });
  await page.getByRole("button", { name: t("core.history_show") }).click();
  await expect(page).toHaveURL(/type=W/);
  await expect(page.getByText(t("core.history_payments_empty"))).toBeVisible();
  await page.getByLabel(t("core.history_what")).selectOption({ label: t("core.history_deposits") });
  await page.getByRole("button", { name: t("core.history_show") }).click();
  await expect(page.getByRole("row")).toHaveCount(2);
  await expectAccessible(page, "filtered payments");
  await page.goto(site.at("/my-account/history/transaction-history?from=2026-03-02&until=2026-03-01"));
  await expect(page.getByLabel(t("core.history_until"))).toHaveAccessibleDescription(
    t("core.history_until_before_from"),
  );
  await page.goBack();
  const waiting = page.waitForEvent("download");
  await page.getByRole("link", { name: t("core.history_export") }).click();
  const file = await waiting;
  expect(file.suggestedFilename()).toBe("payments.csv");
  const lines = readFileSync(await file.path(), "utf8")
    .trim()
    .split("\r\n");
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain('"Deposit","Visa / Mastercard","Done","25.00","0.00","EUR"');
  await page.goto(site.at("/my-account/tickets"));
  await expect(page.getByRole("heading", { name: t("core.tickets_none_title") })).toBeVisible();
  await expectAccessible(page, "tickets");
});

test("closing the account requires a reason and a tick, happens once on a double click, says what remains, and prevents any login", async ({
  page,
  site,
}) => {
  const { t } = site;
  const { person } = await readyPlayer(page, site, "25");
  const sent = writesOf(page, /account\/close$/);
  await page.goto(site.at("/my-account/user-settings"));
  await page.getByRole("button", { name: t("core.settings_close_open") }).click();
  const close = page.getByRole("button", { name: t("core.settings_close_submit") });
  await close.click();
  await expect(page.getByText(t("core.settings_close_sure_missing"))).toBeVisible();
  await page.getByLabel(t("core.settings_close_sure")).check();
  await close.click();
  await expect(page.getByText(t("core.error_field_required"))).toBeVisible();
  await page.getByLabel(t("core.settings_close_reason")).fill("I am moving to the mountains.");
  await page.getByRole("textbox", { name: t("static.login_password"), exact: true }).fill(person.password);
  await close.dblclick();
  await expect(
    page.getByRole("dialog").getByText(t("core.account_closed_with_amount", { amount: "€25.00" })),
  ).toBeVisible();
  expect(sent).toHaveLength(1);
  await page
    .getByRole("dialog")
    .getByRole("button", { name: t("core.shell_logged_out_home") })
    .click();
  await playerOn(page, site).tryLogin(person);
  await expect(page.getByText(t("core.error_account_closed"))).toBeVisible();
});

test("a page that is reloaded while the code is on its way asks for that code, without a wait", {
  tag: "@full",
}, async ({ page, site }) => {
  const person = newPerson(site);
  const player = playerOn(page, site);
  await player.signUp(person);
  await player.acceptCookies();
  const code = await player.requestCode(person);
  await page.reload();
  await page.getByRole("button", { name: site.t("static.activation_send") }).click();
  await page.getByLabel(site.t("static.activation_code")).fill(code);
  await expect(player.welcome).toBeVisible();
});

test("a player who opens a game before the account is activated is sent to the activation, and from there to the game", {
  tag: "@full",
}, async ({ page, site }) => {
  const person = newPerson(site);
  const player = playerOn(page, site);
  await player.signUp(person);
  await player.acceptCookies();
  await page.goto(site.at("/play/2101"));
  await expect(page).toHaveURL(/\/activation\?origin=%2Fplay%2F2101/);
  await player.activate(person);
  await expect(page).toHaveURL(/\/play\/2101/);
});

test("signup has its own texts in Sweden, and in Finland where the brand's toggle is on, in any language", {
  tag: ["@full", "@at-one-width"],
}, async ({ page, product }) => {
  for (const [brand, country, text] of [
    ["luckyclover", "FI", "static.signup_text_finnish"],
    ["bellwether", "FI", "static.signup_text"],
    ["bellwether", "SE", "static.signup_text_swedish"],
    ["bellwether", "IE", "static.signup_text"],
  ] as const) {
    const site = siteOn(product, brand, "en");
    await page.setExtraHTTPHeaders({ "x-geo-country": country });
    await page.goto(site.at("/signup"));
    await expect(page.getByRole("main").getByText(site.t(text), { exact: true })).toBeVisible();
    await expect(page.getByLabel(site.t("static.signup_personal_number"))).toHaveCount(
      country === "SE" ? 1 : 0,
    );
    await expectNoSidewaysScroll(page);
  }
});

test("a game can be rated only after playing it, and similar games are linked", { tag: "@full" }, async ({
  page,
  site,
}) => {
  const { t } = site;
  const { driven } = await readyPlayer(page, site, "20");
  await page.goto(site.at(`/games/${driven.gameCode}`));
  const star = page.getByRole("radio", { name: t("core.game_rate_stars", { stars: 4 }) });
  await star.check({ force: true });
  await expect(page.getByRole("alert")).toHaveText(t("core.error_not_played"));
  await expect(star).not.toBeChecked();

  const { bet } = createSigner(site.product);
  await sendSigned(site.product, bet(driven, 100, { round_closed: true }));
  await page.reload();
  await star.check({ force: true });
  const messages = page.getByRole("region", { name: t("core.shell_messages") });
  await expect(messages.getByText(t("core.game_rated", { stars: 4 }))).toBeVisible();
  await expect(star).toBeChecked();
  await expect(page.getByText(/^4(\.\d)? of 5 · 1 vote$/)).toBeVisible();
  await expectAccessible(page, "a rated game");

  const similar = page.getByRole("region", { name: t("core.game_similar") });
  const first = similar.getByRole("link").first();
  const address = (await first.getAttribute("href"))!;
  expect(address).toMatch(/^\/games\//);
  await first.click();
  await expect(page).toHaveURL(site.at(address));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("11 payments are 10 rows, 'older' leads to 1 more and 'newest' back; the rounds' filter shows only the selected states", {
  tag: "@full",
}, async ({ page, site }) => {
  const { t } = site;
  const { driven, player } = await readyPlayer(page, site);
  for (let payment = 1; payment <= 11; payment += 1)
    await depositOverHttp(site.product, driven.gate, driven.id, `${10 + payment}.00`);
  await page.goto(site.at("/my-account/history/transaction-history"));
  const rows = page.getByRole("main").getByRole("row");
  await expect(rows).toHaveCount(1 + 10);
  await expect(rows.nth(1)).toContainText("€21.00");
  await page.getByRole("link", { name: t("core.history_older") }).click();
  await expect(rows).toHaveCount(1 + 1);
  await expect(rows.nth(1)).toContainText("€11.00");
  await expect(page.getByRole("link", { name: t("core.history_older") })).toHaveCount(0);
  await page.getByRole("link", { name: t("core.history_newest") }).click();
  await expect(rows).toHaveCount(1 + 10);

  const { bet } = createSigner(site.product);
  await sendSigned(site.product, bet(driven, 100, { round_closed: true }));
  await sendSigned(site.product, bet(driven, 200));
  await player.openLastSession();
  await expect(rows).toHaveCount(1 + 2);
  for (const [state, stake] of [
    ["open", "€2.00"],
    ["closed", "€1.00"],
  ] as const) {
    await page.getByLabel(t("core.history_state")).selectOption({ label: t(`core.history_round_${state}`) });
    await page.getByRole("button", { name: t("core.history_show") }).click();
    await expect(page).toHaveURL(new RegExp(`state=${state}`));
    await expect(rows).toHaveCount(1 + 1);
    await expect(rows.nth(1)).toContainText(stake);
  }
});
