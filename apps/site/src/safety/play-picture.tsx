import { formatDate } from "@bellwether/i18n/format/date.ts";
import { formatMoney } from "@bellwether/i18n/format/money.ts";
import { BarChart } from "@bellwether/ui/data/bar-chart.tsx";
import { LinkTabs } from "@bellwether/ui/data/link-tabs.tsx";
import { Card } from "@bellwether/ui/surfaces/card.tsx";
import { Link } from "../locale/link.tsx";
import { useLanguage, useTexts } from "../locale/texts.tsx";
import { paths } from "../paths.ts";
import { type LookBack, lookBacks, type PlayDay, playColumns, sumOf } from "./play-columns.ts";
import styles from "./play-picture.module.css";

type PlayPictureProps = {
  days: readonly PlayDay[];
  lookBack: LookBack;
  today: string;
  currency: string;
  lifetimeNetDeposits: string;
};

/** Money in and out, and stakes and winnings, day by day; and what all play since the account was opened has cost or brought. */
export function PlayPicture({ days, lookBack, today, currency, lifetimeNetDeposits }: PlayPictureProps) {
  const t = useTexts();
  const language = useLanguage();
  const columns = playColumns(days, lookBack, today);
  const money = (amount: string) => formatMoney(amount, currency, language);
  const shortMoney = (value: number) => money(value.toFixed(2)).replace(/[.,]00/, "");
  const chart = (first: "deposited" | "staked", second: "withdrawn" | "paid") => {
    const sums = [sumOf(columns, first), sumOf(columns, second)] as const;
    if (sums[0] === "0.00" && sums[1] === "0.00")
      return <p className={styles.none}>{t("core.safe_play_none", { days: lookBack })}</p>;
    return (
      <BarChart
        summary={t(`core.safe_play_${first}_summary`, {
          days: lookBack,
          first: money(sums[0]),
          second: money(sums[1]),
        })}
        series={[t(`core.safe_play_${first}`), t(`core.safe_play_${second}`)]}
        columnHeader={t(lookBack === 90 ? "core.safe_play_week" : "core.safe_play_day")}
        tableLabel={t("core.safe_play_table")}
        axisText={shortMoney}
        columns={columns.map((column) => ({
          key: column.day,
          label: shortDay(formatDate(column.day, language)),
          values: [first, second].map((name) => ({
            value: Number(column[name]),
            text: money(column[name]),
          })),
        }))}
      />
    );
  };
  return (
    <div className={styles.picture}>
      <LinkTabs
        as={Link}
        label={t("core.safe_play_span")}
        items={lookBacks.map((span) => ({
          label: t("core.safe_play_days", { days: span }),
          href: `${paths.playSafe({ days: String(span) })}#play`,
          current: span === lookBack,
        }))}
      />
      <div className={styles.charts}>
        <Card element="section" className={styles.chart}>
          <h3 className={styles.title}>{t("core.safe_play_money")}</h3>
          {chart("deposited", "withdrawn")}
        </Card>
        <Card element="section" className={styles.chart}>
          <h3 className={styles.title}>{t("core.safe_play_rounds")}</h3>
          {chart("staked", "paid")}
        </Card>
      </div>
      <Card padding="small" className={styles.lifetime}>
        <span>{t("core.safe_play_lifetime")}</span>
        <strong>{money(lifetimeNetDeposits)}</strong>
      </Card>
    </div>
  );
}

/** A day under its bar has no room for the year. */
function shortDay(date: string): string {
  return date.replace(/[.,\s]*\d{4}\.?$/, "").trim();
}
