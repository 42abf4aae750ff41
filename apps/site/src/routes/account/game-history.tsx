import { RoundTable } from "../../account/round-table.tsx";
import { useTexts } from "../../locale/texts.tsx";
import { paths } from "../../paths.ts";
import { pageOf } from "../../request/page.ts";
import { requirePlayer } from "../../request/require-player.ts";
import { Empty } from "../../shell/empty.tsx";
import type { Route } from "./+types/game-history.ts";
import { HistoryFilter, HistoryPages, roundStates } from "./history-filter.tsx";
import { roundsPage } from "./history-pages.ts";

export async function loader(args: Route.LoaderArgs) {
  const { site } = await requirePlayer(args);
  return {
    page: pageOf(site, { title: "core.account_games_title", texts: ["core.history_"], unlisted: true }),
    ...(await roundsPage(site, args.url.searchParams, {
      call: "gameHistory",
      path: paths.gameHistory,
      file: paths.gameHistoryFile,
    })),
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
