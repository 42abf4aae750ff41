import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./fixtures.ts";
import { newPerson } from "./person.ts";
import { playerOn } from "./player.ts";
import { readyPlayer } from "./ready-player.ts";

const from = (page: Page, country: string) => page.setExtraHTTPHeaders({ "x-geo-country": country });

test.describe("promotions", () => {
  test("a visitor opens one, reads its terms, signs up and finds its code in the deposit form", {
    tag: "@full",
  }, async ({ page, site }) => {
    const person = newPerson(site);
    const player = playerOn(page, site);
    await page.goto(site.at("/promotions"));
    await expectAccessible(page, "promotions");
    await page.getByRole("link", { name: site.t("promo.list_read") }).click();
    await expect(page).toHaveURL(/\/promo\/welcome-offer$/);
    await expect(page.getByText("WELCOME100")).toBeVisible();
    await expect(page.getByRole("heading", { name: site.t("promo.page_terms") })).toBeVisible();
    await expectAccessible(page, "promotion");
    await page
      .getByRole("main")
      .getByRole("link", { name: site.t("promo.page_signup") })
      .click();
    await player.fillSignup(person);
    await page.getByRole("button", { name: site.t("static.signup_submit") }).click();
    await expect(page).toHaveURL(/\/activation\?origin=%2Fdeposit%3Fcode%3DWELCOME100/);
  });

  test("a player deposits with its code filled in, and the comparison then marks the bonus as theirs", {
    tag: "@full",
  }, async ({ page, site }) => {
    const { player } = await readyPlayer(page, site);
    await page.goto(site.at("/promo/bell-bonus"));
    await page.getByRole("link", { name: site.t("promo.page_deposit", { code: "BELL25" }) }).click();
    await expect(page.getByLabel(site.t("core.money_code"), { exact: true })).toHaveValue("BELL25");
    await player.deposit("40", "BELL25");
    await page.goto(site.at("/bonus-overview"));
    const main = page.getByRole("main");
    await expect(main.getByText(site.t("promo.campaign_bell"))).toBeVisible();
    await expect(main.getByRole("table").getByText(/Ring once for service/)).toHaveCount(0);
    // The welcome offer is for a first deposit.
    await expect(main.getByRole("table").getByText(/The first one is doubled/)).toHaveCount(0);
    await expectAccessible(page, "bonus overview");
    await page.goto(site.at("/rc-popup/playngo"));
    await expect(main.getByText(site.t("static.rc_net"))).toBeVisible();
    await expect(main.getByText("€0.00").first()).toBeVisible();
  });

  test("one for Finland is 404 in Ireland, and an unknown one in Ireland, Finland and Sweden", {
    tag: ["@full", "@at-one-width"],
  }, async ({ page, site }) => {
    const status = async (path: string) => (await page.goto(site.at(path)))!.status();
    expect(await status("/promo/sauna-saturday")).toBe(404);
    expect(await status("/promo/no-such-thing")).toBe(404);
    await from(page, "FI");
    expect(await status("/promo/sauna-saturday")).toBe(200);
    expect(await status("/promo/no-such-thing")).toBe(404);
    await from(page, "SE");
    expect(await status("/promo/no-such-thing")).toBe(404);
    expect(await status("/promo/welcome-offer")).toBe(404);
    await page.goto(site.at("/rewards"));
    await expect(page).toHaveURL(/\/promotions$/);
  });

  test("an ended one says so, offers nothing and is not indexed by search engines", {
    tag: ["@full", "@at-one-width"],
  }, async ({ page, site }) => {
    await page.goto(site.at("/promo/spring-awakening"));
    await expect(page.getByText(site.t("promo.page_ended"), { exact: true })).toBeVisible();
    await expect(page.getByRole("link", { name: site.t("promo.page_signup") })).toHaveCount(0);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  });

  test("/bonuses redirects home", { tag: ["@full", "@at-one-width"] }, async ({ page, site }) => {
    await page.goto(site.at("/bonuses"));
    expect(new URL(page.url()).pathname).toBe("/");
  });
});

test.describe("a visitor from Norway", () => {
  test("a visitor from Norway is redirected to the lander with the partner's tag, and its links lead only to reading pages", {
    tag: "@full",
  }, async ({ page, site }) => {
    await from(page, "NO");
    await page.goto(site.at("/slots?btag=partner-7"));
    await expect(page).toHaveURL(/\/norway-lander\?btag=partner-7$/);
    await expect(page.getByRole("contentinfo")).toHaveCount(0);
    await expect
      .poll(async () => (await page.context().cookies()).find(({ name }) => name === "affiliate_tags")?.value)
      .toContain("partner-7");
    await page.getByRole("link", { name: site.t("core.shell_footer_terms"), exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: site.t("static.terms_title") })).toBeVisible();
    const footer = page.getByRole("contentinfo");
    await expect(footer.getByRole("link", { name: site.t("core.shell_footer_privacy") })).toBeVisible();
    await expect(footer.getByRole("link", { name: site.t("core.shell_all_games") })).toHaveCount(0);
    await page.goto(site.at("/games/all-games"));
    await expect(page).toHaveURL(/\/norway-lander$/);
  });
});

