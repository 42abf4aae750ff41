import type { MessageKey } from "@bellwether/i18n/translate.ts";
import { csvResponse, csvText } from "../../account/csv.ts";
import { everyPage } from "../../account/every-page.ts";
import { callGate } from "../../request/call-gate.ts";
import { translateOf } from "../../request/page.ts";
import { requirePlayer } from "../../request/require-player.ts";
import type { Route } from "./+types/rounds-csv.ts";
import { kindOf, spanOf } from "./history-filter.tsx";

/** The rounds that the game history's filter shows, as a file. Times are UTC, sums have a point: programs read it. */
export async function loader(args: Route.LoaderArgs) {
  const { site } = await requirePlayer(args);
  const query = args.url.searchParams;
  const asked = { ...spanOf(query), state: kindOf(query.get("state"), ["open", "closed", "cancelled"]) };
  const t = translateOf(site);
  const items = await everyPage(async (start_index) => {
    const page = await callGate(site, "gameHistory", { ...asked, limit: 100, start_index });
    return { rows: page.items, next: page.next_index };
  });
  const header = ["when", "game", "state", "stake", "payout", "currency", "number"] as const;
  return csvResponse(
    "rounds",
    csvText(
      header.map((name) => t(`core.history_${name}` as MessageKey)),
      items.map((item) => [
        item.at,
        item.title,
        t(`core.history_round_${item.state}`),
        item.stake,
        item.payout,
        item.currency,
        item.round,
      ]),
    ),
  );
}
