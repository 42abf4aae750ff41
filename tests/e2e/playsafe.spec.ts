import { formatDate } from "@bellwether/i18n/format/date.ts";
import { createSigner, sendSigned } from "../servers/player-client.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./fixtures.ts";
import { callAsPlayer } from "./outside.ts";
import { playerOn, writesOf } from "./player.ts";
import { readyPlayer } from "./ready-player.ts";

test("self-exclusion requires one tick, ends the session in two tabs at once, and allows no login before its end", {
  tag: "@path",
}, async ({ page, context, site }) => {
  const { t } = site;
  const { person, player } = await readyPlayer(page, site);
  const otherTab = await context.newPage();
  await otherTab.goto(site.at("/slots"));
  await expect(playerOn(otherTab, site).balance).toBeVisible();

  await page.goto(site.at("/playsafe#self-exclude"));
  await expect(page).toHaveURL(/current_setting=self-exclude/);
  await page.getByRole("radio", { name: t("core.safe_exclusion_24h") }).check();
  await expectAccessible(page, "self-exclusion");
  await expectNoSidewaysScroll(page);
  await page.getByRole("button", { name: t("core.safe_exclusion_break_submit") }).click();
  await expect(page.getByText(t("core.safe_exclusion_sure_missing"))).toBeVisible();
  await expect(player.balance).toBeVisible();
  await page.getByLabel(t("core.safe_exclusion_sure")).check();
  await expect(page.getByText(t("core.safe_exclusion_sure_missing"))).toBeHidden();
  await page.getByRole("button", { name: t("core.safe_exclusion_break_submit") }).click();

  for (const [tab, title] of [
    [page, "core.safe_away_break_title"],
    [otherTab, "core.safe_away_title"],
  ] as const) {
    await expect(tab.getByRole("heading", { level: 1, name: t(title) })).toBeVisible();
    await expect(tab).toHaveURL(/\/playsafe\/away/);
    await expect(tab.getByRole("main").getByText(t("core.safe_exclusion_means_4"))).toBeVisible();
    await expect(playerOn(tab, site).header.getByRole("link", { name: t("core.shell_login") })).toBeVisible();
  }
  await playerOn(page, site).tryLogin(person);
  await expect(page.getByRole("alert").getByText(/on a break until/)).toBeVisible();
});

test("a time-out of 7 or 30 days and an exclusion of 6 months, each by 1 double click, end the session, and the login shows their end", {
  tag: "@full",
}, async ({ browser, site }) => {
  const { t } = site;
  for (const duration of ["7d", "30d", "6m"] as const) {
    const context = await browser.newContext();
    const page = await context.newPage();
    const { person } = await readyPlayer(page, site);
    const sent = writesOf(page, /self_exclude$/);
    await page.goto(site.at("/playsafe?current_setting=self-exclude"));
    await page.getByRole("radio", { name: t(`core.safe_exclusion_${duration}`), exact: true }).check();
    const end = new Date();
    if (duration === "6m") end.setUTCMonth(end.getUTCMonth() + 6);
    else end.setUTCDate(end.getUTCDate() + Number.parseInt(duration, 10));
    const day = new RegExp(formatDate(end.toISOString(), "en"));
    const isBreak = duration !== "6m";
    await expect(
      page.getByText(isBreak ? /^Your break from .+ will last until/ : /^You will be excluded from .+ until/),
    ).toHaveText(day);
    await page.getByLabel(t("core.safe_exclusion_sure")).check();
    const submit = isBreak ? "core.safe_exclusion_break_submit" : "core.safe_exclusion_submit";
    await page.getByRole("button", { name: t(submit) }).dblclick();
    const title = isBreak ? "core.safe_away_break_title" : "core.logged_out_excluded_title";
    await expect(page.getByRole("heading", { level: 1, name: t(title) })).toBeVisible();
    expect(sent).toHaveLength(1);
    await playerOn(page, site).tryLogin(person);
    const refused = isBreak ? /on a break until/ : /excluded yourself until/;
    await expect(page.getByRole("alert").getByText(refused)).toHaveText(day);
    await context.close();
  }
});

test("play and money over time are shown as a chart of 30 days, or of 7 or 90 by the address, with the sums in words", {
  tag: "@full",
}, async ({ page, site }) => {
  const { t } = site;
  const { driven } = await readyPlayer(page, site, "20");
  const { bet } = createSigner(site.product);
  await sendSigned(site.product, bet(driven, 150, { round_closed: true }));
  await page.goto(site.at("/playsafe"));
  const spans = page.getByRole("navigation", { name: t("core.safe_play_span") });
  for (const days of [30, 7, 90]) {
    if (days !== 30) {
      await spans.getByRole("link", { name: t("core.safe_play_days", { days }) }).click();
      await expect(page).toHaveURL(site.at(`/playsafe?days=${days}#play`));
    }
    await expect(spans.getByRole("link", { name: t("core.safe_play_days", { days }) })).toHaveAttribute(
      "aria-current",
    );
    for (const [what, first] of [
      ["deposited", "€20.00"],
      ["staked", "€1.50"],
    ] as const)
      await expect(
        page.getByText(t(`core.safe_play_${what}_summary`, { days, first, second: "€0.00" })).first(),
      ).toBeAttached();
  }
  await expectAccessible(page, "play over time");
  await expectNoSidewaysScroll(page);
});

