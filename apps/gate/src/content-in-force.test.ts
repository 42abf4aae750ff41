import { expect, it } from "vitest";
import { createGate } from "./gate.ts";
import { type GateDeps, type OfferedContent, withContent } from "./gate-deps.ts";
import { createFixtureParts } from "./testing/fixture-parts.ts";

it("the gate reads no content while it is wired, so that every call finds the version in force", async () => {
  const { deps, database } = await createFixtureParts({});
  let isWired = false;
  let offered: OfferedContent = deps;
  const gate = createGate(
    withContent(deps, () => {
      if (!isWired) throw new Error("content was read while the gate was wired");
      return offered;
    }),
  );
  isWired = true;
  const listed = async () => {
    const response = await gate.app.request("/static/catalogue/desktop/FI.json");
    const { games } = (await response.json()) as { games: { title: string }[] };
    return games.map(({ title }) => title);
  };
  expect(await listed()).toContain("bell-one");
  const titles: GateDeps["titles"] = deps.titles.map((title) =>
    title.code === "bell-one" ? { ...title, title: "Bell One, renamed" } : title,
  );
  offered = { ...deps, titles };
  expect(await listed()).toContain("Bell One, renamed");
  expect(await listed()).not.toContain("bell-one");
  await gate.stop();
  await database.close();
});
