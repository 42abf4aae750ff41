import { LinkButton } from "@bellwether/ui/actions/link-button.tsx";
import layout from "@bellwether/ui/layout/layout.module.css";
import { Card } from "@bellwether/ui/surfaces/card.tsx";
import { useTexts } from "../locale/texts.tsx";
import { useRoot } from "../page-data/use-player.ts";
import styles from "./document-asked.module.css";

/**
 * The player cannot deposit or play until someone has reviewed the document. With `taken` the player mails support a picture of
 * the document; otherwise support writes to the player first [9.10].
 */
export function DocumentAsked({ taken }: { taken: boolean }) {
  const t = useTexts();
  const email = useRoot()?.supportEmail ?? "";
  return (
    <Card element="section" className={styles.asked}>
      <h2 className={layout.heading}>{t("core.account_document_title")}</h2>
      <p>{t(taken ? "core.account_document_text" : "core.account_document_wait")}</p>
      {taken && (
        <LinkButton block href={`mailto:${email}`} className={styles.way}>
          {t("core.account_document_send", { email })}
        </LinkButton>
      )}
    </Card>
  );
}
