import type { PlayerDocument } from "@bellwether/contract/calls/documents.ts";
import { formatDate } from "@bellwether/i18n/format/date.ts";
import { Button } from "@bellwether/ui/actions/button.tsx";
import layout from "@bellwether/ui/layout/layout.module.css";
import { Badge } from "@bellwether/ui/surfaces/badge.tsx";
import { Card } from "@bellwether/ui/surfaces/card.tsx";
import { FormAlert } from "../forms/form-alert.tsx";
import { refusalText } from "../gate/refusal.ts";
import { useGateWrite } from "../gate/use-gate.ts";
import { useLanguage, useTexts } from "../locale/texts.tsx";
import styles from "./documents.module.css";

const tones = {
  draft: "plain",
  waiting: "info",
  accepted: "success",
  refused: "danger",
  expired: "warning",
  withdrawn: "plain",
} as const;

/** What the player has sent, with what became of it; one that waits can be taken back. */
export function SentDocuments({
  documents,
  onChange,
}: {
  documents: readonly PlayerDocument[];
  onChange: () => Promise<unknown>;
}) {
  const t = useTexts();
  const { run, pending, refusal } = useGateWrite("withdrawDocument");
  return (
    <Card element="section" className={styles.card}>
      <h3 className={layout.heading}>{t("core.documents_list")}</h3>
      <FormAlert>{refusal && refusalText(refusal, t)}</FormAlert>
      {documents.length === 0 && <p className={layout.muted}>{t("core.documents_none")}</p>}
      <ul className={styles.list}>
        {documents.map((document) => (
          <Sent
            key={document.document_id}
            document={document}
            isBusy={pending}
            onWithdraw={async () => {
              await run({ document_id: document.document_id });
              await onChange();
            }}
          />
        ))}
      </ul>
    </Card>
  );
}

type SentProps = { document: PlayerDocument; isBusy: boolean; onWithdraw: () => void };

function Sent({ document, isBusy, onWithdraw }: SentProps) {
  const t = useTexts();
  const language = useLanguage();
  const { kind, state, cause, pages, sent_at, expires_on } = document;
  const facts = [
    sent_at && t("core.documents_sent_on", { date: formatDate(sent_at, language) }),
    expires_on &&
      (state === "accepted" || state === "expired") &&
      t("core.documents_valid_until", { date: formatDate(`${expires_on}T12:00:00Z`, language) }),
    pages.length > 0 && t("core.documents_pages", { count: pages.length }),
  ];
  return (
    <li className={styles.sent}>
      <div className={styles.head}>
        <span className={layout.strong}>{t(`core.documents_kind_${kind}`)}</span>
        <Badge tone={tones[state]}>{t(`core.documents_state_${state}`)}</Badge>
      </div>
      {cause && <p>{t(`core.documents_cause_${cause}`)}</p>}
      <p className={layout.small}>{facts.filter(Boolean).join(" · ")}</p>
      {state === "waiting" && (
        <Button variant="secondary" size="small" busy={isBusy} onClick={onWithdraw}>
          {t("core.documents_withdraw")}
        </Button>
      )}
    </li>
  );
}
