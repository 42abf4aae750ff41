import { expect, it } from "vitest";
import { openPage } from "../../testing/page-fixture.ts";

it("shows last_login 1700000000, in seconds, as 14 Nov 2023, 22:13 [3.07]", async () => {
  const { html } = await openPage("/my-account/account-info", { player: { last_login: 1_700_000_000 } });
  expect(html).toContain("Last login");
  expect(html).toContain('dateTime="2023-11-14T22:13:20.000Z"');
  expect(html).toMatch(/14 Nov(ember)? 2023, 22:13/);
});

it("shows no last login when it is 0, at the first login", async () => {
  const { html } = await openPage("/my-account/account-info", { player: { last_login: 0 } });
  expect(html).not.toContain("Last login");
});
