import {
  type OfficeCallName,
  type OfficeCase,
  paymentOutcomes,
  personOutcomes,
} from "@bellwether/contract/office/index.ts";
import { RadioCards } from "@bellwether/ui/fields/radio-cards.tsx";
import { fieldTexts } from "../gate/error-text.ts";
import { refresh } from "../gate/queries.ts";
import { useCall } from "../gate/use-call.ts";
import { FormDialog } from "../kit/form-dialog.tsx";
import { announce } from "../kit/notices.ts";
import { ReasonField, typedText } from "../kit/reason-field.tsx";
import { caseWords as words } from "./words.ts";

const changes: readonly OfficeCallName[] = ["cases", "oneCase", "queues", "playerPage", "playerTimeline"];

export type CloseDialogProps = { one: OfficeCase; onClose: () => void; onClosed: () => void };

/** Closes a case with its outcome and a note. */
export function CloseDialog({ one, onClose, onClosed }: CloseDialogProps) {
  const onDone = () => {
    announce(words.done);
    onClosed();
  };
  const payment = useCall("closePaymentCase", { changes, onDone });
  const person = useCall("closePersonCase", { changes, onDone });
  const isPerson = one.cause === "person";
  const { isBusy, error } = isPerson ? person : payment;
  const wrong = fieldTexts(error);
  return (
    <FormDialog
      open
      onClose={() => {
        // After a refusal it may not be what stands here any more.
        if (error) void refresh("cases", "oneCase");
        onClose();
      }}
      title={isPerson ? words.decideTitle : words.closeTitle}
      description={isPerson ? words.decideText : words.closeText}
      submitLabel={isPerson ? words.decide : words.close}
      isBusy={isBusy}
      error={error}
      onSubmit={(values) => {
        const given = { case_id: one.id, reason: typedText(values, "reason") };
        const outcome = typedText(values, "outcome");
        if (isPerson) person.send({ ...given, outcome: outcome as (typeof personOutcomes)[number] });
        else payment.send({ ...given, outcome: outcome as (typeof paymentOutcomes)[number] });
      }}
    >
      <RadioCards
        name="outcome"
        label={words.outcome}
        error={wrong.outcome}
        cards={(isPerson ? personOutcomes : paymentOutcomes).map((value) => ({
          value,
          title: words.outcomes[value],
          detail: words.outcomeTexts[value],
        }))}
      />
      <ReasonField label={words.reason} hint={words.reasonHint} error={wrong.reason} />
    </FormDialog>
  );
}
