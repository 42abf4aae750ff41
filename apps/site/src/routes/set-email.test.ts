import { expect, it } from "vitest";
import { openPage } from "../testing/page-fixture.ts";

it("the form for a new address asks for the password", async () => {
  const { html } = await openPage("/set-email", { player: {} });
  expect(html).toMatch(/<input[^>]*name="email"/);
  expect(html).toMatch(
    /<input[^>]*type="password"[^>]*name="password"|<input[^>]*name="password"[^>]*type="password"/,
  );
});

it("the link mailed to the old address asks for confirmation before it restores that address", async () => {
  const { status, html } = await openPage("/set-email?token=secret&undo=1");
  expect(status).toBe(200);
  expect(html).toMatch(/<input[^>]*name="undo"/);
  expect(html).toContain("Take this address back");
});
