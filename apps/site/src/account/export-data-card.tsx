import layout from "@bellwether/ui/layout/layout.module.css";
import { type FormEvent, useRef, useState } from "react";
import { FormAlert } from "../forms/form-alert.tsx";
import { OwnerFields, ownersWord, wantsCode } from "../forms/owner-fields.tsx";
import { SubmitButton } from "../forms/submit-button.tsx";
import { useFirstError } from "../forms/use-first-error.ts";
import { refusalText } from "../gate/refusal.ts";
import { useGateWrite } from "../gate/use-gate.ts";
import { useTimeText } from "../locale/local-time.tsx";
import { useTexts } from "../locale/texts.tsx";
import styles from "./settings.module.css";
import { SettingsCard } from "./settings-card.tsx";

type ExportDataCardProps = {
  /** When the next file can be had; null for now. */
  nextAt: string | null;
  onSaved: () => void;
};

/** Everything that is known of the player as a file, for the password. */
export function ExportDataCard({ nextAt, onSaved }: ExportDataCardProps) {
  const t = useTexts();
  const timeText = useTimeText();
  const form = useRef<HTMLFormElement>(null);
  const { run, pending, refusal } = useGateWrite("exportData");
  const [isSaved, setSaved] = useState(false);
  useFirstError(form, refusal);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = await run(ownersWord(new FormData(event.currentTarget)));
    if (!data) return;
    save(`${data.brand.toLowerCase()}-${data.made_at.slice(0, 10)}.json`, JSON.stringify(data, null, 2));
    setSaved(true);
    onSaved();
  };
  const isOfField = wantsCode(refusal) || Object.keys(refusal?.fields ?? {}).length > 0;
  return (
    <SettingsCard id="export-data" title={t("core.data_export_title")} text={t("core.data_export_text")}>
      <p role="status">{isSaved ? t("core.data_export_done") : ""}</p>
      {nextAt ? (
        <p className={styles.notice}>{t("core.data_export_later", { time: timeText(nextAt) })}</p>
      ) : (
        <form ref={form} className={layout.stack4} onSubmit={submit} noValidate>
          <FormAlert>{refusal && !isOfField ? refusalText(refusal, t) : undefined}</FormAlert>
          <OwnerFields id="export" refusal={refusal} />
          <div className={layout.row3}>
            <SubmitButton variant="secondary" busy={pending} busyLabel={t("core.settings_busy")}>
              {t("core.data_export_submit")}
            </SubmitButton>
          </div>
        </form>
      )}
    </SettingsCard>
  );
}

function save(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
