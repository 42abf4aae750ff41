import type { DocumentKind } from "@bellwether/contract/calls/documents.ts";
import { LinkButton } from "@bellwether/ui/actions/link-button.tsx";
import layout from "@bellwether/ui/layout/layout.module.css";
import { Card } from "@bellwether/ui/surfaces/card.tsx";
import { Link } from "../locale/link.tsx";
import { useTexts } from "../locale/texts.tsx";
import { useRoot } from "../page-data/use-player.ts";
import { paths } from "../paths.ts";
import styles from "./document-asked.module.css";

/**
 * The player cannot deposit or play until someone has accepted the document. With `uploads`, the kind that is asked for, it is uploaded. Otherwise
 * with `taken` the player mails support a picture of it, and without, support writes to the player first [9.10].
 */
export function DocumentAsked({ taken, uploads }: { taken: boolean; uploads?: DocumentKind | undefined }) {
  const t = useTexts();
  const email = useRoot()?.supportEmail ?? "";
  return (
    <Card element="section" className={styles.asked}>
      <h2 className={layout.heading}>{t("core.account_document_title")}</h2>
      {uploads ? (
        <>
          <p>{t(`core.documents_asked_${uploads}`)}</p>
          <p>{t("core.documents_until")}</p>
          <LinkButton as={Link} block href={paths.documents()} className={styles.way}>
            {t("core.documents_open")}
          </LinkButton>
        </>
      ) : (
        <p>{t(taken ? "core.account_document_text" : "core.account_document_wait")}</p>
      )}
      {taken && !uploads && (
        <LinkButton block href={`mailto:${email}`} className={styles.way}>
          {t("core.account_document_send", { email })}
        </LinkButton>
      )}
    </Card>
  );
}
