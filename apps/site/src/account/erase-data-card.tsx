import { formatDate } from "@bellwether/i18n/format/date.ts";
import type { MessageKey } from "@bellwether/i18n/translate.ts";
import { Button } from "@bellwether/ui/actions/button.tsx";
import layout from "@bellwether/ui/layout/layout.module.css";
import { type FormEvent, useRef, useState } from "react";
import { FormAlert } from "../forms/form-alert.tsx";
import { OwnerFields, ownersWord, wantsCode } from "../forms/owner-fields.tsx";
import { useFirstError } from "../forms/use-first-error.ts";
import { refusalText } from "../gate/refusal.ts";
import { useGateWrite } from "../gate/use-gate.ts";
import { useLocalHref } from "../locale/link.tsx";
import { useLanguage, useTexts } from "../locale/texts.tsx";
import { paths } from "../paths.ts";
import { beginSessionHere, keepFarewell, leaveOnPurpose } from "../session/session-end.ts";
import type { KnownPersonalData } from "./known-data.tsx";
import { LastStep } from "./last-step.tsx";
import styles from "./settings.module.css";
import { SettingsCard } from "./settings-card.tsx";

/** Has the player's data deleted: what that means, what stands in the way, and then the password, one tick, one button. */
export function EraseDataCard({ known }: { known: KnownPersonalData }) {
  const t = useTexts();
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  return (
    <SettingsCard id="erase-data" title={t("core.data_erase_title")} text={t("core.data_erase_text")}>
      <p className={styles.notice}>
        {known.law_until
          ? t("core.data_erase_law", { date: formatDate(known.law_until, language) })
          : t("core.data_erase_whole")}
      </p>
      {known.obstacles.length > 0 ? (
        <Obstacles names={known.obstacles} />
      ) : isOpen ? (
        <EraseForm onClose={() => setOpen(false)} />
      ) : (
        <div className={layout.row3}>
          <Button variant="quiet" onClick={() => setOpen(true)}>
            {t("core.data_erase_open")}
          </Button>
        </div>
      )}
    </SettingsCard>
  );
}

function Obstacles({ names }: { names: readonly string[] }) {
  const t = useTexts();
  return (
    <div>
      <p>{t("core.error_erasure_waits")}</p>
      <ul className={styles.obstacles}>
        {names.map((name) => (
          <li key={name}>{t(`core.error_erasure_${name}` as MessageKey)}</li>
        ))}
      </ul>
    </div>
  );
}

function EraseForm({ onClose }: { onClose: () => void }) {
  const t = useTexts();
  const form = useRef<HTMLFormElement>(null);
  const localHref = useLocalHref();
  const { run, pending, refusal } = useGateWrite("eraseData");
  const [isSure, setSure] = useState(false);
  const [isUnsure, setUnsure] = useState(false);
  useFirstError(form, isUnsure || refusal);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    setUnsure(!isSure);
    if (!isSure) return;
    leaveOnPurpose();
    if (!(await run(ownersWord(given)))) return beginSessionHere();
    keepFarewell({ reason: "account_closed" });
    window.location.assign(localHref(paths.home()));
  };
  const isOfField = wantsCode(refusal) || refusal?.fields.password !== undefined;
  return (
    <form ref={form} className={layout.stack4} onSubmit={submit} noValidate>
      <FormAlert>{refusal && !isOfField ? refusalText(refusal, t) : undefined}</FormAlert>
      {refusal?.code === "erasure_waits" && <Obstacles names={Object.keys(refusal.fields)} />}
      <OwnerFields id="erase" refusal={refusal} />
      <LastStep
        label={t("core.data_erase_sure")}
        missing={t("core.data_erase_sure_missing")}
        submit={t("core.data_erase_submit")}
        isSure={isSure}
        onSure={setSure}
        wasSentUnsure={isUnsure}
        pending={pending}
        onCancel={onClose}
      />
    </form>
  );
}
