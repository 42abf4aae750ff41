import type { Site } from "../request/site.ts";
import { type AwaitedDraw, comingOf } from "./coming.ts";
import { type DrawCardData, loadDraws } from "./load-draws.ts";

/** The game of a draw that is on sale next, or whose balls are awaited. Undefined for every other number. */
export async function loadComingDraw(
  site: Site,
  code: string,
  number: number,
): Promise<{ game: DrawCardData; coming: AwaitedDraw } | undefined> {
  const game = (await loadDraws(site)).find((each) => each.code === code);
  const coming = game && comingOf(game, number);
  return coming && { game, coming };
}
