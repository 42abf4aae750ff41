import { twentiethsOf } from "@bellwether/games/mechanics/baccarat/payouts.ts";
import { BaccaratWinner } from "@bellwether/games/mechanics/baccarat/wire.ts";
import { expect, it } from "vitest";
import { spotResults } from "./spot-results.ts";

const results = BaccaratWinner.options.flatMap((winner) =>
  [true, false].flatMap((playerPair) =>
    [true, false].map((bankerPair) => ({ winner, playerPair, bankerPair, natural: false })),
  ),
);

it.each(results)("agrees with the payouts on every spot for %j", (result) => {
  const compared = { type: "hands-compared", playerPoints: 0, bankerPoints: 0 } as const;
  for (const [spot, shown] of spotResults({ ...compared, ...result })) {
    const twentieths = twentiethsOf(spot, result);
    expect(shown, spot).toBe(twentieths === 0 ? "lost" : twentieths === 20 ? "pushed" : "won");
  }
});
