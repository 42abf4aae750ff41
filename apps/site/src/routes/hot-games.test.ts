import exampleAnswers from "@bellwether/contract/example-answers.json" with { type: "json" };
import { expect, it } from "vitest";
import { openPage } from "../testing/page-fixture.ts";

it.each(["/hot-games", "/"])(
  "hot games at %s are in the gate's order, ranked from number 1",
  async (path) => {
    const hotGames = { ...exampleAnswers.hotGames, game_ids: [3, 1, 2] };
    const links = (await openPage(path, { country: "NZ", gate: { hotGames } })).links();
    const ranked = links.flatMap(({ href, text }) => {
      // The drawn numeral follows the one for screen readers.
      const rank = /Number (\d)/.exec(text)?.[1];
      return rank ? [`${rank} ${href}`] : [];
    });
    expect(ranked).toEqual(["1 /games/wheel", "2 /games/bell-one", "3 /games/bell-two"]);
  },
);
