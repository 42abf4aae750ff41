import type { PlayerLimits } from "@bellwether/contract/calls/limits.ts";
import type { MessageKey } from "@bellwether/i18n/translate.ts";
import type { LimitType } from "@bellwether/market/protection.ts";
import layout from "@bellwether/ui/layout/layout.module.css";
import { Card } from "@bellwether/ui/surfaces/card.tsx";
import { useTexts } from "../locale/texts.tsx";
import styles from "./limit-card.module.css";
import type { limitList } from "./limit-list.ts";
import { LimitRow } from "./limit-row.tsx";

type LimitCardProps = {
  type: LimitType;
  rows: ReturnType<typeof limitList>[number]["rows"];
  currency: string;
  onEdit: (row: LimitCardProps["rows"][number]) => void;
  onChange: (limits: PlayerLimits) => void;
};

/** One kind of limit: what it counts, and its meters for day, week and month. */
export function LimitCard({ type, rows, currency, onEdit, onChange }: LimitCardProps) {
  const t = useTexts();
  const id = `limit-${type}`;
  return (
    <Card element="section" className={styles.card} aria-labelledby={id}>
      <header>
        <h3 id={id} className={layout.title}>
          {t(`core.safe_limit_${type}` as MessageKey)}
        </h3>
        <p className={styles.text}>{t(`core.safe_limit_${type}_text` as MessageKey)}</p>
      </header>
      <ul className={styles.rows}>
        {rows.map((row) => (
          <li key={row.duration}>
            <LimitRow limit={row} currency={currency} onEdit={() => onEdit(row)} onChange={onChange} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
