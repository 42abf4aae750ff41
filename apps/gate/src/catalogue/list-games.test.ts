import { gameTermsOf } from "@bellwether/market";
import { expect, test } from "vitest";
import { fixtureTitles } from "../testing/fixture-parts.ts";
import { listGame } from "./list-games.ts";

const figures = () => ({ popular: 1, rating: { rating: 0, votes: 0 }, glance: null });
const deps = { settings: { freePlayAllowed: true }, gameTermsOf };

test.each([
  ["IE", ["free_play", "free_spins", "bonus_buy", "ante_bet"]],
  ["GB", ["free_spins"]],
])(
  "in %s a slot with free play, free spins, a bonus buy and an ante bet lists the features %j",
  (country, features) => {
    const title = {
      ...fixtureTitles()[0]!,
      features: ["free_spins" as const, "bonus_buy" as const, "ante_bet" as const],
    };
    expect(listGame(deps, figures, title, country).features).toEqual(features);
  },
);
