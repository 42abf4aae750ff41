import { expect, it } from "vitest";
import { openPage } from "../testing/page-fixture.ts";
import { currentLink } from "./current-page.ts";

it.each([
  ["/my-account", "page"],
  ["/my-account/account-info", "true"],
  ["/my-account/history", "true"],
  ["/bonus", "true"],
  ["/promotions", undefined],
])("at %s a link to the account is current: %s", (path, current) => {
  expect(currentLink(path, "/my-account")).toBe(current);
});

it("the phone's bar marks the account on the page of the player's games", async () => {
  const { html } = await openPage("/my-account/history", { player: {} });
  const bar = html.slice(html.indexOf('aria-label="Main places"'));
  const [link] = /<a\b[^>]*href="\/my-account"[^>]*>/.exec(bar) ?? [];
  expect(link).toContain('aria-current="true"');
});
