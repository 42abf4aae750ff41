import { classNames } from "@bellwether/ui/class-names.ts";
import layout from "@bellwether/ui/layout/layout.module.css";
import { Card } from "@bellwether/ui/surfaces/card.tsx";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { DocumentAsked } from "../../account/document-asked.tsx";
import { DocumentForm } from "../../account/document-form.tsx";
import { SentDocuments } from "../../account/sent-documents.tsx";
import { VendorCheckCard } from "../../account/vendor-check-card.tsx";
import { useTexts } from "../../locale/texts.tsx";
import { callGate } from "../../request/call-gate.ts";
import { pageOf } from "../../request/page.ts";
import { requirePlayer } from "../../request/require-player.ts";
import type { Route } from "./+types/documents.ts";
import accountStyles from "./account.module.css";
import styles from "./documents.module.css";

export async function loader(args: Route.LoaderArgs) {
  const { site } = await requirePlayer(args);
  return {
    page: pageOf(site, {
      title: "core.documents_title",
      texts: ["core.documents_", "core.error_", "core.account_document_"],
      unlisted: true,
    }),
    ...(await callGate(site, "documents", {})),
    takesMail: site.isOn("DOCUMENT_UPLOAD_ENABLED"),
  };
}

/** The player's documents: what is asked and why, sending one, and what became of those that were sent. */
export default function Documents({ loaderData }: Route.ComponentProps) {
  const t = useTexts();
  const { revalidate } = useRevalidator();
  const [isSent, setSent] = useState(false);
  const { takes_uploads: takesUploads, asked, vendor_check: check, documents, takesMail } = loaderData;
  const canSend = takesUploads || check !== null;
  const draft = documents.find(({ state }) => state === "draft");
  const isWaiting = documents.some(({ state, kind }) => state === "waiting" && kind === asked?.kind);
  return (
    <div className={styles.page}>
      <h2 className={layout.title}>{t("core.documents_title")}</h2>
      {takesUploads && <p className={classNames(layout.intro, styles.intro)}>{t("core.documents_intro")}</p>}
      {asked && !isWaiting && canSend && (
        <Card element="section" className={styles.asked}>
          <h3 className={layout.heading}>{t("core.account_document_title")}</h3>
          <p>{t(`core.documents_asked_${asked.kind}`)}</p>
          <p>{t("core.documents_until")}</p>
        </Card>
      )}
      {asked && !canSend && <DocumentAsked taken={takesMail} />}
      <p role="status" className={styles.status}>
        {isSent ? t("core.documents_sent") : ""}
      </p>
      <div className={classNames(accountStyles.parts, styles.parts)}>
        {check && <VendorCheckCard check={check} onChange={revalidate} />}
        {takesUploads && (
          <DocumentForm
            // A document of another kind is another form.
            key={draft?.document_id ?? "new"}
            draft={draft}
            isFirst={documents.every(({ state }) => state === "draft")}
            asked={isWaiting ? undefined : asked?.kind}
            onChange={async () => {
              setSent(false);
              await revalidate();
            }}
            onSent={() => setSent(true)}
          />
        )}
        <SentDocuments documents={documents.filter(({ state }) => state !== "draft")} onChange={revalidate} />
      </div>
    </div>
  );
}
