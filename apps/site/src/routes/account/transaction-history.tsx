import { useTexts } from "../../locale/texts.tsx";
import { PaymentTable } from "../../money/payment-table.tsx";
import { paths } from "../../paths.ts";
import { callGate } from "../../request/call-gate.ts";
import { pageOf } from "../../request/page.ts";
import { requirePlayer } from "../../request/require-player.ts";
import type { Route } from "./+types/transaction-history.ts";
import { HistoryFilter, HistoryPages, spanOf, startIndexOf } from "./history-filter.tsx";

const pageSize = 10;

export async function loader(args: Route.LoaderArgs) {
  const { site, player } = await requirePlayer(args);
  const span = spanOf(args.url.searchParams);
  const startIndex = startIndexOf(args.url.searchParams);
  const { payments, next_index } = await callGate(site, "paymentHistory", {
    id: player.player_id,
    from: span.from,
    to: span.until,
    limit: pageSize,
    start_index: startIndex,
  });
  return {
    page: pageOf(site, { title: "core.account_payments_title", texts: ["core.history_"], unlisted: true }),
    span,
    payments,
    newest: startIndex === -1 ? undefined : paths.transactionHistory(span),
    older:
      next_index === null
        ? undefined
        : paths.transactionHistory({ ...span, start_index: String(next_index) }),
  };
}

/** Money in and out, the last payment first. */
export default function TransactionHistory({
  loaderData: { payments, span, newest, older },
}: Route.ComponentProps) {
  const t = useTexts();
  return (
    <>
      <HistoryFilter span={span} />
      <PaymentTable
        payments={payments}
        caption={t("core.history_payments_caption")}
        empty={t("core.history_payments_empty")}
      />
      <HistoryPages newest={newest} older={older} />
    </>
  );
}
