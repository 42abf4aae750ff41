import { imposedLimits, type OfficePlayer } from "@bellwether/contract/office/index.ts";
import { SelectField } from "@bellwether/ui/fields/select-field.tsx";
import { TextField } from "@bellwether/ui/fields/text-field.tsx";
import { fieldTime, timeOfField } from "../formats/time-text.ts";
import type { OfficeInput } from "../gate/call-office.ts";
import { fieldTexts } from "../gate/error-text.ts";
import { useCall } from "../gate/use-call.ts";
import { FormDialog } from "../kit/form-dialog.tsx";
import { announce } from "../kit/notices.ts";
import { ReasonField, typedText } from "../kit/reason-field.tsx";
import { protectWords as words } from "./protect-words.ts";

const changes = ["playerPage", "playerTimeline", "playersAtRisk", "playerRisk"] as const;

export type ProtectDialogProps = {
  player: Pick<OfficePlayer, "id" | "currency">;
  onClose: () => void;
  /** What follows when it was done; without it the dialog closes. */
  onDone?: (() => void) | undefined;
};

/** Sets a limit that nobody can raise before its time. */
export function ImposeDialog({ player, onClose, onDone = onClose }: ProtectDialogProps) {
  const { send, isBusy, error } = useCall("limitPlayer", {
    changes,
    onDone: () => {
      announce(words.limitDone);
      onDone();
    },
  });
  const wrong = fieldTexts(error);
  return (
    <FormDialog
      open
      onClose={onClose}
      title={words.limitTitle(player.currency)}
      description={words.limitText}
      submitLabel={words.limitSubmit}
      isBusy={isBusy}
      error={error}
      onSubmit={(values) =>
        send({
          player_id: player.id,
          type: typedText(values, "type") as (typeof imposedLimits)[number],
          days: Number(typedText(values, "days")) as 1 | 7 | 30,
          amount: typedText(values, "amount"),
          until: timeOfField(typedText(values, "until")) ?? "",
          reason: typedText(values, "reason"),
        })
      }
    >
      <SelectField
        name="type"
        label={words.type}
        options={imposedLimits.map((value) => ({ value, label: words.types[value] }))}
      />
      <SelectField
        name="days"
        label={words.period}
        options={Object.entries(words.periods).map(([value, label]) => ({ value, label }))}
      />
      <TextField
        name="amount"
        inputMode="decimal"
        autoComplete="off"
        label={words.amount}
        error={wrong.amount}
      />
      <TextField
        name="until"
        type="datetime-local"
        min={fieldTime(Date.now())}
        label={words.until}
        error={wrong.until}
      />
      <ReasonField label={words.reason} hint={words.reasonHint} error={wrong.reason} />
    </FormDialog>
  );
}

type Duration = OfficeInput<"excludeFromPlay">["duration"];
const durations = Object.entries(words.durations) as [Duration, string][];

/** Gives a break, or excludes for longer. */
export function ExcludeDialog({ player, onClose, onDone = onClose }: ProtectDialogProps) {
  const { send, isBusy, error } = useCall("excludeFromPlay", {
    changes,
    onDone: () => {
      announce(words.excludeDone);
      onDone();
    },
  });
  return (
    <FormDialog
      open
      onClose={onClose}
      title={words.excludeTitle}
      description={words.excludeText}
      submitLabel={words.excludeSubmit}
      isDanger
      isBusy={isBusy}
      error={error}
      onSubmit={(values) =>
        send({
          player_id: player.id,
          duration: typedText(values, "duration") as Duration,
          reason: typedText(values, "reason"),
        })
      }
    >
      <SelectField
        name="duration"
        label={words.duration}
        options={durations.map(([value, label]) => ({ value, label }))}
      />
      <ReasonField label={words.reason} hint={words.reasonHint} error={fieldTexts(error).reason} />
    </FormDialog>
  );
}
