import { LocalTime } from "../../locale/local-time.tsx";
import { useTexts } from "../../locale/texts.tsx";
import styles from "./drops.module.css";
import type { PromotionDrops } from "./load-drops.ts";

/** A taken drop, with the data for its proof. */
export function FallenDrop({ drop, amount }: { drop: PromotionDrops["last"][number]; amount: string }) {
  const t = useTexts();
  const { number, initial, title, is_drawn, taken_at, moment, salt, commitment } = drop;
  const proof = [
    [t("promo.drops_moment"), moment],
    [t("promo.drops_salt"), salt],
    [t("promo.drops_commitment"), commitment],
  ] as const;
  return (
    <li className={styles.drop}>
      <span className={styles.who} aria-hidden="true">
        <span className={styles.letter}>{initial ?? "·"}</span>
      </span>
      <span className={styles.words}>
        <span className={styles.game}>{is_drawn ? t("promo.drops_drawn") : title}</span>
        <span className={styles.when}>
          {initial ?? t("promo.drops_hidden")} · <LocalTime at={taken_at} />
        </span>
      </span>
      <span className={styles.amount}>{amount}</span>
      <details className={styles.proof}>
        <summary>
          {t("promo.drops_proof")}
          <span className={styles.spoken}> {t("promo.drops_number", { number: String(number) })}</span>
        </summary>
        <dl className={styles.hashes}>
          <div>
            <dt>{t("promo.drops_number", { number: String(number) })}</dt>
          </div>
          {proof.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <code>{value}</code>
              </dd>
            </div>
          ))}
        </dl>
      </details>
    </li>
  );
}
