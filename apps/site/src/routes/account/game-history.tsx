import { formatMoney } from "@bellwether/i18n/format/money.ts";
import type { MessageKey } from "@bellwether/i18n/translate.ts";
import { DataTable } from "@bellwether/ui/data/data-table.tsx";
import { LocalTime } from "../../locale/local-time.tsx";
import { useLanguage, useTexts } from "../../locale/texts.tsx";
import { paths } from "../../paths.ts";
import { callGate } from "../../request/call-gate.ts";
import { pageOf } from "../../request/page.ts";
import { requirePlayer } from "../../request/require-player.ts";
import { Empty } from "../../shell/empty.tsx";
import type { Route } from "./+types/game-history.ts";
import { HistoryFilter, HistoryPages, kindOf, spanOf, startIndexOf } from "./history-filter.tsx";

const pageSize = 10;
const states = ["open", "closed", "cancelled"] as const;

export async function loader(args: Route.LoaderArgs) {
  const { site } = await requirePlayer(args);
  const span = spanOf(args.url.searchParams);
  const state = kindOf(args.url.searchParams.get("state"), states);
  const asked = { ...span, state };
  const startIndex = startIndexOf(args.url.searchParams);
  const { items, next_index } = await callGate(site, "gameHistory", {
    ...asked,
    limit: pageSize,
    start_index: startIndex,
  });
  return {
    page: pageOf(site, { title: "core.account_games_title", texts: ["core.history_"], unlisted: true }),
    span,
    state,
    file: paths.gameHistoryFile(asked),
    items,
    newest: startIndex === -1 ? undefined : paths.gameHistory(asked),
    older: next_index === null ? undefined : paths.gameHistory({ ...asked, start_index: String(next_index) }),
  };
}

/** Rounds played, the last one first. */
export default function GameHistory({
  loaderData: { items, span, state, file, newest, older },
}: Route.ComponentProps) {
  const t = useTexts();
  const language = useLanguage();
  return (
    <>
      <HistoryFilter
        span={span}
        kind={{
          name: "state",
          label: t("core.history_state"),
          allLabel: t("core.history_all_rounds"),
          options: states.map((each) => ({ value: each, label: t(`core.history_round_${each}`) })),
          value: state,
        }}
        fileHref={file}
      />
      <DataTable
        caption={t("core.history_games_caption")}
        rows={items}
        rowKey={(item) => String(item.index)}
        empty={
          <Empty title={t("core.history_games_empty_title")} text={t("core.history_games_empty_text")} />
        }
        columns={[
          { key: "title", header: t("core.history_game"), lead: true, cell: (item) => item.title },
          { key: "at", header: t("core.history_when"), cell: (item) => <LocalTime at={item.at} /> },
          {
            key: "state",
            header: t("core.history_state"),
            cell: (item) => t(`core.history_round_${item.state}` as MessageKey),
          },
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
      <HistoryPages newest={newest} older={older} />
    </>
  );
}
