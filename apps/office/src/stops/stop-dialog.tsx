import { type StopKind, stopKinds } from "@bellwether/contract/office/index.ts";
import { SelectField } from "@bellwether/ui/fields/select-field.tsx";
import { TextField } from "@bellwether/ui/fields/text-field.tsx";
import { useState } from "react";
import { fieldTime, timeOfField } from "../formats/time-text.ts";
import type { OfficeOutput } from "../gate/call-office.ts";
import { fieldTexts } from "../gate/error-text.ts";
import { useCall } from "../gate/use-call.ts";
import { Callout } from "../kit/callout.tsx";
import { FormDialog } from "../kit/form-dialog.tsx";
import { announce } from "../kit/notices.ts";
import { ReasonField, typedText } from "../kit/reason-field.tsx";
import { stopName, stopWords as words } from "./words.ts";

type Targets = OfficeOutput<"stops">["targets"];

export type StopDialogProps = { targets: Targets; onClose: () => void };

/** Stops a part of the business, and says before what that does. */
export function StopDialog({ targets, onClose }: StopDialogProps) {
  const [kind, setKind] = useState<StopKind>("game");
  const { send, isBusy, error } = useCall("stopPart", {
    changes: ["stops", "audit"],
    onDone: ({ stop }) => {
      announce(words.stopped(stopName(stop)));
      onClose();
    },
  });
  const wrong = fieldTexts(error);
  const codes = kind in targets ? targets[kind as keyof Targets] : undefined;
  return (
    <FormDialog
      open
      onClose={onClose}
      title={words.stopTitle}
      description={words.stopText}
      submitLabel={words.submit}
      isDanger
      isBusy={isBusy}
      error={error}
      onSubmit={(values) =>
        send({
          kind,
          target: codes ? typedText(values, "target") : "",
          reason: typedText(values, "reason"),
          until: timeOfField(typedText(values, "until")),
        })
      }
    >
      <SelectField
        name="kind"
        label={words.kind}
        value={kind}
        onChange={(event) => setKind(event.target.value as StopKind)}
        options={stopKinds.map((value) => ({ value, label: words.kinds[value] }))}
      />
      {codes && (
        <>
          <TextField
            key={kind}
            name="target"
            label={words.target}
            hint={words.targetHint}
            list="stop-targets"
            autoComplete="off"
            error={wrong.target && words.unknownTarget}
          />
          <datalist id="stop-targets">
            {codes.map((code) => (
              <option key={code} value={code} />
            ))}
          </datalist>
        </>
      )}
      <Callout tone="warning">{words.effects[kind]}</Callout>
      <ReasonField label={words.reason} hint={words.reasonHint} error={wrong.reason} />
      <TextField
        name="until"
        type="datetime-local"
        min={fieldTime(Date.now())}
        label={words.until}
        hint={words.untilHint}
        error={wrong.until}
      />
    </FormDialog>
  );
}
