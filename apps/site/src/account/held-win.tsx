import { LinkButton } from "@bellwether/ui/actions/link-button.tsx";
import { Card } from "@bellwether/ui/surfaces/card.tsx";
import { Link } from "../locale/link.tsx";
import { useTexts } from "../locale/texts.tsx";
import { paths } from "../paths.ts";
import styles from "./held-win.module.css";

/** Says what a large win waits for, and leads to the steps of its payout. */
export function HeldWin() {
  const t = useTexts();
  return (
    <Card element="section" className={styles.held}>
      <h2 className={styles.title}>{t("core.draws_held_title")}</h2>
      <p>{t("core.draws_held_text")}</p>
      <LinkButton as={Link} href={paths.winnings()}>
        {t("core.draws_held_steps")}
      </LinkButton>
      <LinkButton as={Link} href={paths.playSafe()} variant="secondary">
        {t("core.draws_held_limits")}
      </LinkButton>
    </Card>
  );
}
