import type { DocumentKind, PlayerDocument } from "@bellwether/contract/calls/documents.ts";
import {
  DOCUMENT_FILE_TYPES,
  documentKinds,
  MAX_DOCUMENT_PAGES,
} from "@bellwether/contract/document-bounds.ts";
import { Button } from "@bellwether/ui/actions/button.tsx";
import { ProgressBar } from "@bellwether/ui/data/meter.tsx";
import { SelectField } from "@bellwether/ui/fields/select-field.tsx";
import { CheckMark } from "@bellwether/ui/icons.ts";
import layout from "@bellwether/ui/layout/layout.module.css";
import { Card } from "@bellwether/ui/surfaces/card.tsx";
import { VisuallyHidden } from "@bellwether/ui/surfaces/visually-hidden.tsx";
import { type ChangeEvent, useRef, useState } from "react";
import { FormAlert } from "../forms/form-alert.tsx";
import { refusalText } from "../gate/refusal.ts";
import { useGateWrite } from "../gate/use-gate.ts";
import { useUpload } from "../gate/use-upload.ts";
import { useTexts } from "../locale/texts.tsx";
import styles from "./documents.module.css";

export type DocumentFormProps = {
  /** A document with pages that was not sent yet. */
  draft: PlayerDocument | undefined;
  /** Nothing was sent before. */
  isFirst: boolean;
  /** What the player is asked for. */
  asked: DocumentKind | undefined;
  /** Something was stored: the page reads it again. */
  onChange: () => Promise<unknown>;
  onSent: () => void;
};

/** Takes pages of a document one by one, from a camera or a file, and sends them together. */
export function DocumentForm({ draft, isFirst, asked, onChange, onSent }: DocumentFormProps) {
  const t = useTexts();
  const [chosen, setChosen] = useState<DocumentKind>(asked ?? "identity");
  const kind = draft?.kind ?? chosen;
  const upload = useUpload(() => void onChange());
  const sending = useGateWrite("sendDocument");
  const discarding = useGateWrite("withdrawDocument");
  const refusal = sending.refusal ?? discarding.refusal;
  const pages = draft?.pages.length ?? 0;
  const isFull = pages >= MAX_DOCUMENT_PAGES;

  const send = async () => {
    if (draft && (await sending.run({ document_id: draft.document_id }))) {
      await onChange();
      onSent();
    }
  };
  const discard = async () => {
    if (draft && (await discarding.run({ document_id: draft.document_id }))) await onChange();
  };
  return (
    <Card element="section" className={styles.card}>
      <h3 className={layout.heading}>{t(isFirst ? "core.documents_open" : "core.documents_new")}</h3>
      <SelectField
        name="kind"
        label={t("core.documents_kind")}
        hint={t(`core.documents_hint_${kind}`)}
        value={kind}
        disabled={draft !== undefined || upload.isRunning}
        onChange={(event) => setChosen(event.target.value as DocumentKind)}
        options={documentKinds.map((value) => ({ value, label: t(`core.documents_kind_${value}`) }))}
      />
      {draft && (
        <ul className={styles.pages}>
          {draft.pages.map(({ page_id, side }) => (
            <li key={page_id} className={styles.page}>
              <CheckMark aria-hidden="true" />
              {t(`core.documents_side_${side}`)}
            </li>
          ))}
        </ul>
      )}
      {!isFull && <PagePicker kind={kind} draft={draft} upload={upload} />}
      <FormAlert>{refusal && refusalText(refusal, t)}</FormAlert>
      {draft && pages > 0 && (
        <>
          <p>{t("core.documents_draft_text")}</p>
          <div className={styles.ways}>
            <Button busy={sending.pending} onClick={send} disabled={upload.isRunning}>
              {t("core.documents_send")}
            </Button>
            <Button
              variant="secondary"
              busy={discarding.pending}
              disabled={upload.isRunning}
              onClick={discard}
            >
              {t("core.documents_discard")}
            </Button>
          </div>
        </>
      )}
    </Card>
  );
}

/** The file is not to blame: it can be sent again as it is. */
const AGAIN = ["connection", "stopped", "unavailable", "file_unchecked", "internal"];

type PickerProps = {
  kind: DocumentKind;
  draft: PlayerDocument | undefined;
  upload: ReturnType<typeof useUpload>;
};

function PagePicker({ kind, draft, upload }: PickerProps) {
  const t = useTexts();
  const input = useRef<HTMLInputElement>(null);
  const [side, setSide] = useState<string>();
  const { state } = upload;
  const hasSides = kind === "identity" || kind === "instrument";
  const isMissing = (wanted: string) => !draft?.pages.some((page) => page.side === wanted);
  const usual = hasSides && isMissing("front") ? "front" : hasSides && isMissing("back") ? "back" : "page";
  const current = side ?? usual;

  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    // The same file can be chosen again after it was refused.
    event.target.value = "";
    if (!file) return;
    const query = { kind, side: current, ...(draft && { document_id: draft.document_id }) };
    setSide(undefined);
    upload.start(file, query);
  };
  if (state && !state.refusal) {
    const percent = String(Math.floor(state.share * 100));
    const isSent = state.share >= 1;
    return (
      <div className={styles.upload}>
        <ProgressBar
          label={state.wish.file.name}
          value={Math.round(state.share * 100)}
          max={100}
          valueText={isSent ? t("core.documents_looking") : t("core.documents_uploading", { percent })}
        />
        <VisuallyHidden role="status">{isSent ? t("core.documents_looking") : ""}</VisuallyHidden>
        <Button variant="secondary" size="small" onClick={upload.stop}>
          {t("core.documents_stop")}
        </Button>
      </div>
    );
  }
  const isLost = state?.refusal && AGAIN.includes(state.refusal.code);
  return (
    <div className={styles.picker}>
      <FormAlert>{state?.refusal && refusalText(state.refusal, t)}</FormAlert>
      {isLost && (
        <Button variant="secondary" onClick={upload.again}>
          {t("core.documents_retry")}
        </Button>
      )}
      {hasSides && (
        <SelectField
          name="side"
          label={t("core.documents_side")}
          value={current}
          onChange={(event) => setSide(event.target.value)}
          options={["front", "back", "page"].map((value) => ({
            value,
            label: t(`core.documents_side_${value as "front"}`),
          }))}
        />
      )}
      <VisuallyHidden>
        <input
          ref={input}
          type="file"
          accept={DOCUMENT_FILE_TYPES}
          aria-label={t("core.documents_add")}
          tabIndex={-1}
          onChange={take}
        />
      </VisuallyHidden>
      <Button variant={draft ? "secondary" : "primary"} onClick={() => input.current?.click()}>
        {t("core.documents_add")}
      </Button>
      <p className={layout.small}>{t("core.documents_types", { maximum: String(MAX_DOCUMENT_PAGES) })}</p>
    </div>
  );
}
