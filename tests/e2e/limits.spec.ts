import { HOUR_MS } from "@bellwether/contract/durations.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./fixtures.ts";
import { callAsPlayer, newPersonalNumber } from "./outside.ts";
import { newPerson, newSwede } from "./person.ts";
import { playerOn, readyToSpin, writesOf } from "./player.ts";
import { proveIdentity } from "./prove-identity.ts";
import { readyPlayer } from "./ready-player.ts";
import { changeStored } from "./stored.ts";

// Tests here stop the process, or change its database.
test.use({ ownProcess: true });

test.describe("limits", () => {
  test("limits take effect at once when set or lowered; an increase is refused until the gate's 24 hours are over, whatever the browser's clock says", {
    tag: "@path",
  }, async ({ page, context, site }) => {
    const { t } = site;
    const { player } = await readyPlayer(page, site);
    const deposits = page.getByRole("region", { name: t("core.safe_limit_deposit"), exact: true });
    const dialog = page.getByRole("dialog");
    const save = async (amount: string) => {
      await dialog.getByLabel(t("core.safe_limit_amount")).fill(amount);
      await dialog.getByRole("button", { name: t("core.safe_limit_save") }).click();
    };
    const open = (what: "set" | "change") =>
      deposits
        .getByRole("button", {
          name: t(`core.safe_limit_${what}_label`, {
            limit: t("core.safe_limit_deposit"),
            period: t("core.safe_period_day"),
          }),
        })
        .click();

    await page.goto(site.at("/playsafe"));
    await expectAccessible(page, "playsafe");
    await expectNoSidewaysScroll(page);
    await open("set");
    await save("a lot");
    await expect(dialog.getByText(t("core.error_amount_invalid"))).toBeVisible();
    await expectAccessible(page, "limit dialog");
    await save("40");
    await expect(deposits.getByRole("meter", { name: t("core.safe_period_day") })).toHaveAttribute(
      "aria-valuetext",
      t("core.safe_limit_used", { used: "€0.00", limit: "€40.00" }),
    );
    await open("change");
    await save("40");
    await expect(dialog.getByText(t("core.error_limit_unchanged"))).toBeVisible();
    await save("30");
    await expect(deposits.getByText("€30.00")).toBeVisible();

    await open("change");
    await save("90");
    await expect(deposits.getByText(/You asked for €90\.00/)).toBeVisible();
    await expect(deposits.getByRole("button", { name: t("core.safe_raise_confirm") })).toHaveCount(0);
    await expectAccessible(page, "playsafe with a raise");
    expect(
      await callAsPlayer(context, site, "/gate/api/actionable/limit/deposit/cooloff_confirm", {
        duration: 1,
      }),
    ).toEqual({ status: "user_error", errorCode: "limit_too_early" });

    await page.clock.setFixedTime(Date.now() + 25 * HOUR_MS);
    await page.reload();
    await deposits.getByRole("button", { name: t("core.safe_raise_confirm") }).click();
    await expect(deposits.getByText(/You can confirm this change from/)).toBeVisible();
    await deposits.getByRole("button", { name: t("core.safe_change_drop") }).click();
    await expect(deposits.getByText(/€90\.00/)).toHaveCount(0);
    await page.clock.setFixedTime(Date.now());

    await player.openDeposit("50");
    await expect(page.getByText(t("core.error_deposit_limit_reached", { left: "€30.00" }))).toBeVisible();
  });

  test("limits are removed or increased once their 24 hours are over and the player confirms; double clicks on save, remove, drop and confirm do each once", {
    tag: "@full",
  }, async ({ page, site }) => {
    const { t } = site;
    const { person } = await readyPlayer(page, site);
    const sent = writesOf(page, /\/limit\/deposit\//);
    const deposits = page.getByRole("region", { name: t("core.safe_limit_deposit"), exact: true });
    const dialog = page.getByRole("dialog");
    const open = (what: "set" | "change", period: "day" | "week") =>
      deposits
        .getByRole("button", {
          name: t(`core.safe_limit_${what}_label`, {
            limit: t("core.safe_limit_deposit"),
            period: t(`core.safe_period_${period}`),
          }),
        })
        .click();
    const save = async (amount: string) => {
      await dialog.getByLabel(t("core.safe_limit_amount")).fill(amount);
      await dialog.getByRole("button", { name: t("core.safe_limit_save") }).dblclick();
      await expect(dialog).toHaveCount(0);
    };
    const remove = async () => {
      await dialog.getByRole("button", { name: t("core.safe_limit_remove") }).dblclick();
      await expect(dialog).toHaveCount(0);
    };
    await page.goto(site.at("/playsafe"));
    await open("set", "day");
    await save("40");
    await open("change", "day");
    await remove();
    await expect(deposits.getByText(/You asked to remove this limit/)).toBeVisible();
    await expect(deposits.getByRole("button", { name: t("core.safe_removal_confirm") })).toHaveCount(0);
    await deposits.getByRole("button", { name: t("core.safe_change_drop") }).dblclick();
    await expect(deposits.getByText(/You asked to remove this limit/)).toHaveCount(0);
    await expect(deposits.getByText("€40.00")).toBeVisible();
    expect(sent.splice(0).map((path) => path.split("/").at(-1))).toEqual(["set", "cancel", "cooloff_cancel"]);

    await open("change", "day");
    await remove();
    await open("set", "week");
    await save("70");
    await open("change", "week");
    await save("90");
    await changeStored(site, [
      `UPDATE player_limit SET removable_at = removable_at - interval '25 hours', requested_at = requested_at - interval '25 hours',
         effective_at = effective_at - interval '25 hours', lapses_at = lapses_at - interval '25 hours'
       WHERE player_id = (SELECT id FROM player WHERE email = $1)`,
      [person.email],
    ]);
    sent.splice(0);
    await page.reload();
    await expectAccessible(page, "playsafe with changes to confirm");
    await deposits.getByRole("button", { name: t("core.safe_removal_confirm") }).dblclick();
    await expect(deposits.getByText("€40.00")).toHaveCount(0);
    await deposits.getByRole("button", { name: t("core.safe_raise_confirm") }).dblclick();
    await expect(deposits.getByRole("meter", { name: t("core.safe_period_week") })).toHaveAttribute(
      "aria-valuetext",
      t("core.safe_limit_used", { used: "€0.00", limit: "€90.00" }),
    );
    expect(sent).toHaveLength(2);
  });

  test("limits of losses, stakes and time apply too: a spin above the day's €0.10 is refused in the game, and no money moves", {
    tag: "@full",
  }, async ({ page, site }) => {
    const { t } = site;
    const { player } = await readyPlayer(page, site, "20");
    await page.goto(site.at("/playsafe"));
    const dialog = page.getByRole("dialog");
    const region = (type: "netloss" | "maxwager" | "login") =>
      page.getByRole("region", { name: t(`core.safe_limit_${type}`), exact: true });
    const open = (type: "netloss" | "maxwager" | "login") =>
      region(type)
        .getByRole("button", {
          name: t("core.safe_limit_set_label", {
            limit: t(`core.safe_limit_${type}`),
            period: t("core.safe_period_day"),
          }),
        })
        .click();
    await open("netloss");
    await dialog.getByLabel(t("core.safe_limit_amount")).fill("15");
    await dialog.getByRole("button", { name: t("core.safe_limit_save") }).click();
    await expect(region("netloss").getByText("€15.00")).toBeVisible();
    await open("login");
    await dialog.getByLabel(t("core.safe_limit_hours")).fill("2");
    await dialog.getByLabel(t("core.safe_limit_minutes")).fill("30");
    await dialog.getByRole("button", { name: t("core.safe_limit_save") }).click();
    await expect(
      region("login")
        .getByText(t("core.safe_duration", { hours: 2, minutes: 30 }))
        .first(),
    ).toBeVisible();
    await open("maxwager");
    await dialog.getByLabel(t("core.safe_limit_amount")).fill("0.10");
    await dialog.getByRole("button", { name: t("core.safe_limit_save") }).click();
    await expect(region("maxwager").getByText("€0.10")).toBeVisible();

    await page.goto(site.at("/play/2101"));
    const game = page.frameLocator("iframe");
    const spin = game.getByRole("button", { name: "Spin", exact: true });
    await readyToSpin(page.frameLocator("iframe"), spin);
    await spin.click();
    await expect(game.getByText("You have reached a limit that you set. Take a break.").first()).toBeVisible({
      timeout: 60_000,
    });
    await expect(player.balance).toContainText("€20.00");
    await page.goto(site.at("/my-account/history"));
    await expect(page.getByRole("main").getByRole("row")).toHaveCount(0);
  });

  test("limits of deposits are required first in Sweden: 3 of them, empty fields, and then back to the deposit", {
    tag: "@full",
  }, async ({ browser, site }) => {
    const { t } = site;
    const context = await browser.newContext({ extraHTTPHeaders: { "x-geo-country": "SE" } });
    const page = await context.newPage();
    const player = playerOn(page, site);
    await page.goto(site.at("/signup"));
    await expect(page.getByLabel(t("static.signup_personal_number"))).toBeVisible();
    await expect(page.getByLabel(t("static.signup_year"), { exact: true })).toHaveCount(0);
    await page.getByRole("button", { name: t("static.signup_next") }).click();
    await expect(page.getByText(t("core.error_personal_number_required"))).toBeVisible();
    await player.signUpAsSwede(newSwede(site));

    await page.goto(site.at("/deposit"));
    await expect(page).toHaveURL(/\/set-limits\?origin=%2Fdeposit/);
    await expectAccessible(page, "set limits");
    for (const period of ["day", "week", "month"] as const)
      await expect(page.getByLabel(t(`core.safe_set_${period}`))).toHaveValue("");
    await page.goto(site.at("/play/2101"));
    await expect(page).toHaveURL(/\/set-limits\?origin=%2Fplay%2F2101/);
    await page.goto(site.at("/deposit"));
    await page.getByLabel(t("core.safe_set_day")).fill("500");
    await page.getByRole("button", { name: t("core.safe_set_submit") }).click();
    await expect(page.getByText(t("core.error_field_required"))).toHaveCount(2);
    await page.getByLabel(t("core.safe_set_week")).fill("1000");
    await page.getByLabel(t("core.safe_set_month")).fill("9000000");
    await page.getByRole("button", { name: t("core.safe_set_submit") }).click();
    await expect(page.getByText(/highest monthly limit is/)).toBeVisible();
    await page.getByLabel(t("core.safe_set_month")).fill("3000");
    await page.getByRole("button", { name: t("core.safe_set_submit") }).click();
    await expect(page).toHaveURL(/\/deposit$/);
    await expect(page.getByLabel(t("core.money_amount"), { exact: true })).toBeVisible();
    await context.close();
  });
});

test("under the Swedish licence the note about deposit limits is shown until its message is hidden: yes from signup, else no, then yes", {
  tag: "@full",
}, async ({ page, siteWith }) => {
  const site = await siteWith({
    GEO_DEFAULT: "SE",
    TOGGLES: JSON.stringify({ SWEDISH_LICENSE_ACTIVE: true }),
  });
  const { t } = site;
  const player = playerOn(page, site);
  const note = page.getByRole("dialog", { name: t("core.swedish_limits_title") });
  const close = note.getByRole("button").filter({ hasText: t("core.swedish_limits_close") });
  const remembered = () => page.evaluate(() => localStorage.getItem("depositLimitsInfoSeen"));
  await page.goto(site.at("/signup"));
  await page.getByLabel(t("static.signup_personal_number")).fill(newPersonalNumber());
  await player.fillSignupWithoutBirthday(newSwede(site));
  await page.getByRole("button", { name: t("static.signup_submit") }).click();
  await expect(page).toHaveURL(/\/activation/);
  expect(await remembered()).toBe("yes");

  await page.evaluate(() => localStorage.removeItem("depositLimitsInfoSeen"));
  await page.goto(site.at("/slots"));
  await expect(note).toBeVisible();
  await expectAccessible(page, "deposit limits note");
  await close.click();
  await expect(note).toHaveCount(0);
  expect(await remembered()).toBe("no");

  // Once closed, it stays closed in its session; in the next session it is shown again.
  await page.reload();
  const clock = page.getByRole("region", { name: t("core.swedish_bar") }).getByRole("timer");
  await expect(clock).toHaveText(/^0:0\d:\d\d$/);
  const first = await clock.textContent();
  await expect(clock).not.toHaveText(first!);
  await expect(note).toHaveCount(0);
  await page.evaluate(() => localStorage.removeItem("deposit_limits_info_closed"));
  await page.reload();
  await note.getByLabel(t("core.swedish_limits_hide")).check();
  await close.click();
  expect(await remembered()).toBe("yes");
  await page.evaluate(() => localStorage.removeItem("deposit_limits_info_closed"));
  await page.reload();
  await expect(clock).toHaveText(/^0:0\d:\d\d$/);
  await expect(note).toHaveCount(0);
});

test("in Great Britain a player sees the greeting once, proves who they are before anything else, is offered a limit before the first deposit, which a double click sets once, and sees the session's clock in play, beside 'Deposit' at 320 px", {
  tag: "@full",
}, async ({ page, siteWith }) => {
  const site = await siteWith({ GEO_DEFAULT: "GB" });
  const { t } = site;
  await page.goto(site.at("/"));
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("heading", { name: t("core.british_title") })).toBeVisible();
  await dialog.getByRole("button", { name: t("core.british_close") }).click();
  const player = playerOn(page, site);
  const person = { ...newPerson(site), phone: `7400${String(Date.now() % 1e6).padStart(6, "0")}` };
  await player.signUp(person);
  await expect(dialog).toHaveCount(0);
  await player.acceptCookies();
  await player.activate(person, "+44");

  await page.goto(site.at("/deposit"));
  await expect(page).toHaveURL(/\/my-account\/account-info/);
  await expect(page.getByText(t("core.account_document_title"))).toBeVisible();
  await proveIdentity(page, site);

  await page.goto(site.at("/deposit"));
  await expect(page.getByRole("heading", { name: t("core.safe_prompt_title") })).toBeVisible();
  await expectAccessible(page, "limit prompt");
  await page.getByLabel(t("core.safe_prompt_amount")).fill("60");
  await page.getByRole("button", { name: t("core.safe_prompt_set") }).click();
  await expect(page.getByText(t("core.error_limit_duration"))).toBeVisible();
  await page.getByRole("radio", { name: t("core.safe_prompt_week") }).check();
  const sent = writesOf(page, /\/limit\/deposit\//);
  await page.getByRole("button", { name: t("core.safe_prompt_set") }).dblclick();
  await expect(page.getByLabel(t("core.money_amount"), { exact: true })).toBeVisible();
  expect(sent).toHaveLength(1);
  await page.reload();
  await expect(page.getByLabel(t("core.money_amount"), { exact: true })).toBeVisible();

  await page.goto(site.at("/play/2101"));
  const clock = player.header.getByRole("group", { name: t("core.session_time") });
  await expect(clock.getByRole("timer")).toHaveText(/^0:0\d:\d\d$/);
  await expect(clock.getByText("£0.00")).toBeVisible();
  await page.setViewportSize({ width: 320, height: 568 });
  const deposit = player.header.getByRole("link", { name: t("core.shell_deposit") });
  await expect(deposit).toBeInViewport({ ratio: 1 });
  await expect(clock.getByText("£0.00")).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
