import { Button } from "@bellwether/ui/actions/button.tsx";
import { CheckboxField } from "@bellwether/ui/fields/checkbox-field.tsx";
import layout from "@bellwether/ui/layout/layout.module.css";
import { SubmitButton } from "../forms/submit-button.tsx";
import { useTexts } from "../locale/texts.tsx";

export type LastStepProps = {
  /** What the player ticks: that they are sure. */
  label: string;
  /** Shown when they send the form without the tick. */
  missing: string;
  submit: string;
  isSure: boolean;
  onSure: (isSure: boolean) => void;
  wasSentUnsure: boolean;
  pending: boolean;
  onCancel: () => void;
};

/** The end of a form that nobody can take back: one tick, the button, and the way out. */
export function LastStep(props: LastStepProps) {
  const t = useTexts();
  const { label, missing, submit, isSure, onSure, wasSentUnsure, pending, onCancel } = props;
  return (
    <>
      <CheckboxField
        name="sure"
        label={label}
        checked={isSure}
        onChange={(event) => onSure(event.currentTarget.checked)}
        error={wasSentUnsure && !isSure ? missing : undefined}
      />
      <div className={layout.row3}>
        <SubmitButton variant="danger" busy={pending} busyLabel={t("core.settings_busy")}>
          {submit}
        </SubmitButton>
        <Button variant="quiet" onClick={onCancel}>
          {t("core.settings_cancel")}
        </Button>
      </div>
    </>
  );
}
