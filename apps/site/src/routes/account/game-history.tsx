import { LinkButton } from "@bellwether/ui/actions/link-button.tsx";
import { PlayTotals } from "../../account/play-totals.tsx";
import { RoundTable } from "../../account/round-table.tsx";
import { SessionTable } from "../../account/session-table.tsx";
import { Empty } from "../../brand/empty.tsx";
import { Link } from "../../locale/link.tsx";
import { LocalTime } from "../../locale/local-time.tsx";
import { useTexts } from "../../locale/texts.tsx";
import { paths } from "../../paths.ts";
import { pageOf } from "../../request/page.ts";
import { requirePlayer } from "../../request/require-player.ts";
import type { Route } from "./+types/game-history.ts";
import styles from "./account.module.css";
import { HistoryFilter, HistoryPages, roundStates } from "./history-filter.tsx";
import { askedRounds, sessionRounds, sessionsPage } from "./history-pages.ts";

export async function loader(args: Route.LoaderArgs) {
  const { site } = await requirePlayer(args);
  const query = args.url.searchParams;
  const asked = askedRounds(query);
  return {
    page: pageOf(site, { title: "core.account_games_title", texts: ["core.history_"], unlisted: true }),
    asked,
    file: paths.gameHistoryFile(asked),
    // A session that is not within the selected days redirects to their list.
    shown: (await sessionRounds(site, query)) ?? (await sessionsPage(site, query)),
  };
}

/** Play sessions with stakes and wins, newest first; a session opens its rounds. */
export default function GameHistory({ loaderData: { asked, file, shown } }: Route.ComponentProps) {
  const t = useTexts();
  const { state, ...span } = asked;
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
      {shown.of === "session" ? (
        <Session asked={asked} shown={shown} />
      ) : (
        <Sessions asked={asked} shown={shown} />
      )}
      <HistoryPages newest={shown.newest} older={shown.older} />
    </>
  );
}

type Data = Route.ComponentProps["loaderData"];
type ShownProps<Of> = { asked: Data["asked"]; shown: Extract<Data["shown"], { of: Of }> };

function Sessions({ asked, shown: { totals, currency, sessions } }: ShownProps<"sessions">) {
  const t = useTexts();
  const isAll = asked.from === undefined && asked.until === undefined;
  return (
    <>
      {totals.rounds > 0 && (
        <>
          <PlayTotals
            title={t(isAll ? "core.history_totals_all" : "core.history_totals")}
            sums={totals}
            currency={currency}
          />
          <p className={styles.note}>{t("core.history_sessions_text")}</p>
        </>
      )}
      <SessionTable
        items={sessions}
        currency={currency}
        hrefOf={({ first_index }) => paths.gameHistory({ ...asked, session: String(first_index) })}
        empty={
          <Empty title={t("core.history_games_empty_title")} text={t("core.history_games_empty_text")} />
        }
      />
    </>
  );
}

function Session({ asked, shown: { session, currency, items } }: ShownProps<"session">) {
  const t = useTexts();
  return (
    <>
      <PlayTotals title={<LocalTime at={session.from} />} sums={session} currency={currency} />
      <div className={styles.back}>
        <LinkButton as={Link} href={paths.gameHistory(asked)} variant="quiet">
          {t("core.history_all_sessions")}
        </LinkButton>
      </div>
      <RoundTable
        items={items}
        caption={t("core.history_session_of")}
        stateOf={(item) => t(`core.history_round_${item.state}`)}
        empty={null}
      />
    </>
  );
}
