import {
  type PlayerAtRisk,
  type RiskAct,
  type RiskGroup,
  type RiskInteraction,
  type RiskOutcome,
  riskActs,
  riskGroups,
  riskOutcomes,
} from "@bellwether/contract/office/index.ts";
import { SelectField } from "@bellwether/ui/fields/select-field.tsx";
import { TextAreaField } from "@bellwether/ui/fields/text-area-field.tsx";
import { TextField } from "@bellwether/ui/fields/text-field.tsx";
import { useState } from "react";
import { fieldTexts } from "../gate/error-text.ts";
import { useCall } from "../gate/use-call.ts";
import { FormDialog } from "../kit/form-dialog.tsx";
import { announce } from "../kit/notices.ts";
import { typedText } from "../kit/reason-field.tsx";
import { riskChanges } from "./risk-changes.ts";
import { riskWords as words } from "./words.ts";

/** What an act about a player needs: whom, and the version that was read. */
export type RiskSubject = Pick<PlayerAtRisk, "player_id" | "version" | "groups">;

export type RecordDialogProps = {
  risk: RiskSubject;
  /** What was done already, as a limit that was just set. */
  act?: RiskAct | undefined;
  onClose: () => void;
};

/** Records an interaction, from a template or in one's own words. */
export function RecordDialog({ risk, act, onClose }: RecordDialogProps) {
  const [template, setTemplate] = useState("");
  const { send, isBusy, error } = useCall("recordInteraction", {
    changes: riskChanges,
    onDone: () => {
      announce(words.recorded);
      onClose();
    },
  });
  const wrong = fieldTexts(error);
  return (
    <FormDialog
      open
      onClose={onClose}
      title={words.recordTitle}
      description={words.recordText}
      submitLabel={words.record}
      isBusy={isBusy}
      error={error}
      onSubmit={(values) =>
        send({
          ...{ player_id: risk.player_id, version: risk.version },
          trigger: typedText(values, "trigger") as RiskGroup,
          seen: typedText(values, "seen") || null,
          act: typedText(values, "act") as RiskAct,
          ...typedEntry(values),
        })
      }
    >
      <SelectField
        name="trigger"
        label={words.trigger}
        defaultValue={risk.groups[0] ?? "contact"}
        options={riskGroups.map((value) => ({ value, label: words.groups[value] }))}
      />
      <TextAreaField
        name="seen"
        rows={1}
        maxLength={1_000}
        label={words.seen}
        hint={words.seenHint}
        error={wrong.seen}
      />
      <SelectField
        name="act"
        label={words.act}
        hint={words.letterHint}
        defaultValue={act ?? "call"}
        options={riskActs.map((value) => ({ value, label: words.acts[value] }))}
      />
      <SelectField
        name="template"
        label={words.template}
        value={template}
        onChange={(event) => setTemplate(event.currentTarget.value)}
        options={[
          { value: "", label: words.noTemplate },
          ...words.templates.map(({ title, text }) => ({ value: text, label: title })),
        ]}
      />
      <EntryFields said={template} wrong={wrong} />
    </FormDialog>
  );
}

export type AddEntryDialogProps = {
  risk: RiskSubject;
  interaction: RiskInteraction;
  onClose: () => void;
};

/** Writes what came of an interaction, or corrects it. */
export function AddEntryDialog({ risk, interaction, onClose }: AddEntryDialogProps) {
  const { send, isBusy, error } = useCall("addToInteraction", {
    changes: riskChanges,
    onDone: () => {
      announce(words.recorded);
      onClose();
    },
  });
  return (
    <FormDialog
      open
      onClose={onClose}
      title={words.entryTitle}
      description={words.recordText}
      submitLabel={words.addEntry}
      isBusy={isBusy}
      error={error}
      onSubmit={(values) =>
        send({
          ...{ player_id: risk.player_id, version: risk.version, interaction_id: interaction.id },
          kind: typedText(values, "kind") === "correction" ? "correction" : "outcome",
          ...typedEntry(values),
        })
      }
    >
      <SelectField
        name="kind"
        label={words.entryKind}
        options={(["outcome", "correction"] as const).map((value) => ({ value, label: words.kinds[value] }))}
      />
      <EntryFields said="" wrong={fieldTexts(error)} />
    </FormDialog>
  );
}

const typedEntry = (values: FormData) => ({
  said: typedText(values, "said"),
  outcome: typedText(values, "outcome") as RiskOutcome,
  follow_up_on: typedText(values, "follow_up_on") || null,
});

/** What every entry has: what was said, what came of it, and when to look again. */
function EntryFields({ said, wrong }: { said: string; wrong: ReturnType<typeof fieldTexts> }) {
  return (
    <>
      <TextAreaField
        // Another template begins with its own text.
        key={said}
        name="said"
        rows={3}
        maxLength={2_000}
        required
        label={words.said}
        hint={words.saidHint}
        defaultValue={said}
        error={wrong.said}
      />
      <SelectField
        name="outcome"
        label={words.outcome}
        options={riskOutcomes.map((value) => ({ value, label: words.outcomes[value] }))}
      />
      <TextField
        name="follow_up_on"
        type="date"
        label={words.followUp}
        hint={words.followUpHint}
        error={wrong.follow_up_on}
      />
    </>
  );
}
