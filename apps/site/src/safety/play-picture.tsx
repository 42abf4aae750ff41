import { formatMoney } from "@bellwether/i18n/format/money.ts";
import { LinkTabs } from "@bellwether/ui/data/link-tabs.tsx";
import layout from "@bellwether/ui/layout/layout.module.css";
import { Card } from "@bellwether/ui/surfaces/card.tsx";
import { Link } from "../locale/link.tsx";
import { useLanguage, useTexts } from "../locale/texts.tsx";
import { paths } from "../paths.ts";
import { PlayChart, type PlayShown } from "./play-chart.tsx";
import { lookBacks } from "./play-columns.ts";
import styles from "./play-picture.module.css";

type PlayPictureProps = PlayShown & { lifetimeNetDeposits: string };

/** Charts of money in and out and of stakes and wins per day, and the result of all play since the account was opened. */
export function PlayPicture({ days, lookBack, today, currency, lifetimeNetDeposits }: PlayPictureProps) {
  const t = useTexts();
  const language = useLanguage();
  const shown = { days, lookBack, today, currency };
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
          <h3 className={layout.title}>{t("core.safe_play_money")}</h3>
          <PlayChart {...shown} first="deposited" second="withdrawn" />
        </Card>
        <Card element="section" className={styles.chart}>
          <h3 className={layout.title}>{t("core.safe_play_rounds")}</h3>
          <PlayChart {...shown} first="staked" second="paid" />
        </Card>
      </div>
      <Card padding="small" className={styles.lifetime}>
        <span>{t("core.safe_play_lifetime")}</span>
        <strong>{formatMoney(lifetimeNetDeposits, currency, language)}</strong>
      </Card>
    </div>
  );
}
