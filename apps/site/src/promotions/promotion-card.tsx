import type { MessageKey } from "@bellwether/i18n/translate.ts";
import layout from "@bellwether/ui/layout/layout.module.css";
import { Badge } from "@bellwether/ui/surfaces/badge.tsx";
import { Card } from "@bellwether/ui/surfaces/card.tsx";
import { Link } from "../locale/link.tsx";
import { useTexts } from "../locale/texts.tsx";
import { paths } from "../paths.ts";
import styles from "./promotion-card.module.css";
import { PromotionPicture } from "./promotion-picture.tsx";
import { PromotionTime } from "./promotion-time.tsx";
import type { ShownPromotion as Promotion } from "./promotion-view.ts";

/** A promotion in a list: its picture, title and end. The whole card links to its page. */
export function PromotionCard({ promotion, eager = false }: { promotion: Promotion; eager?: boolean }) {
  const t = useTexts();
  return (
    <Card element="article" padding="none" className={styles.card}>
      <PromotionPicture folder="promotions" name={promotion.name} className={styles.picture} eager={eager} />
      <div className={styles.about}>
        <p className={styles.kind}>
          <Badge tone={promotion.state === "open" ? "accent" : "plain"}>{t(kindKey(promotion.kind))}</Badge>
        </p>
        <h3 className={layout.title}>
          <Link href={paths.promotion(promotion.name)} className={styles.link}>
            {promotion.title}
          </Link>
        </h3>
        <p className={layout.muted}>{promotion.teaser}</p>
        <p className={styles.time}>
          <PromotionTime {...promotion} />
        </p>
      </div>
    </Card>
  );
}

export function kindKey(kind: Promotion["kind"]): MessageKey {
  return `promo.kind_${kind.replace("-", "_")}` as MessageKey;
}
