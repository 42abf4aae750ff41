import { formatShortDay } from "@bellwether/i18n/format/date.ts";
import { formatMoney, formatShortMoney } from "@bellwether/i18n/format/money.ts";
import { BarChart } from "@bellwether/ui/data/bar-chart.tsx";
import layout from "@bellwether/ui/layout/layout.module.css";
import { useLanguage, useTexts } from "../locale/texts.tsx";
import { columnSumOf, type LookBack, type PlayDay, playColumns, sinceFirst } from "./play-columns.ts";

/** Days with money movements, the number of days up to `today` (`YYYY-MM-DD`, of the market), and the currency. */
export type PlayShown = { days: readonly PlayDay[]; lookBack: LookBack; today: string; currency: string };

type PlayChartProps = PlayShown &
  ({ first: "deposited"; second: "withdrawn" } | { first: "staked"; second: "paid" });

/** Bar chart of two kinds of money over time; a sentence when there is neither. */
export function PlayChart({ days, lookBack, today, currency, first, second }: PlayChartProps) {
  const t = useTexts();
  const language = useLanguage();
  const columns = playColumns(days, lookBack, today);
  const money = (amount: string) => formatMoney(amount, currency, language);
  const sums = [columnSumOf(columns, first), columnSumOf(columns, second)] as const;
  if (sums[0] === "0.00" && sums[1] === "0.00")
    return <p className={layout.muted}>{t("core.safe_play_none", { days: lookBack })}</p>;
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
      axisText={(value) => formatShortMoney(value.toFixed(2), currency, language)}
      columns={sinceFirst(columns, [first, second]).map((column) => ({
        key: column.day,
        label: formatShortDay(column.day, language),
        values: [first, second].map((name) => ({
          value: Number(column[name]),
          text: money(column[name]),
        })),
      }))}
    />
  );
}
