import type { OfficeTask } from "@bellwether/contract/office/index.ts";
import { SelectField } from "@bellwether/ui/fields/select-field.tsx";
import { TextAreaField } from "@bellwether/ui/fields/text-area-field.tsx";
import { TextField } from "@bellwether/ui/fields/text-field.tsx";
import { fieldTime, timeOfField } from "../formats/time-text.ts";
import type { OfficeOutput } from "../gate/call-office.ts";
import { fieldTexts } from "../gate/error-text.ts";
import { useCall } from "../gate/use-call.ts";
import { useSelf } from "../identity/self.ts";
import { FormDialog } from "../kit/form-dialog.tsx";
import { announce } from "../kit/notices.ts";
import { typedText } from "../kit/reason-field.tsx";
import { taskChanges } from "./task-changes.ts";
import { taskWords as words } from "./words.ts";

export type TaskDialogProps = {
  people: OfficeOutput<"tasks">["people"];
  /** Whom a new task is about. */
  playerId?: string;
  /** The task that is changed, instead of a new one. */
  task?: OfficeTask;
  onClose: () => void;
};

/** Writes a task, or changes one. */
export function TaskDialog({ people, playerId, task, onClose }: TaskDialogProps) {
  const self = useSelf();
  const done = (text: string) => () => {
    announce(text);
    onClose();
  };
  const add = useCall("addTask", { changes: taskChanges, onDone: done(words.added) });
  const change = useCall("changeTask", { changes: taskChanges, onDone: done(words.changed) });
  const sent = task ? change : add;
  const wrong = fieldTexts(sent.error);
  const submit = (values: FormData) => {
    const plan = {
      title: typedText(values, "title"),
      owner_id: typedText(values, "owner_id") || null,
      due_at: timeOfField(typedText(values, "due_at")),
    };
    if (task) change.send({ task_id: task.id, version: task.version, ...plan });
    else add.send({ ...plan, player_id: playerId ?? null });
  };
  return (
    <FormDialog
      open
      onClose={onClose}
      title={task ? words.changeTitle : words.addTitle}
      submitLabel={task ? words.save : words.submit}
      isBusy={sent.isBusy}
      error={sent.error}
      onSubmit={submit}
    >
      <TextAreaField
        name="title"
        rows={2}
        maxLength={300}
        required
        label={words.what}
        defaultValue={task?.title}
        error={wrong.title}
      />
      <SelectField
        name="owner_id"
        label={words.owner}
        defaultValue={task ? (task.owner?.id ?? "") : self.operator.id}
        error={wrong.owner_id}
        options={[
          { value: "", label: words.nobody },
          ...people.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <TextField
        name="due_at"
        type="datetime-local"
        label={words.due}
        hint={words.dueHint}
        defaultValue={task?.due_at ? fieldTime(Date.parse(task.due_at)) : undefined}
        error={wrong.due_at}
      />
    </FormDialog>
  );
}
