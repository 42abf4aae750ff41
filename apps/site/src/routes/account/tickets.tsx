import { LinkButton } from "@bellwether/ui/actions/link-button.tsx";
import { HeldWin } from "../../account/held-win.tsx";
import { type RoundItem, RoundTable } from "../../account/round-table.tsx";
import { SwitchCard } from "../../account/switch-card.tsx";
import { Empty } from "../../brand/empty.tsx";
import { loadDraws } from "../../draws/load-draws.ts";
import { loadStandingOrders } from "../../draws/load-standing-orders.ts";
import { StandingOrders } from "../../draws/standing-orders.tsx";
import { Link } from "../../locale/link.tsx";
import { useTexts } from "../../locale/texts.tsx";
import { useRoot } from "../../page-data/use-player.ts";
import { paths } from "../../paths.ts";
import { callGate } from "../../request/call-gate.ts";
import { pageOf } from "../../request/page.ts";
import { requirePlayer } from "../../request/require-player.ts";
import type { Route } from "./+types/tickets.ts";
import styles from "./account.module.css";
import { HistoryFilter, HistoryPages, roundStates } from "./history-filter.tsx";
import { ticketsPage } from "./history-pages.ts";

export async function loader(args: Route.LoaderArgs) {
  const { site } = await requirePlayer(args);
  const [shown, { tells_draws }, orders] = await Promise.all([
    ticketsPage(site, args.url.searchParams),
    callGate(site, "settings", {}),
    loadStandingOrders(site),
  ]);
  return {
    page: pageOf(site, {
      title: "core.account_tab_tickets",
      texts: ["core.tickets_", "core.orders_", "core.history_", "core.draws_", "core.settings_"],
      unlisted: true,
    }),
    tellsDraws: tells_draws,
    orders,
    hasLetters:
      tells_draws === "1" ||
      (orders?.length ?? 0) > 0 ||
      shown.items.some(({ draw }) => draw !== null) ||
      (await loadDraws(site)).length > 0,
    ...shown,
  };
}

/** Tickets of the lottery and its instant games: each is a round of a lottery title that is not a slot, or of a draw [7.12]. */
export default function Tickets({
  loaderData: { items, span, state, file, newest, older, holdsPayouts, orders, tellsDraws, hasLetters },
}: Route.ComponentProps) {
  const t = useTexts();
  return (
    <>
      {holdsPayouts && <HeldWin />}
      <StandingOrders orders={orders} />
      <HistoryFilter
        span={span}
        kind={{
          name: "state",
          label: t("core.history_state"),
          allLabel: t("core.tickets_all"),
          options: roundStates.map((each) => ({ value: each, label: t(stateKeys[each]) })),
          value: state,
        }}
        fileHref={file}
      />
      <RoundTable
        items={items}
        caption={t("core.account_tab_tickets")}
        stateOf={(item) => t(outcomeKeyOf(item))}
        empty={<NoTickets />}
      />
      <HistoryPages newest={newest} older={older} />
      {hasLetters && (
        <div className={styles.parts}>
          <SwitchCard
            name="tells_draws"
            isFirstOn={tellsDraws === "1"}
            title={t("core.draws_letters_title")}
            text={t("core.draws_letters_text")}
            label={t("core.draws_letters_on")}
          />
        </div>
      )}
    </>
  );
}

const stateKeys = {
  open: "core.tickets_open",
  closed: "core.tickets_drawn",
  cancelled: "core.history_round_cancelled",
} as const;

/** The result of a drawn ticket. */
function outcomeKeyOf({ state, payout }: RoundItem) {
  if (state !== "closed") return stateKeys[state];
  return payout === "0.00" ? "core.tickets_lost" : "core.tickets_won";
}

function NoTickets() {
  const t = useTexts();
  const hasLottery = useRoot()?.navigation.includes("lottery-games");
  return (
    <Empty title={t("core.tickets_none_title")} text={t("core.tickets_none_text")}>
      {hasLottery && (
        <LinkButton as={Link} href={paths.category("lottery-games")}>
          {t("core.tickets_play")}
        </LinkButton>
      )}
      <LinkButton as={Link} href={paths.gameHistory()} variant="secondary">
        {t("core.tickets_history")}
      </LinkButton>
    </Empty>
  );
}
