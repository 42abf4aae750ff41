import { formatMoney } from "@bellwether/i18n/format/money.ts";
import layout from "@bellwether/ui/layout/layout.module.css";
import { Card } from "@bellwether/ui/surfaces/card.tsx";
import type { ReactNode } from "react";
import { useLanguage, useTexts } from "../locale/texts.tsx";
import styles from "./play-totals.module.css";

/** Totals that the gate computes over all rounds; the page has only some of them, so it must not add them up. */
export type PlaySums = { rounds: number; open: number; stake: string; payout: string; net: string };

type PlayTotalsProps = { title: ReactNode; sums: PlaySums; currency: string };

/** Shows the staked, won and net totals in large figures. */
export function PlayTotals({ title, sums, currency }: PlayTotalsProps) {
  const t = useTexts();
  const language = useLanguage();
  const facts = [
    [t("core.history_stake"), formatMoney(sums.stake, currency, language)],
    [t("core.history_payout"), formatMoney(sums.payout, currency, language)],
    [t("core.history_net"), formatMoney(sums.net, currency, language)],
    [t("core.history_rounds"), new Intl.NumberFormat(language).format(sums.rounds)],
  ] as const;
  return (
    <Card element="section" className={styles.totals}>
      <h2 className={layout.title}>{title}</h2>
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {sums.open > 0 && <p className={layout.small}>{t("core.history_still_open", { count: sums.open })}</p>}
    </Card>
  );
}
