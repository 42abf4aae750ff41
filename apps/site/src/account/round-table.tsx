import { formatMoney } from "@bellwether/i18n/format/money.ts";
import { DataTable } from "@bellwether/ui/data/data-table.tsx";
import type { ReactNode } from "react";
import { Link } from "../locale/link.tsx";
import { LocalTime, useTimeText } from "../locale/local-time.tsx";
import { useLanguage, useTexts } from "../locale/texts.tsx";
import { paths } from "../paths.ts";
import styles from "./round-table.module.css";

export type RoundItem = {
  index: number;
  round: string;
  game_code: string;
  game_id: number | null;
  title: string;
  state: "open" | "closed" | "cancelled";
  stake: string;
  payout: string;
  /** The part of the payout that came from a jackpot's pot. */
  jackpot: string;
  currency: string;
  at: string;
  draw: { id: string; at: string } | null;
  has_replay: boolean;
};

type RoundTableProps = {
  items: readonly RoundItem[];
  caption: string;
  /** The translated state of a round: open, done or voided. */
  stateOf: (item: RoundItem) => string;
  empty: ReactNode;
};

/** Table of rounds with stake, payout and outcome; newest first. */
export function RoundTable({ items, caption, stateOf, empty }: RoundTableProps) {
  const t = useTexts();
  const language = useLanguage();
  const hasDraws = items.some(({ draw }) => draw !== null);
  const hasReplays = items.some(({ has_replay }) => has_replay);
  return (
    <DataTable
      caption={caption}
      rows={items}
      rowKey={(item) => String(item.index)}
      empty={empty}
      columns={[
        { key: "title", header: t("core.history_game"), lead: true, cell: (item) => item.title },
        { key: "at", header: t("core.history_when"), cell: (item) => <LocalTime at={item.at} /> },
        ...(hasDraws
          ? [
              {
                key: "draw",
                header: t("core.tickets_draw"),
                cell: (item: RoundItem) => <DrawOf item={item} />,
              },
            ]
          : []),
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
          cell: (item) => <Payout item={item} />,
        },
        ...(hasReplays
          ? [
              {
                key: "look",
                header: t("core.history_look"),
                align: "end" as const,
                cell: (item: RoundItem) => <WaysBack item={item} />,
              },
            ]
          : []),
      ]}
    />
  );
}

/** What a round paid, and apart from it what of this came from a jackpot. */
function Payout({ item: { payout, jackpot, currency } }: { item: RoundItem }) {
  const t = useTexts();
  const language = useLanguage();
  const paid = formatMoney(payout, currency, language);
  if (Number(jackpot) === 0) return paid;
  const amount = formatMoney(jackpot, currency, language);
  return (
    <>
      {paid}
      <small className={styles.jackpot}>{t("core.history_jackpot", { amount })}</small>
    </>
  );
}

/** Links that open the game and either replay the round or show its proof. */
function WaysBack({ item: { game_id, round, title, at, has_replay } }: { item: RoundItem }) {
  const t = useTexts();
  const time = useTimeText()(at);
  if (!has_replay || game_id === null) return null;
  return (
    <span className={styles.ways}>
      <Link
        href={paths.play(game_id, { round, show: "replay" })}
        className={styles.way}
        aria-label={t("core.history_replay_of", { title, time })}
      >
        {t("core.history_replay")}
      </Link>
      <Link
        href={paths.play(game_id, { round, show: "proof" })}
        className={styles.way}
        aria-label={t("core.history_proof_of", { title, time })}
      >
        {t("core.history_proof")}
      </Link>
    </span>
  );
}

/** When the ticket's draw is, with a link to its result once it was held. */
function DrawOf({ item: { draw, game_id, game_code, state } }: { item: RoundItem }) {
  if (draw === null) return null;
  const number = Number(draw.id.split("/").at(-1));
  const time = <LocalTime at={draw.at} />;
  if (state !== "closed" || game_id === null || !Number.isInteger(number)) return time;
  return (
    <Link href={paths.drawResult(game_code, number)} className={styles.way}>
      {time}
    </Link>
  );
}
