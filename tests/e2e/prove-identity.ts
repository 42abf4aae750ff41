import { expect, type Page } from "@playwright/test";
import type { Site } from "./fixtures.ts";

/** From the account's page to the identity vendor's stand-in, which approves the player, and back. */
export async function proveIdentity(page: Page, site: Pick<Site, "t">): Promise<void> {
  await showDocument(page, site, "Approve: the document is mine");
  await expect(page.getByText(site.t("core.documents_state_accepted"), { exact: true })).toBeVisible();
}

/** From the account's page to the identity vendor's stand-in, on which this is chosen, and back. */
export async function showDocument(page: Page, { t }: Pick<Site, "t">, choice: string): Promise<void> {
  await page.getByRole("link", { name: t("core.documents_open") }).click();
  await expect(page.getByText(t("core.documents_asked_identity"))).toBeVisible();
  const open = page.getByRole("link", { name: t("core.documents_check_open") });
  // The vendor is told of the player within seconds.
  await expect(async () => {
    await page.reload();
    await expect(open).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await open.click();
  await page.getByRole("button", { name: choice }).click();
  await expect(page).toHaveURL(/\/my-account\/documents/);
}
