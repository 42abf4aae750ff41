import { expect, test } from "vitest";
import { openPage } from "../testing/page-fixture.ts";

test("after a break has begun the page says until when, what happens to the money and who listens in the account's country, and invites to no game", async () => {
  const { html } = await openPage("/playsafe/away?kind=break&until=2026-11-17T12:00:00.000Z&country=FI", {
    country: "DE",
  });
  const main = /<main[\s\S]*<\/main>/.exec(html)![0];
  expect(main).toContain("Your break has begun");
  expect(main).toMatch(/You cannot log in to any of our brands until [^.]*2026/);
  expect(main).toContain("Any cash left is yours: write to support");
  expect(main).toContain("0800 100 101");
  expect(main).toContain("mailto:help@bellwether.example");
  expect(main).not.toMatch(/ticket|href="\/(games|slots|signup|deposit)/);
});

test("an exclusion for good has no date, and what somebody writes into the address is not shown", async () => {
  const { html } = await openPage("/playsafe/away?kind=exclusion&until=soon<b>&country=<b>", {
    country: "SE",
  });
  expect(html).toContain("You have excluded yourself");
  expect(html).toContain("You can no longer log in to any of our brands");
  expect(html).toContain("Stödlinjen");
  expect(/<main[\s\S]*<\/main>/.exec(html)![0]).not.toMatch(/soon|Invalid/);
});
