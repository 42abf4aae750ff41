import { expect, it } from "vitest";
import { openPage } from "../testing/page-fixture.ts";

it.each([
  ["/my-account", "page"],
  ["/my-account/history", "true"],
  ["/bonus", "true"],
  ["/promotions", undefined],
])("18: at %s the phone's bar marks the link to the account as current: %s", async (path, current) => {
  const { html } = await openPage(path, { player: {} });
  const bar = html.slice(html.indexOf('aria-label="Main places"'));
  const [link] = /<a\b[^>]*href="\/my-account"[^>]*>/.exec(bar) ?? [];
  expect(/aria-current="(\w+)"/.exec(link ?? bar)?.[1]).toBe(current);
});
