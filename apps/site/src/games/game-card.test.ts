import type { ListedGame } from "@bellwether/contract/calls/catalogue.ts";
import exampleAnswers from "@bellwether/contract/example-answers.json" with { type: "json" };
import { expect, it } from "vitest";
import { packCards, unpackCards } from "./game-card.ts";

const [example] = exampleAnswers.gameList.games as ListedGame[];

it("packs 2 cards of a row into 1 text and unpacks them unchanged, with the 7 fields that a tile shows", () => {
  const lotto = {
    ...example!,
    title: `Saturday’s "Luck" </script>`,
    categories: ["lottery"],
    title_at: "top" as const,
  };
  const packed = packCards([example!, lotto]);
  expect(typeof packed).toBe("string");
  expect(unpackCards(packed).map(({ title }) => title)).toEqual([example!.title, lotto.title]);
  expect(unpackCards(packed)[1]).toEqual({
    id: lotto.game_id,
    title: lotto.title,
    code: lotto.local_code,
    tile: lotto.images.tile,
    tileLarge: lotto.images.tile_large,
    lottery: true,
    titledAbove: true,
  });
});
