import { ProgressBar } from "@bellwether/ui/data/meter.tsx";
import layout from "@bellwether/ui/layout/layout.module.css";
import { Card } from "@bellwether/ui/surfaces/card.tsx";
import { Section } from "@bellwether/ui/surfaces/section-heading.tsx";
import { useTexts } from "../../locale/texts.tsx";
import { whyKey } from "../running-reward.tsx";
import styles from "./drops.module.css";
import { FallenDrop } from "./fallen-drop.tsx";
import type { PromotionDrops, ShownDrops } from "./load-drops.ts";
import { useDrops } from "./use-drops.ts";

/** How many drops are left, how they are drawn, the reader's own, and the latest ones. Their draws are listed with the promotion's draws. */
export function CashDrops({ shown: { drops: first, amount } }: { shown: ShownDrops }) {
  const t = useTexts();
  const drops = useDrops(first);
  const { left, total, last, span } = drops;
  return (
    <Section id="drops" title={t("promo.drops_title")}>
      <div className={styles.drops}>
        <Card className={styles.state}>
          <p className={styles.left} aria-live="polite" aria-atomic="true">
            <strong>{t("promo.drops_left", { count: left })}</strong>
            <span>{t("promo.drops_of", { count: total, amount })}</span>
          </p>
          <ProgressBar
            label={t("promo.drops_fallen")}
            value={total - left}
            max={total}
            valueText={String(total - left)}
          />
          <p className={layout.strong}>{t(stateKey(drops), { count: span?.drops ?? 0 })}</p>
          <details className={styles.fair}>
            <summary>{t("promo.drops_fair")}</summary>
            <p>{t("promo.drops_fair_text")}</p>
          </details>
        </Card>
        <section aria-labelledby="last-drops">
          <h3 id="last-drops" className={styles.title}>
            {t("promo.drops_last")}
          </h3>
          {last.length > 0 ? (
            <ul className={styles.last}>
              {last.map((drop) => (
                <FallenDrop key={drop.number} promotion={drops.promotion} drop={drop} amount={amount} />
              ))}
            </ul>
          ) : (
            <p className={layout.muted}>{t("promo.drops_none")}</p>
          )}
        </section>
      </div>
    </Section>
  );
}

function stateKey({ own, open }: PromotionDrops) {
  if (own?.refusal && own.refusal !== "not_open") return whyKey(own.refusal);
  if (own?.has_drop) return "promo.drops_own";
  return open ? "promo.drops_open" : "promo.drops_closed";
}
