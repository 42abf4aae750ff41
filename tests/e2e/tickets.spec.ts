import { readFileSync } from "node:fs";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./fixtures.ts";
import { readyPlayer } from "./ready-player.ts";

/** Lotto Saturday. */
const LOTTO = "/play-lottery/2106";

/** Match Three Muffins, a scratch card of the lottery. */
const MUFFINS = { id: 2104, title: "Match Three Muffins" };

test("under the session's clock and a quick deposit 3 scratch cards bought by double clicks are 3 tickets, the last first, each won or not, filtered by state and exported as a file", {
  tag: "@full",
}, async ({ page, site }) => {
  test.slow();
  const { t } = site;
  await page.emulateMedia({ reducedMotion: "reduce" });
  const { player } = await readyPlayer(page, site, "0", "MT");
  await page.goto(site.at(`/play-lottery/${MUFFINS.id}`));
  await expect(
    player.header.getByRole("group", { name: t("core.session_time") }).getByRole("timer"),
  ).toHaveText(/^0:0\d:\d\d$/);
  await player.quickDeposit("50");
  const game = page.frameLocator("iframe");
  const buy = game.getByRole("button", { name: "Buy card" });
  for (let card = 0; card < 3; card += 1) {
    await expect(buy).toBeEnabled({ timeout: 60_000 });
    await expect(buy).not.toHaveAttribute("aria-disabled", "true", { timeout: 60_000 });
    await buy.dblclick();
    await game.getByRole("button", { name: "Reveal all" }).dblclick();
    await expect(game.getByText(/^(Won|No win|Paid back)/).first()).toBeVisible({ timeout: 60_000 });
  }

  await page.goto(site.at("/my-account/tickets"));
  const table = page.getByRole("table", { name: t("core.account_tab_tickets") });
  await expect(table.getByRole("row")).toHaveCount(4);
  await expect(table.getByRole("cell", { name: MUFFINS.title, exact: true })).toHaveCount(3);
  // On a phone each cell shows its column's name.
  const outcome = new RegExp(`(?:^| )(${t("core.tickets_won")}|${t("core.tickets_lost")})$`);
  await expect(table.getByRole("cell", { name: outcome })).toHaveCount(3);
  await expectAccessible(page, "tickets");
  await expectNoSidewaysScroll(page);

  const show = async (state: "open" | "drawn") => {
    await page.getByLabel(t("core.history_state")).selectOption({ label: t(`core.tickets_${state}`) });
    await page.getByRole("button", { name: t("core.history_show") }).click();
  };
  await show("open");
  await expect(page.getByRole("heading", { name: t("core.tickets_none_title") })).toBeVisible();
  await show("drawn");
  await expect(table.getByRole("row")).toHaveCount(4);
  const waiting = page.waitForEvent("download");
  await page.getByRole("link", { name: t("core.history_export") }).click();
  const lines = readFileSync(await (await waiting).path(), "utf8")
    .trim()
    .split("\r\n");
  expect(lines).toHaveLength(4);
  expect(lines.slice(1).every((line) => line.includes(MUFFINS.title))).toBe(true);
});

test("a standing order of lotto is on the page of tickets with its numbers and its days; without a connection the question stays and says so, then the order is ended, once", {
  tag: "@full",
}, async ({ page, site }) => {
  test.slow();
  const { t } = site;
  await page.emulateMedia({ reducedMotion: "reduce" });
  await readyPlayer(page, site, "0");
  await page.goto(site.at(LOTTO));
  const game = page.frameLocator("iframe");
  for (const number of [3, 14, 18, 27, 36, 46])
    await game.getByRole("button", { name: String(number), exact: true }).click({ timeout: 60_000 });
  await game.getByRole("switch", { name: "Standing order" }).click();
  await game.getByRole("button", { name: /^Start standing order/ }).click({ timeout: 90_000 });
  await expect(game.getByText("The standing order is on.")).toBeVisible();

  await page.goto(site.at("/my-account/tickets"));
  const orders = page.getByRole("region", { name: t("core.orders_title") });
  const order = orders.getByRole("article", { name: "Lotto Saturday" });
  await expect(order.getByRole("list", { name: t("core.orders_numbers") }).getByRole("listitem")).toHaveText([
    ...["3", "14", "18", "27", "36", "46"],
  ]);
  await expect(order.getByText("Every draw · until you end it")).toBeVisible();
  await expect(order.getByText("€1.50")).toBeVisible();
  await expectAccessible(page, "tickets with a standing order");
  await expectNoSidewaysScroll(page);

  const ask = () => order.getByRole("button", { name: t("core.orders_end"), exact: true }).click();
  const question = page.getByRole("dialog", { name: t("core.orders_stop_title") });
  const end = question.getByRole("button", { name: t("core.orders_end"), exact: true });
  await ask();
  await expectAccessible(page, "the question before a standing order is ended");
  await question
    .getByRole("button", { name: t("core.orders_keep"), exact: true })
    .last()
    .click();
  await expect(question).toBeHidden();
  await ask();
  await page.context().setOffline(true);
  await end.click();
  await expect(question.getByRole("alert")).toHaveText(t("core.orders_unanswered"));
  await page.context().setOffline(false);
  await end.click();
  await expect(question).toBeHidden();
  await expect(page.getByText(t("core.orders_stopped", { title: "Lotto Saturday" }))).toBeVisible();
  await expect(order).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("heading", { name: t("core.tickets_none_title") })).toBeVisible();
  await expect(orders).toHaveCount(0);
});
