import type { MessageKey } from "@bellwether/i18n/translate.ts";
import { csvResponse, csvText } from "../../account/csv.ts";
import { everyPage } from "../../account/every-page.ts";
import { paymentKindText, paymentStateText } from "../../money/payment-kind.ts";
import { paymentMethodOf } from "../../money/payment-name.ts";
import { callGate } from "../../request/call-gate.ts";
import { translateOf } from "../../request/page.ts";
import { requirePlayer } from "../../request/require-player.ts";
import type { Route } from "./+types/payments-csv.ts";
import { kindOf, spanOf } from "./history-filter.tsx";

/** The payments that match the transaction history's filter, as a CSV file; payouts are negative. */
export async function loader(args: Route.LoaderArgs) {
  const { site, player } = await requirePlayer(args);
  const query = args.url.searchParams;
  const { from, until } = spanOf(query);
  const t = translateOf(site);
  const payments = await everyPage(async (start_index) => {
    const page = await callGate(site, "paymentHistory", {
      id: player.player_id,
      from,
      to: until,
      type: kindOf(query.get("type"), ["D", "W"]),
      limit: 100,
      start_index,
    });
    return { rows: page.payments, next: page.next_index };
  });
  const header = ["when", "what", "method", "state", "amount", "fee", "currency", "number"] as const;
  return csvResponse(
    "payments",
    csvText(
      header.map((name) => t(`core.history_${name}` as MessageKey)),
      payments.map((payment) => [
        payment.at,
        paymentKindText(payment, t),
        paymentMethodOf(payment.method, t).name,
        paymentStateText(payment, t),
        payment.type === "W" ? `-${payment.amount}` : payment.amount,
        payment.fee,
        payment.currency,
        payment.payment_id,
      ]),
    ),
  );
}