test("a reality check of 1 minute pauses the game and blocks everything until it is answered", {
  tag: "@path",
}, async ({ page, context, site }) => {
  const { t } = site;
  await readyPlayer(page, site);
  await page.goto(site.at("/playsafe"));
  await page
    .getByLabel(t("core.safe_check_interval"))
    .selectOption({ label: t("core.safe_check_every", { minutes: 15 }) });
  await page.getByRole("button", { name: t("core.safe_save"), exact: true }).click();
  await expect(page.getByText(t("core.safe_saved"))).toBeVisible();
  await callAsPlayer(context, site, "/gate/api/actionable/account/reality_check", { interval_minutes: 1 });

  await page.goto(site.at("/play/2101"));
  const dialog = page.getByRole("dialog");
  const paused = page.frameLocator("iframe").locator('[data-phase="paused"]');
  await expect(page.frameLocator("iframe").locator('[data-phase="idle"]')).toBeAttached({ timeout: 60_000 });
  await expect(dialog.getByRole("heading", { name: t("core.dialog_check_title") })).toBeVisible({
    timeout: 90_000,
  });
  await expect(dialog.getByText(t("core.dialog_check_staked"))).toBeVisible();
  await expect(paused).toBeAttached();
  await expectAccessible(page, "reality check");
  await page.keyboard.press("Escape");
  await page.mouse.click(5, 5);
  await expect(dialog).toBeVisible();
  await page.reload();
  await expect(dialog.getByRole("heading", { name: t("core.dialog_check_title") })).toBeVisible();
  await dialog.getByRole("button", { name: t("core.dialog_check_continue") }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.frameLocator("iframe").locator('[data-phase="idle"]')).toBeAttached({ timeout: 60_000 });
});

test("the self-test of 9 questions keeps its answers in the browser and links to help", {
  tag: "@full",
}, async ({ page, site }) => {
  const { t } = site;
  await page.goto(site.at("/playsafe#self-test"));
  await page.waitForLoadState("networkidle");
  const sent: string[] = [];
  page.on("request", (request) => sent.push(request.url()));
  const submit = page.getByRole("button", { name: t("core.safe_test_submit") });
  await submit.click();
  await expect(page.getByText(t("core.safe_test_open"))).toHaveCount(9);
  for (let question = 1; question <= 9; question += 1)
    await page
      .getByRole("group", { name: new RegExp(`^${question}\\.`) })
      .getByRole("radio", { name: t("core.safe_test_sometimes") })
      .check();
  await expectAccessible(page, "self-test");
  await submit.click();
  await expect(page.getByRole("heading", { name: t("core.safe_test_high_title") })).toBeVisible();
  expect(sent.filter((url) => !url.includes("/assets/") && !url.endsWith(".svg"))).toEqual([]);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(
    "question",
  );
  await page
    .getByRole("region", { name: t("core.safe_test_title") })
    .getByRole("link", { name: t("core.safe_test_to_break") })
    .click();
  await expect(page).toHaveURL(/current_setting=self-exclude/);
});

test("after 300 idle seconds: a warning with 60 left, an answer keeps the session, silence logs out in both tabs with core.logged_out_idle_message", {
  tag: "@full",
}, async ({ page, context, siteWith }) => {
  const site = await siteWith({ GEO_DEFAULT: "IE", IDLE_TIMEOUT_SECONDS: "300" });
  const { t } = site;
  const { player } = await readyPlayer(page, site);
  const otherTab = await context.newPage();
  await otherTab.goto(site.at("/slots"));
  await page.clock.install();
  await page.goto(site.at("/slots"));
  await expect(player.balance).toBeVisible();
  await page.waitForLoadState("networkidle");
  await page.clock.pauseAt(Date.now() + 1_000);
  const dialog = page.getByRole("dialog");
  const warned = dialog.getByRole("heading", { name: t("core.dialog_idle_title") });
  const stay = async () => {
    await dialog.getByRole("button", { name: t("core.dialog_idle_stay") }).press("Enter");
    await expect(dialog).toHaveCount(0);
  };
  // The first answer resets the idle timer, so that its start is known; the check runs once a second.
  for (let second = 0; second < 300 && !(await warned.isVisible()); second += 1)
    await page.clock.runFor(1_000);
  await stay();
  await page.clock.runFor(238_000);
  await expect(dialog).toHaveCount(0);
  await page.clock.runFor(3_000);
  await expect(warned).toBeVisible();
  await expect(dialog.getByText(/You will be logged out in (1:00|0:59|0:58)/)).toBeVisible();
  await stay();
  await page.clock.runFor(238_000);
  await expect(dialog).toHaveCount(0);
  await page.clock.runFor(64_000);
  for (const tab of [page, otherTab])
    await expect(tab.getByRole("dialog").getByText(t("core.logged_out_idle_message"))).toBeVisible();
  await page.clock.resume();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: t("core.shell_login") })
    .click();
  await expect(page).toHaveURL(/\/login\?origin=/);
  await page.waitForLoadState("networkidle");
  await expect(dialog).toHaveCount(0);
});
