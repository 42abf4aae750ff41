import { roundsFile } from "../../account/rounds-file.ts";
import { requirePlayer } from "../../request/require-player.ts";
import type { Route } from "./+types/rounds-csv.ts";
import { askedRounds } from "./history-pages.ts";

/** The rounds that match the game history's filter, as a CSV file. */
export async function loader(args: Route.LoaderArgs) {
  const { site } = await requirePlayer(args);
  return roundsFile(site, "gameHistory", askedRounds(args.url.searchParams), "rounds");
}
