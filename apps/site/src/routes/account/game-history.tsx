import { RoundTable } from "../../account/round-table.tsx";
import { useTexts } from "../../locale/texts.tsx";
import { paths } from "../../paths.ts";
import { callGate } from "../../request/call-gate.ts";
import { pageOf } from "../../request/page.ts";
import { requirePlayer } from "../../request/require-player.ts";
import { Empty } from "../../shell/empty.tsx";
import type { Route } from "./+types/game-history.ts";
import { HistoryFilter, HistoryPages, kindOf, roundStates, spanOf, startIndexOf } from "./history-filter.tsx";

const pageSize = 10;

export async function loader(args: Route.LoaderArgs) {
  const { site } = await requirePlayer(args);
  const span = spanOf(args.url.searchParams);
  const state = kindOf(args.url.searchParams.get("state"), roundStates);
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
  return (
    <>
      <HistoryFilter
        span={span}
        kind={{
          name: "state",
          label: t("core.history_state"),
          allLabel: t("core.history_all_rounds"),
          options: roundStates.map((each) => ({ value: each, label: t(`core.history_round_${each}`) })),
          value: state,
        }}
        fileHref={file}
      />
      <RoundTable
        items={items}
        caption={t("core.history_games_caption")}
        stateOf={(item) => t(`core.history_round_${item.state}`)}
        empty={
          <Empty title={t("core.history_games_empty_title")} text={t("core.history_games_empty_text")} />
        }
      />
      <HistoryPages newest={newest} older={older} />
    </>
  );
}
