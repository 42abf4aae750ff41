import { roundsFile } from "../../account/rounds-file.ts";
import { requirePlayer } from "../../request/require-player.ts";
import type { Route } from "./+types/rounds-csv.ts";
import { kindOf, roundStates, spanOf } from "./history-filter.tsx";

/** The rounds that the game history's filter shows, as a file. */
export async function loader(args: Route.LoaderArgs) {
  const { site } = await requirePlayer(args);
  const query = args.url.searchParams;
  const asked = { ...spanOf(query), state: kindOf(query.get("state"), roundStates) };
  return roundsFile(site, "gameHistory", asked, "rounds");
}
