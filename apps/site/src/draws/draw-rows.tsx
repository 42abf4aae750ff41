import { ArrowEnd } from "@bellwether/ui/icons.ts";
import { Badge } from "@bellwether/ui/surfaces/badge.tsx";
import { Card } from "@bellwether/ui/surfaces/card.tsx";
import { Link } from "../locale/link.tsx";
import { LocalTime } from "../locale/local-time.tsx";
import { useTexts } from "../locale/texts.tsx";
import { paths } from "../paths.ts";
import { DrawBalls } from "./draw-balls.tsx";
import styles from "./draws.module.css";
import type { DrawRow } from "./load-draws.ts";

/** Past draws of one game, each a link to its own page. */
export function DrawRows({ code, rows }: { code: string; rows: readonly DrawRow[] }) {
  const t = useTexts();
  return (
    <Card padding="none" className={styles.rows}>
      <ul>
        {rows.map(({ number, drawsAt, balls, isVoid }) => (
          <li key={number}>
            <Link href={paths.drawResult(code, number)} className={styles.row}>
              <span className={styles.rowWhen}>
                <LocalTime at={drawsAt} />
                <span className={styles.rowNumber}>{t("core.draws_number", { number: String(number) })}</span>
              </span>
              {isVoid ? (
                <span className={styles.rowVoid}>
                  <Badge>{t("core.draws_void")}</Badge>
                </span>
              ) : (
                <DrawBalls balls={balls} size="small" />
              )}
              <ArrowEnd className={styles.rowArrow} aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
