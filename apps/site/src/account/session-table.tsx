import { formatMoney } from "@bellwether/i18n/format/money.ts";
import { DataTable } from "@bellwether/ui/data/data-table.tsx";
import type { ReactNode } from "react";
import { Link } from "../locale/link.tsx";
import { LocalTime } from "../locale/local-time.tsx";
import { useLanguage, useTexts } from "../locale/texts.tsx";
import type { PlaySums } from "./play-totals.tsx";
import styles from "./round-table.module.css";

export type SessionItem = PlaySums & {
  first_index: number;
  from: string;
  games: readonly { title: string }[];
};

type SessionTableProps = {
  items: readonly SessionItem[];
  currency: string;
  hrefOf: (item: SessionItem) => string;
  empty: ReactNode;
};

/** Table of play sessions with stakes, wins and net result; newest first. Each row links to the session's rounds. */
export function SessionTable({ items, currency, hrefOf, empty }: SessionTableProps) {
  const t = useTexts();
  const language = useLanguage();
  const money = (amount: string) => formatMoney(amount, currency, language);
  return (
    <DataTable
      caption={t("core.history_sessions_caption")}
      rows={items}
      rowKey={(item) => String(item.first_index)}
      empty={empty}
      columns={[
        {
          key: "session",
          header: t("core.history_session"),
          lead: true,
          cell: (item) => (
            <Link href={hrefOf(item)} className={styles.way}>
              <LocalTime at={item.from} />
            </Link>
          ),
        },
        { key: "games", header: t("core.history_game"), cell: ({ games }) => gamesText(games, t) },
        { key: "rounds", header: t("core.history_rounds"), align: "end", cell: ({ rounds }) => rounds },
        { key: "stake", header: t("core.history_stake"), align: "end", cell: ({ stake }) => money(stake) },
        {
          key: "payout",
          header: t("core.history_payout"),
          align: "end",
          cell: ({ payout }) => money(payout),
        },
        { key: "net", header: t("core.history_net"), align: "end", cell: ({ net }) => money(net) },
      ]}
    />
  );
}

/** For example `Bell Tower Bonanza and 2 more`: the most played game first. */
function gamesText(games: SessionItem["games"], t: ReturnType<typeof useTexts>): string {
  const [first, ...others] = games;
  if (!first) return "";
  if (others.length === 0) return first.title;
  return t("core.history_more_games", { title: first.title, count: others.length });
}
