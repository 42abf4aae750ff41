import type { Round } from "@bellwether/contract/studio/round.ts";
import { LinesEvent } from "@bellwether/games/mechanics/lines/wire.ts";
import type { Page } from "@playwright/test";
import type { Site } from "./fixtures.ts";

type Events = LinesEvent[];

/**
 * Changes the responses for the next rounds of a lines slot, in this page only, because a big win or free spins do not come when a test
 * needs them. The wallet and the history have the real round.
 */
export async function replaceRounds(
  page: Page,
  site: Site,
  replace: (drawn: { events: Events; stakeMinor: bigint }) => { events: Events; payoutMinor: bigint },
): Promise<void> {
  await page.route("**/studio/api/rounds", async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    const response = await route.fetch({ url: `${site.product.url}/studio/api/rounds`, timeout: 60_000 });
    if (!response.ok()) return route.fulfill({ response });
    const round = (await response.json()) as Round;
    const { events, payoutMinor } = replace({
      events: round.script.events.map((each) => LinesEvent.parse(each)),
      stakeMinor: BigInt(round.stakeMinor),
    });
    const json = {
      ...round,
      // The changed round has nothing left to pay.
      state: "settled",
      payoutMinor: String(payoutMinor),
      script: { ...round.script, events },
    };
    return route.fulfill({ response, json });
  });
}

/** The middle line pays, on the drawn grid with only that line changed. */
export function lineOf({ events }: { events: Events }, payoutMinor: bigint): Events {
  const drawn = events.find(({ type }) => type === "reels-stopped");
  if (drawn?.type !== "reels-stopped") throw new Error("a round without reels");
  const symbol = drawn.grid[0]![1]!;
  const grid = drawn.grid.map((column) => column.with(1, symbol));
  const positions = [0, 1, 2, 3, 4].map((reel) => ({ reel, row: 1 }));
  return [
    { ...drawn, grid },
    { type: "line-won", line: 0, symbol, positions, multiplier: 1, payoutMinor: String(payoutMinor) },
  ];
}

export const roundEnded = (payoutMinor: bigint): Events[number] => ({
  type: "round-ended",
  payoutMinor: String(payoutMinor),
});
