import { expect, it } from "vitest";
import { openPage } from "../testing/page-fixture.ts";

const aino = { player_fullname: "Aino Maria Virtanen", player_displayname: "Aino Maria" };

it.each([
  ["hu", "Virtanen Aino Maria"],
  ["fi", "Aino Maria Virtanen"],
])("a player's name is written in %s as %s", async (language, name) => {
  const { html } = await openPage(`/${language}/my-account/account-info`, { player: aino });
  expect(html).toContain(`>${name}<`);
});

it.each([
  ["/hu/signup", ["lastname", "firstname", "year", "month", "day"]],
  ["/de/signup", ["firstname", "lastname", "day", "month", "year"]],
])("the form in %s asks for %j in this order", async (path, order) => {
  const { html } = await openPage(path, { country: path.startsWith("/hu") ? "HU" : "DE" });
  const asked = [...html.matchAll(/name="(firstname|lastname|day|month|year)"/g)].map((match) => match[1]);
  expect(asked).toEqual(order);
});
