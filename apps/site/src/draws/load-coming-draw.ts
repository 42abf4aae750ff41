import type { Site } from "../request/site.ts";
import { type AwaitedDraw, comingOf } from "./coming.ts";
import { type DrawCardData, loadDraws } from "./load-draws.ts";

/** Loads the game of a draw that is on sale now or about to be held. Returns undefined for a draw with another number. */
export async function loadComingDraw(
  site: Site,
  code: string,
  number: number,
): Promise<{ game: DrawCardData; coming: AwaitedDraw } | undefined> {
  const game = (await loadDraws(site)).find((each) => each.code === code);
  const coming = game && comingOf(game, number);
  return coming && { game, coming };
}
