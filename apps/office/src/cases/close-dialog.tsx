import type { OfficeCase } from "@bellwether/contract/office/index.ts";
import { RadioCards } from "@bellwether/ui/fields/radio-cards.tsx";
import { fieldTexts } from "../gate/error-text.ts";
import { refresh } from "../gate/queries.ts";
import { useCall } from "../gate/use-call.ts";
import { FormDialog } from "../kit/form-dialog.tsx";
import { announce } from "../kit/notices.ts";
import { ReasonField, typedText } from "../kit/reason-field.tsx";
import { changedByClosing, kindOfCase } from "./case-kinds.ts";
import { caseWords as words } from "./words.ts";

export type CloseDialogProps = { one: OfficeCase; onClose: () => void; onClosed: () => void };

/** Closes a case with its outcome and a note. */
export function CloseDialog({ one, onClose, onClosed }: CloseDialogProps) {
  const onDone = () => {
    announce(words.done);
    onClosed();
  };
  const { call, outcomes, outcomeTexts, title, text, submit } = kindOfCase(one);
  const { send, isBusy, error } = useCall(call, { changes: changedByClosing, onDone });
  const wrong = fieldTexts(error);
  return (
    <FormDialog
      open
      onClose={() => {
        // After a refusal it may not be what stands here any more.
        if (error) void refresh("cases", "oneCase");
        onClose();
      }}
      title={title}
      description={text}
      submitLabel={submit}
      isBusy={isBusy}
      error={error}
      onSubmit={(values) => {
        const given = { case_id: one.id, reason: typedText(values, "reason") };
        // The outcomes are those of the call; without a choice the office says that one is needed.
        send({ ...given, outcome: typedText(values, "outcome") as never });
      }}
    >
      <RadioCards
        name="outcome"
        label={words.outcome}
        error={wrong.outcome}
        cards={outcomes.map((value) => ({
          value,
          title: words.outcomes[value],
          detail: outcomeTexts[value],
        }))}
      />
      <ReasonField label={words.reason} hint={words.reasonHint} error={wrong.reason} />
    </FormDialog>
  );
}
