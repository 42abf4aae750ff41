import { GateError } from "@bellwether/contract/client.ts";
import { MAX_SETTLEMENT_BYTES, settlementKinds } from "@bellwether/contract/office/index.ts";
import { RadioCards } from "@bellwether/ui/fields/radio-cards.tsx";
import { TextField } from "@bellwether/ui/fields/text-field.tsx";
import { useState } from "react";
import type { OfficeInput } from "../gate/call-office.ts";
import { useCall } from "../gate/use-call.ts";
import { FormDialog } from "../kit/form-dialog.tsx";
import { announce } from "../kit/notices.ts";
import { typedText } from "../kit/reason-field.tsx";
import { reconciliationWords } from "./words.ts";

const words = reconciliationWords.dialogRead;

/** Reads a provider's or the bank's file from the person's disk, and has it compared. */
export function ReadFileDialog({ onClose }: { onClose: () => void }) {
  const [fault, setFault] = useState<string>();
  const { send, isBusy, error, reset } = useCall("importSettlement", {
    changes: ["reconciliation", "settlementDifferences"],
    onDone: ({ file }) => {
      announce(words.done(file.lines));
      onClose();
    },
  });
  const submit = async (values: FormData) => {
    const file = values.get("file");
    reset();
    const isChosen = file instanceof File && file.name !== "";
    setFault(isChosen ? (file.size > MAX_SETTLEMENT_BYTES ? words.tooLarge : undefined) : words.none);
    if (!isChosen || file.size > MAX_SETTLEMENT_BYTES) return;
    const kind = typedText(values, "kind") as OfficeInput<"importSettlement">["kind"];
    send({ kind, name: file.name, text: await file.text() });
  };
  return (
    <FormDialog
      open
      onClose={onClose}
      title={words.title}
      description={words.text}
      submitLabel={words.submit}
      isBusy={isBusy}
      error={error}
      onSubmit={(values) => void submit(values)}
    >
      <RadioCards
        name="kind"
        label={words.kind}
        defaultValue="provider"
        cards={settlementKinds.map((value) => ({
          value,
          title: reconciliationWords.files.kinds[value],
          detail: words.columns[value],
        }))}
      />
      <TextField
        name="file"
        type="file"
        accept=".csv,text/csv,.xml,application/xml,text/xml"
        label={words.file}
        error={fault ?? mistakeIn(error)}
        onChange={() => setFault(undefined)}
      />
    </FormDialog>
  );
}

/** The first mistake in the file, with its place. */
const mistakeIn = (error: unknown) =>
  error instanceof GateError && error.data.fields?.text !== undefined
    ? words.mistake(error.data.fields.text)
    : undefined;
