import { formatMoney } from "@bellwether/i18n/format/money.ts";
import { DataTable } from "@bellwether/ui/data/data-table.tsx";
import type { ReactNode } from "react";
import { LocalTime } from "../locale/local-time.tsx";
import { useLanguage, useTexts } from "../locale/texts.tsx";

export type RoundItem = {
  index: number;
  round: string;
  title: string;
  state: "open" | "closed" | "cancelled";
  stake: string;
  payout: string;
  currency: string;
  at: string;
};

type RoundTableProps = {
  items: readonly RoundItem[];
  caption: string;
  /** What became of a round, in words. */
  stateOf: (item: RoundItem) => string;
  empty: ReactNode;
};

/** Rounds with their stake, what they paid and what became of each; the last one first. */
export function RoundTable({ items, caption, stateOf, empty }: RoundTableProps) {
  const t = useTexts();
  const language = useLanguage();
  return (
    <DataTable
      caption={caption}
      rows={items}
      rowKey={(item) => String(item.index)}
      empty={empty}
      columns={[
        { key: "title", header: t("core.history_game"), lead: true, cell: (item) => item.title },
        { key: "at", header: t("core.history_when"), cell: (item) => <LocalTime at={item.at} /> },
        { key: "state", header: t("core.history_state"), cell: stateOf },
        {
          key: "stake",
          header: t("core.history_stake"),
          align: "end",
          cell: (item) => formatMoney(item.stake, item.currency, language),
        },
        {
          key: "payout",
          header: t("core.history_payout"),
          align: "end",
          cell: (item) => formatMoney(item.payout, item.currency, language),
        },
      ]}
    />
  );
}
