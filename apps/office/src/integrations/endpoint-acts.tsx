import { DAY_MS } from "@bellwether/contract/durations.ts";
import type { OfficeEndpoint } from "@bellwether/contract/office/index.ts";
import { SelectField } from "@bellwether/ui/fields/select-field.tsx";
import { TextField } from "@bellwether/ui/fields/text-field.tsx";
import { useState } from "react";
import { fieldTime, timeOfField } from "../formats/time-text.ts";
import { fieldTexts } from "../gate/error-text.ts";
import { useCall } from "../gate/use-call.ts";
import { FormDialog } from "../kit/form-dialog.tsx";
import { announce } from "../kit/notices.ts";
import { ReasonField, typedText } from "../kit/reason-field.tsx";
import { integrationWords as words } from "./words.ts";

type ActProps = { endpoint: OfficeEndpoint; onClose: () => void };

const changes = ["webhooks", "audit"] as const;

/** Makes a new secret. */
export function RotateDialog({
  endpoint: { id, version },
  onClose,
  onSecret,
}: ActProps & { onSecret: (secret: string) => void }) {
  const { send, isBusy, error } = useCall("rotateWebhookSecret", {
    changes,
    onDone: ({ secret }) => {
      onClose();
      onSecret(secret);
    },
  });
  return (
    <FormDialog
      open
      onClose={onClose}
      title={words.rotateTitle}
      description={words.rotateText}
      submitLabel={words.rotateSubmit}
      isBusy={isBusy}
      error={error}
      onSubmit={(values) => send({ endpoint_id: id, version, reason: typedText(values, "reason") })}
    >
      <ReasonField label={words.reason} hint={words.reasonHint} error={fieldTexts(error).reason} />
    </FormDialog>
  );
}

/** Removes an endpoint with its secret. */
export function RemoveEndpointDialog({
  endpoint: { id, version },
  onClose,
  onRemoved,
}: ActProps & { onRemoved: () => void }) {
  const { send, isBusy, error } = useCall("removeWebhook", {
    changes,
    onDone: () => {
      announce(words.removed);
      onRemoved();
    },
  });
  return (
    <FormDialog
      open
      onClose={onClose}
      title={words.removeTitle}
      description={words.removeText}
      submitLabel={words.remove}
      isDanger
      isBusy={isBusy}
      error={error}
      onSubmit={(values) => send({ endpoint_id: id, version, reason: typedText(values, "reason") })}
    >
      <ReasonField label={words.reason} hint={words.reasonHint} error={fieldTexts(error).reason} />
    </FormDialog>
  );
}

/** Older events are swept. */
const EVENTS_KEPT_MS = 30 * DAY_MS;

/** Sends events again, from one of them or from a time on. */
export function ReplayDialog({
  endpoint: { id, version, done_up_to },
  last,
  onClose,
}: ActProps & { last: number }) {
  const [from, setFrom] = useState("sequence");
  const { send, isBusy, error } = useCall("replayWebhook", {
    changes,
    onDone: ({ endpoint }) => {
      announce(words.replayed(endpoint.done_up_to));
      onClose();
    },
  });
  const wrong = fieldTexts(error);
  const isBySequence = from === "sequence";
  const submit = (values: FormData) => {
    const typed = Number(typedText(values, "sequence"));
    send({
      ...{ endpoint_id: id, version, reason: typedText(values, "reason") },
      from_sequence: isBySequence && Number.isSafeInteger(typed) && typed > 0 ? typed : null,
      from_time: isBySequence ? null : timeOfField(typedText(values, "time")),
    });
  };
  return (
    <FormDialog
      open
      onClose={onClose}
      title={words.replayTitle}
      description={words.replayText}
      submitLabel={words.replaySubmit}
      isBusy={isBusy}
      error={error}
      onSubmit={submit}
    >
      <SelectField
        name="from"
        label={words.from}
        value={from}
        onChange={(event) => setFrom(event.target.value)}
        options={[
          { value: "sequence", label: words.fromSequence },
          { value: "time", label: words.fromTime },
        ]}
      />
      {isBySequence ? (
        <TextField
          key="sequence"
          name="sequence"
          inputMode="numeric"
          autoComplete="off"
          label={words.sequence}
          hint={words.sequenceHint(done_up_to, last)}
          error={wrong.from_sequence && words.sequenceWrong(last)}
        />
      ) : (
        <TextField
          key="time"
          name="time"
          type="datetime-local"
          min={fieldTime(Date.now() - EVENTS_KEPT_MS)}
          max={fieldTime(Date.now())}
          label={words.time}
          hint={words.timeHint}
          error={wrong.from_time ?? wrong.from_sequence}
        />
      )}
      <ReasonField label={words.reason} hint={words.reasonHint} error={wrong.reason} />
    </FormDialog>
  );
}
