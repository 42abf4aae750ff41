import type { MessageKey } from "@bellwether/i18n/translate.ts";
import { callGate } from "../request/call-gate.ts";
import { translateOf } from "../request/page.ts";
import type { Site } from "../request/site.ts";
import { csvResponse, csvText } from "./csv.ts";
import { everyPage } from "./every-page.ts";

type Asked = { from?: string; until?: string; state?: "open" | "closed" | "cancelled" };

/** The rounds that match the history's filter, as a CSV file. Times are UTC and sums use a decimal point, so that programs can read them. */
export async function roundsFile(
  site: Site,
  history: "gameHistory" | "ticketHistory",
  asked: Asked,
  name: string,
): Promise<Response> {
  const t = translateOf(site);
  const items = await everyPage(async (start_index) => {
    const page = await callGate(site, history, { ...asked, limit: 100, start_index });
    return { rows: page.items, next: page.next_index };
  });
  const header = ["when", "game", "state", "stake", "payout", "currency", "number"] as const;
  const names = header.map((column) => t(`core.history_${column}` as MessageKey));
  return csvResponse(
    name,
    csvText(
      [...names, t("core.history_from_jackpot")],
      items.map((item) => [
        item.at,
        item.title,
        t(`core.history_round_${item.state}`),
        item.stake,
        item.payout,
        item.currency,
        item.round,
        item.jackpot,
      ]),
    ),
  );
}
