import { LinkButton } from "@bellwether/ui/actions/link-button.tsx";
import layout from "@bellwether/ui/layout/layout.module.css";
import { Card } from "@bellwether/ui/surfaces/card.tsx";
import { useTexts } from "../locale/texts.tsx";
import { useRoot } from "../page-data/use-player.ts";
import styles from "./document-asked.module.css";

/** Somebody must look at the account: nothing is deposited, played or paid out until then. */
export function AccountHeld() {
  const t = useTexts();
  const email = useRoot()?.supportEmail ?? "";
  return (
    <Card element="section" className={styles.asked}>
      <h2 className={layout.heading}>{t("core.account_held_title")}</h2>
      <p>{t("core.account_held_text")}</p>
      <LinkButton block href={`mailto:${email}`} className={styles.way}>
        {t("core.account_document_send", { email })}
      </LinkButton>
    </Card>
  );
}
