import { CheckboxField } from "@bellwether/ui/fields/checkbox-field.tsx";
import layout from "@bellwether/ui/layout/layout.module.css";
import { useState } from "react";
import { FormAlert } from "../forms/form-alert.tsx";
import { refusalText } from "../gate/refusal.ts";
import { useGateWrite } from "../gate/use-gate.ts";
import { useTexts } from "../locale/texts.tsx";
import { SettingsCard } from "./settings-card.tsx";

type SwitchCardProps = {
  /** The setting of the account that the switch changes. */
  name: "newsletter" | "shows_notes" | "takes_rewards" | "tells_draws";
  isFirstOn: boolean;
  title: string;
  text: string;
  label: string;
};

/** A switch of the account's settings. It takes effect at once and returns to its old state when the request fails. */
export function SwitchCard({ name, isFirstOn, title, text, label }: SwitchCardProps) {
  const t = useTexts();
  const { run, pending, refusal } = useGateWrite("updateSettings");
  const [isOn, setOn] = useState(isFirstOn);
  const [isSaved, setSaved] = useState(false);
  const change = async (wanted: boolean) => {
    if (pending) return;
    setOn(wanted);
    setSaved(false);
    const answer = await run({ [name]: wanted ? "1" : "0" });
    setOn(answer ? answer[name] === "1" : !wanted);
    setSaved(answer !== undefined);
  };
  return (
    <SettingsCard id={name} title={title} text={text}>
      <FormAlert>{refusal && refusalText(refusal, t)}</FormAlert>
      <CheckboxField
        name={name}
        look="switch"
        label={label}
        checked={isOn}
        aria-busy={pending || undefined}
        onChange={(event) => change(event.currentTarget.checked)}
      />
      <span role="status" className={layout.small}>
        {isSaved ? t("core.settings_saved") : ""}
      </span>
    </SettingsCard>
  );
}
