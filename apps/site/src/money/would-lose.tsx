import type { OutputOf } from "@bellwether/contract/call.ts";
import type { Calls } from "@bellwether/contract/calls/index.ts";
import { formatMoney } from "@bellwether/i18n/format/money.ts";
import layout from "@bellwether/ui/layout/layout.module.css";
import { useLanguage, useTexts } from "../locale/texts.tsx";
import styles from "./would-lose.module.css";

type WouldLoseProps = { takes: OutputOf<Calls["paymentMethods"]>["would_lose"]; currency: string };

/** Warns before a withdrawal which rewards it revokes, and how much cash to leave so that it does not. */
export function WouldLose({ takes, currency }: WouldLoseProps) {
  const t = useTexts();
  const language = useLanguage();
  if (takes.length === 0) return null;
  return (
    <div className={styles.box} role="note">
      <p className={layout.bold}>{t("core.money_lose_title")}</p>
      <ul className={styles.list}>
        {takes.map(({ what, of, keep }) => (
          <li key={`${what} ${of}`}>
            {t(`core.money_lose_${what}`, { keep: formatMoney(keep, currency, language) })}
          </li>
        ))}
      </ul>
      <p>{t("core.money_lose_note")}</p>
    </div>
  );
}
