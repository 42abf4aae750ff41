import { formatShortMoney } from "@bellwether/i18n/format/money.ts";
import type { Translate } from "@bellwether/i18n/translate.ts";
import { Rail } from "@bellwether/ui/games/rail.tsx";
import { TableCard, type TableCardProps } from "@bellwether/ui/games/table-card.tsx";
import { Badge } from "@bellwether/ui/surfaces/badge.tsx";
import { Section } from "@bellwether/ui/surfaces/section-heading.tsx";
import { Mascot } from "../brand/mascot.tsx";
import { gamePath } from "../games/game-card.ts";
import { Link } from "../locale/link.tsx";
import { useLanguage, useTexts } from "../locale/texts.tsx";
import styles from "./live-table-list.module.css";
import type { ShownTable, ShownTables } from "./load-live-tables.ts";
import { NextDraw } from "./next-draw.tsx";
import { TableNow } from "./table-now.tsx";
import { TablePlayers } from "./table-players.tsx";
import { shownBallsOf } from "./table-results.ts";
import { type TableTile, tilesOf } from "./table-tiles.ts";
import { useLiveTables } from "./use-live-tables.ts";

const felts: Partial<Record<string, TableCardProps["felt"]>> = { vip: "violet", "land-based": "red" };

/** The live tables as they are now [3.15]: limits, hours, results, open or closed. Renders nothing without a table. */
export default function LiveTableList({
  shown,
  later = false,
  draws = false,
  all,
}: {
  shown: ShownTables;
  later?: boolean;
  /** The link to all tables, where these are some of them: they are in a row. */
  all?: { href: string; label: string };
  /** Whether the tables are those of the lottery. */
  draws?: boolean;
}) {
  const t = useTexts();
  const language = useLanguage();
  const tiles = tilesOf(useLiveTables(shown));
  if (tiles.length === 0) return null;
  const title = t(draws ? "core.live_draws_title" : "core.live_title");
  const cards = tiles.map((table) => (
    <TableCard
      key={table.id}
      as={Link}
      href={gamePath(table.game)}
      className={styles.table}
      name={table.title}
      felt={felts[table.subtype ?? ""] ?? "green"}
      picture={
        <img
          className={styles.picture}
          src={table.game.tile}
          alt=""
          width={240}
          height={320}
          loading="lazy"
          decoding="async"
        />
      }
      {...viewOf(table)}
      limits={[table.minStake, table.maxStake]
        .map((amount) => formatShortMoney(amount, table.currency, language))
        .join("–")}
      detail={!table.closed && <TileDetail tile={table} />}
      badge={
        !table.closed && (
          <Badge tone="plain">
            <TableNow tableId={table.id} />
          </Badge>
        )
      }
      cue={all && t(table.slots.unlimited ? "core.live_join" : "core.live_take_seat")}
      closed={table.closed && closedText(table, t)}
      {...seatsOf(table, t)}
      results={shownBallsOf(table, t)}
      resultsLabel={t(table.resultType === "numbers" ? "core.live_last_balls" : "core.live_results")}
    />
  ));
  return (
    <Section id="live-tables" title={title} later={later} {...(all && { all, as: Link })}>
      {all ? (
        <Rail
          label={title}
          previousLabel={t("core.game_rail_previous")}
          nextLabel={t("core.game_rail_next")}
          itemWidth="min(78vw, 19rem)"
        >
          {cards}
        </Rail>
      ) : (
        <ul className={styles.tables}>
          {cards.map((card) => (
            <li key={card.key}>{card}</li>
          ))}
        </ul>
      )}
    </Section>
  );
}

/** The table as it stands, as long as it is open and its provider has a picture of it. */
function viewOf(table: ShownTable): Pick<TableCardProps, "view" | "host"> {
  const {
    closed,
    videoSnapshots: [address],
  } = table;
  if (closed || address === undefined) return {};
  return {
    view: <img src={address} alt="" width={480} height={270} loading="lazy" decoding="async" />,
    host: !isHall(table) && <Mascot pose="standing" sizePx={80} />,
  };
}

function TileDetail({ tile }: { tile: TableTile }) {
  const t = useTexts();
  if (tile.tableCount > 1) return t("core.live_table_count", { count: tile.tableCount });
  if (!isHall(tile)) return <TablePlayers tableId={tile.id} otherwise={hoursText(tile, t)} />;
  return (
    <>
      <NextDraw closesAt={tile.betsCloseAt ?? null} />
      {tile.openHours && <> · {hoursText(tile, t)}</>}
    </>
  );
}

/** Keno and bingo: the next draw is of more interest than that they are always open. */
const isHall = ({ subtype }: ShownTable) => subtype === "hall";

function hoursText({ openHours }: ShownTable, t: Translate): string {
  return openHours ? t("core.live_open_until", { time: openHours.closes }) : t("core.live_open_always");
}

function closedText({ closedFor, openHours }: ShownTable, t: Translate): string {
  return closedFor === "hours" && openHours
    ? t("core.live_opens_at", { time: openHours.opens })
    : t("core.live_away");
}

/** Shown only if the provider reports numbers of seats. */
function seatsOf({ slots }: ShownTable, t: Translate): Pick<TableCardProps, "seats"> {
  const { available: free, total } = slots;
  if (free === undefined || total === undefined) return {};
  return { seats: { free, total, label: t("core.live_seats", { free, total }) } };
}
