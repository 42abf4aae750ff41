import type { Browser, Page } from "@playwright/test";
import { expect } from "./fixtures.ts";

/** A window of the office in which one of the sandbox's persons has signed in. */
export async function deskOf(
  browser: Browser,
  officeUrl: string,
  person: string,
  width: 1024 | 1440 = 1440,
): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 900 } });
  const page = await context.newPage();
  await page.goto(officeUrl);
  await page.getByRole("button", { name: new RegExp(person) }).click();
  // The name alone is on the sign-in page, too.
  await expect(page.getByRole("link", { name: "Today" })).toBeVisible();
  return page;
}

export async function findByKeyboard(desk: Page, email: string): Promise<void> {
  await desk.keyboard.press("Control+k");
  await desk.getByRole("dialog").getByRole("combobox").fill(email);
  await expect(desk.getByRole("option")).toHaveCount(1);
  await desk.keyboard.press("Enter");
  await expect(desk.getByRole("heading", { name: "Timeline" })).toBeVisible();
}

/** Asks the player of this mailbox who they are. */
export async function askWho(desk: Page, email: string): Promise<void> {
  const dialog = desk.getByRole("dialog");
  await findByKeyboard(desk, email);
  await desk.keyboard.press("d");
  await dialog.getByLabel("What").selectOption({ label: "Identity" });
  await dialog.getByLabel("Why").fill("the first large deposit");
  await dialog.getByRole("button", { name: "Ask for a document" }).click();
  await expect(dialog).toBeHidden();
}