test("the reading pages and landing pages are accessible and do not scroll sideways at 390 px", {
  tag: ["@full", "@at-one-width"],
}, async ({ page, site }) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of [
    "/support",
    "/responsible-gaming",
    "/info/terms",
    "/privacy-policy",
    "/about-us",
    "/bonus/welcome-offer-terms",
    "/bonus-overview",
    "/promotions/rewards",
    "/mobile",
    "/access-denied",
    "/extravaganza-sweden",
    "/extravaganza-hungary",
    "/kafe-rocks",
    "/lucky-labz",
    "/special-landing",
    "/norway-lander",
  ]) {
    await page.goto(site.at(path));
    await expectAccessible(page, path);
    await expectNoSidewaysScroll(page);
  }
});

test("support finds a question by a word of its answer, and the chat answers it", { tag: "@full" }, async ({
  page,
  site,
}) => {
  await page.goto(site.at("/support#chat"));
  const chat = page.getByRole("region", { name: site.t("static.support_chat_title") });
  await chat.getByRole("button", { name: site.t("static.support_topic_cashout") }).click();
  await chat.getByRole("button", { name: site.t("static.support_cashout_time_question") }).click();
  await expect(chat.getByText(site.t("static.support_cashout_time_answer"))).toBeVisible();
  await page.getByLabel(site.t("static.support_page_search")).fill("fingerprint");
  await expect(page.getByText(site.t("static.support_page_found", { count: 1 }))).toBeVisible();
  await expect(page.getByRole("main").locator("details")).toHaveCount(1);
});

test.describe("/payment-redirect", () => {
  test("as a top-level page it becomes the deposit or its failed child, for a withdrawal the lobby or the withdrawal page; back leads to the previous page, and nothing is paid", {
    tag: "@full",
  }, async ({ page, site }) => {
    await readyPlayer(page, site);
    for (const [query, leadsTo] of [
      ["status=success", "/deposit"],
      ["status=pending", "/deposit"],
      ["status=canceled", "/deposit"],
      ["status=failed", "/deposit/failed"],
      ["status=success&type=withdrawal", "/cashout"],
      ["status=failed&type=withdrawal", "/cashout"],
      ["status=pending&type=withdrawal", "/"],
      ["status=canceled&type=withdrawal", "/"],
    ] as const) {
      await page.goto(site.at("/about-us"));
      // Navigated by script, as a bank's page does; the next page replaces it.
      await page.evaluate(
        (address) => window.location.assign(address),
        site.at(`/payment-redirect?${query}&payment_id=p1`),
      );
      await expect(page).toHaveURL(site.at(leadsTo));
      if (leadsTo === "/deposit/failed")
        await expect(
          page.getByRole("heading", { name: site.t("core.money_deposit_failed_title") }),
        ).toBeVisible();
    }
    await page.goBack();
    await expect(page).toHaveURL(site.at("/about-us"));
    await page.goto(site.at("/my-account/history/transaction-history"));
    await expect(page.getByText(site.t("core.history_payments_empty"))).toBeVisible();
  });

  test("in a sandboxed frame it sends the cashier's messages to the parent page, and does not navigate itself", {
    tag: ["@full", "@at-one-width"],
  }, async ({ page, site }) => {
    await page.goto(site.at("/about-us"));
    const received = await page.evaluate(
      (src) =>
        new Promise((resolve) => {
          const frame = document.createElement("iframe");
          frame.sandbox.add("allow-scripts");
          frame.src = src;
          window.addEventListener("message", (event) => {
            if (event.source === frame.contentWindow) resolve([event.origin, event.data]);
          });
          document.body.append(frame);
        }),
      site.at("/payment-redirect?status=pending&type=deposit&payment_id=p1"),
    );
    expect(received).toEqual([
      "null",
      { source: "cashier", event: "pending", paymentId: "p1", type: "deposit" },
    ]);
    expect(new URL(page.url()).pathname).toBe("/about-us");
    const framed = page.frameLocator("iframe");
    await expect(framed.getByRole("heading", { name: site.t("static.redirect_title") })).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).include(["iframe", "main"]).analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
  });
});

test("the reality check's popup sends its opener the pressed button, and closes", {
  tag: "@full",
}, async ({ page, site }) => {
  // The popup's opener is a page of the site here; in production it is the provider's game.
  await page.goto(site.at("/rc-popup/playngo"));
  const popupOpens = page.waitForEvent("popup");
  await page.evaluate((address) => {
    window.addEventListener("message", (event) => {
      if (event.data?.source === "reality-check") document.title = event.data.event;
    });
    window.open(address, "check", "width=420,height=600");
  }, site.at("/rc-popup/playngo?minutes=75"));
  const popup = await popupOpens;
  await expect(popup.getByText(site.t("static.rc_time", { hours: 1, minutes: 15 }))).toBeVisible();
  await expectAccessible(popup, "reality check");
  const closed = popup.waitForEvent("close");
  await popup.getByRole("button", { name: site.t("static.rc_leave") }).click();
  await closed;
  await expect(page).toHaveTitle("leave");
});
