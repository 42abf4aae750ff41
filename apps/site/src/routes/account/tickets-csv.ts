import { roundsFile } from "../../account/rounds-file.ts";
import { requirePlayer } from "../../request/require-player.ts";
import type { Route } from "./+types/tickets-csv.ts";
import { askedRounds } from "./history-pages.ts";

/** The tickets that match the page's filter, as a CSV file. */
export async function loader(args: Route.LoaderArgs) {
  const { site } = await requirePlayer(args);
  return roundsFile(site, "ticketHistory", askedRounds(args.url.searchParams), "tickets");
}
