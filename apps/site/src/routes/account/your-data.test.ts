import { expect, it } from "vitest";
import { openPage } from "../../testing/page-fixture.ts";

const groups = [
  { group: "person", stays: ["asked", "law", "never"] },
  { group: "logins", stays: ["asked"] },
  { group: "protection", stays: ["law", "exclusion"] },
];
const open = (more: object) =>
  openPage("/my-account/data", {
    player: {},
    gate: {
      personalData: {
        ...{ groups, law_until: "2031-11-30T12:00:00.000Z", obstacles: [], next_export_at: null },
        ...more,
      },
    },
  });

it("the page of the player's data names each group with why it is kept and until when the law keeps it", async () => {
  const { html } = await open({});
  expect(html).toContain("Name, birthday, address, email, phone: to run your account");
  expect(html).toContain("the law makes us keep it until 30 Nov 2031; then it goes");
  expect(html).toContain("an exclusion stays for as long as it runs");
  expect(html).toContain("Save the file");
  expect(html).toContain("Delete my data…");
});

it("the page of the player's data of somebody who never paid or played says that everything goes, and names no day", async () => {
  const { html } = await open({ law_until: null });
  expect(html).toContain("As you have never paid in or played, everything goes.");
  expect(html).not.toContain("the law makes us keep");
});

it("the page of the player's data says what stands in the way of deleting, and offers no button then", async () => {
  const { html } = await open({ obstacles: ["cash", "rounds"] });
  expect(html).toContain("There is still money in the account. Cash it out first.");
  expect(html).toContain("A round or a ticket is still open.");
  expect(html).not.toContain("Delete my data…");
});

it("the page of the player's data after an export says from when the next one can be had, without a form", async () => {
  const { html } = await open({ next_export_at: "2026-11-22T12:00:00.000Z" });
  expect(html).toContain("The next one can be had from");
  expect(html).not.toContain("Save the file");
});
