import { readFileSync } from "node:fs";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./fixtures.ts";
import { readyPlayer } from "./ready-player.ts";

/** Match Three Muffins, a scratch card of the lottery. */
const MUFFINS = { id: 2104, title: "Match Three Muffins" };

test("under the session's clock and a quick deposit 3 scratch cards bought by double clicks are 3 tickets, the last first, each won or not, filtered by state and exported as a file", async ({
  page,
  site,
}) => {
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
