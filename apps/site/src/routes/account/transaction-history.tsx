import { useTexts } from "../../locale/texts.tsx";
import { PaymentTable } from "../../money/payment-table.tsx";
import { paths } from "../../paths.ts";
import { callGate } from "../../request/call-gate.ts";
import { pageOf } from "../../request/page.ts";
import { requirePlayer } from "../../request/require-player.ts";
import type { Route } from "./+types/transaction-history.ts";
import { HistoryFilter, HistoryPages, kindOf, spanOf, startIndexOf } from "./history-filter.tsx";
import { neighbours, pageSize } from "./history-pages.ts";

const types = ["D", "W"] as const;

export async function loader(args: Route.LoaderArgs) {
  const { site, player } = await requirePlayer(args);
  const span = spanOf(args.url.searchParams);
  const type = kindOf(args.url.searchParams.get("type"), types);
  const asked = { ...span, type };
  const startIndex = startIndexOf(args.url.searchParams);
  const { payments, next_index } = await callGate(site, "paymentHistory", {
    id: player.player_id,
    from: span.from,
    to: span.until,
    type,
    limit: pageSize,
    start_index: startIndex,
  });
  return {
    page: pageOf(site, {
      title: "core.account_payments_title",
      texts: ["core.history_", "core.money_name_"],
      unlisted: true,
    }),
    span,
    type,
    file: paths.transactionHistoryFile(asked),
    payments,
    ...neighbours(startIndex, next_index, (start_index) =>
      paths.transactionHistory({ ...asked, ...(start_index !== undefined && { start_index }) }),
    ),
  };
}

/** Deposits and withdrawals, newest first. */
export default function TransactionHistory({
  loaderData: { payments, span, type, file, newest, older },
}: Route.ComponentProps) {
  const t = useTexts();
  return (
    <>
      <HistoryFilter
        span={span}
        kind={{
          name: "type",
          label: t("core.history_what"),
          allLabel: t("core.history_all_payments"),
          options: [
            { value: "D", label: t("core.history_deposits") },
            { value: "W", label: t("core.history_withdrawals") },
          ],
          value: type,
        }}
        fileHref={file}
      />
      <PaymentTable
        payments={payments}
        caption={t("core.history_payments_caption")}
        empty={t("core.history_payments_empty")}
        level={2}
      />
      <HistoryPages newest={newest} older={older} />
    </>
  );
}
