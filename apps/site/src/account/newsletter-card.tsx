import { CheckboxField } from "@bellwether/ui/fields/checkbox-field.tsx";
import { useState } from "react";
import { FormAlert } from "../forms/form-alert.tsx";
import { refusalText } from "../gate/refusal.ts";
import { useGateWrite } from "../gate/use-gate.ts";
import { useTexts } from "../locale/texts.tsx";
import styles from "./settings.module.css";
import { SettingsCard } from "./settings-card.tsx";

/** Switch for letters about games and offers. It takes effect at once and returns to its old state when the request fails. */
export function NewsletterCard({ newsletter }: { newsletter: "1" | "0" }) {
  const t = useTexts();
  const { run, pending, refusal } = useGateWrite("updateSettings");
  const [isOn, setOn] = useState(newsletter === "1");
  const [isSaved, setSaved] = useState(false);
  const change = async (wanted: boolean) => {
    if (pending) return;
    setOn(wanted);
    setSaved(false);
    const answer = await run({ newsletter: wanted });
    setOn(answer ? answer.newsletter === "1" : !wanted);
    setSaved(answer !== undefined);
  };
  return (
    <SettingsCard id="newsletter" title={t("core.settings_letters")} text={t("core.settings_letters_text")}>
      <FormAlert>{refusal && refusalText(refusal, t)}</FormAlert>
      <CheckboxField
        name="newsletter"
        look="switch"
        label={t("core.settings_newsletter")}
        checked={isOn}
        aria-busy={pending || undefined}
        onChange={(event) => change(event.currentTarget.checked)}
      />
      <span role="status" className={styles.saved}>
        {isSaved ? t("core.settings_saved") : ""}
      </span>
    </SettingsCard>
  );
}
