import { expect, test } from "vitest";
import { openPage } from "../testing/page-fixture.ts";

test.each([
  ["/play/1", "en"],
  ["/fi/play/1", "fi"],
  ["/fr-ca/play/1", "fr"],
])("the game at %s is launched in %s", async (path, language) => {
  const asked: string[] = [];
  expect((await openPage(path, { player: {}, asked })).status).toBe(200);
  expect(asked.filter((each) => each.endsWith("/launch_url"))).toEqual([
    `/gate/api/actionable/game/1/${language}/launch_url`,
  ]);
});
