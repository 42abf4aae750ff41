import type { Page } from "@playwright/test";
import { drivePlayer } from "../servers/player-client.ts";
import { expect, test } from "./fixtures.ts";

/** Expands a call on the page of all calls; it can then be tried. */
async function openCall(page: Page, name: string) {
  const call = page.locator(`#operations-default-${name}`);
  await call.getByRole("button").first().click();
  await expect(call.getByRole("button", { name: "Execute" })).toBeVisible();
  return call;
}

/** The response as the page shows it: the first row of its table of the server's response. */
const answerOf = (call: ReturnType<Page["locator"]>) =>
  call.locator(".live-responses-table tbody tr").first();

test("every call can be tried on the page of all calls, under the page's own policy: a visitor's at once, a player's with a session in the header", {
  tag: "@full",
}, async ({ page, product }) => {
  const refused: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") refused.push(message.text());
  });
  page.on("pageerror", (error) => refused.push(error.message));

  await page.goto(`${product.url}/gate/docs`);
  const games = await openCall(page, "gameList");
  // Its fields contain the country and device of the example.
  await expect(games.getByPlaceholder("country")).toHaveValue("FI");
  await games.getByRole("button", { name: "Execute" }).click();
  await expect(answerOf(games)).toContainText("200");
  await expect(answerOf(games)).toContainText('"status": "success"');

  const { session } = await drivePlayer(product, { amount: "0" });
  const history = await openCall(page, "gameHistory");
  await history.getByRole("button", { name: "Execute" }).click();
  await expect(answerOf(history)).toContainText("401");
  await history.getByPlaceholder("x-session-data").fill(session);
  await history.getByRole("button", { name: "Execute" }).click();
  await expect(answerOf(history)).toContainText("200");
  await expect(answerOf(history)).toContainText('"items": []');

  // Only the call without a session.
  expect(refused).toEqual([expect.stringContaining("401")]);
});
