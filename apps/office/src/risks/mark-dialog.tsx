import { fieldTexts } from "../gate/error-text.ts";
import { useCall } from "../gate/use-call.ts";
import { FormDialog } from "../kit/form-dialog.tsx";
import { announce } from "../kit/notices.ts";
import { ReasonField, typedText } from "../kit/reason-field.tsx";
import type { RiskSubject } from "./interaction-dialogs.tsx";
import { riskChanges } from "./risk-changes.ts";
import { riskWords as words } from "./words.ts";

/** What is done with a mark: made, kept after a look, lifted. */
export type MarkCall = "markAtRisk" | "keepRiskMark" | "liftRiskMark";

const texts: Record<MarkCall, { title: string; description: string; submit: string }> = {
  markAtRisk: { title: words.markTitle, description: words.markText, submit: words.markAct },
  keepRiskMark: { title: words.keepTitle, description: words.keepText, submit: words.keepAct },
  liftRiskMark: { title: words.liftTitle, description: words.liftText, submit: words.liftAct },
};

export type MarkDialogProps = { risk: RiskSubject; call: MarkCall; onClose: () => void };

/** Marks a player, keeps the mark, or lifts it, with a reason. */
export function MarkDialog({ risk, call, onClose }: MarkDialogProps) {
  const { send, isBusy, error } = useCall(call, {
    changes: riskChanges,
    onDone: () => {
      announce(words.done[call]);
      onClose();
    },
  });
  const { title, description, submit } = texts[call];
  return (
    <FormDialog
      open
      onClose={onClose}
      title={title}
      description={description}
      submitLabel={submit}
      isBusy={isBusy}
      error={error}
      onSubmit={(values) =>
        send({ player_id: risk.player_id, version: risk.version, reason: typedText(values, "reason") })
      }
    >
      <ReasonField label={words.reason} hint={words.reasonHint} error={fieldTexts(error).reason} />
    </FormDialog>
  );
}
