import layout from "@bellwether/ui/layout/layout.module.css";
import { LocalTime } from "../../locale/local-time.tsx";
import { useTexts } from "../../locale/texts.tsx";
import { drawAddress } from "../draw-address.ts";
import styles from "./drops.module.css";
import type { PromotionDrops } from "./load-drops.ts";

type FallenDropProps = { promotion: string; drop: PromotionDrops["last"][number]; amount: string };

/** A drop that has fallen, with the entry that has won it and the address of its draw. */
export function FallenDrop({ promotion, drop, amount }: FallenDropProps) {
  const t = useTexts();
  const { number, initial, title, is_drawn, taken_at, draw, winning_number: entry } = drop;
  return (
    <li className={styles.drop}>
      <span className={styles.who} aria-hidden="true">
        <span className={styles.letter}>{initial ?? "·"}</span>
      </span>
      <span className={styles.words}>
        <span className={layout.strong}>{is_drawn ? t("promo.drops_drawn") : title}</span>
        <span className={layout.small}>
          {initial ?? t("promo.drops_hidden")} · <LocalTime at={taken_at} />
        </span>
      </span>
      <span className={styles.amount}>{amount}</span>
      {draw !== null && entry !== null && (
        <details className={styles.proof}>
          <summary>
            {t("promo.drops_proof")}
            <span className={styles.spoken}> {t("promo.drops_number", { number: String(number) })}</span>
          </summary>
          <p>
            {t("promo.drops_entry", { entry: String(entry), draw: String(draw) })}{" "}
            <a href={drawAddress(promotion, draw)}>{t("promo.page_draw_file")}</a>
          </p>
        </details>
      )}
    </li>
  );
}
