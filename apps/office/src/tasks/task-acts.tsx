import type { OfficeTask } from "@bellwether/contract/office/index.ts";
import { Button } from "@bellwether/ui/actions/button.tsx";
import { errorText } from "../gate/error-text.ts";
import { useCall } from "../gate/use-call.ts";
import { useSelf } from "../identity/self.ts";
import { Callout } from "../kit/callout.tsx";
import { announce } from "../kit/notices.ts";
import styles from "./task-acts.module.css";
import { taskChanges } from "./task-changes.ts";
import { taskWords as words } from "./words.ts";

/** What can be done with an open task. */
export function TaskActs({ task, onChange }: { task: OfficeTask; onChange: (task: OfficeTask) => void }) {
  const self = useSelf();
  const take = useCall("changeTask", { changes: taskChanges, onDone: () => announce(words.taken) });
  const finish = useCall("finishTask", { changes: taskChanges, onDone: () => announce(words.finished) });
  const error = take.error ?? finish.error;
  const { id, version, title, due_at } = task;
  return (
    <div className={styles.acts}>
      {!task.is_own && (
        <Button
          variant="quiet"
          busy={take.isBusy}
          onClick={() => take.send({ task_id: id, version, title, due_at, owner_id: self.operator.id })}
        >
          {words.take}
        </Button>
      )}
      <Button variant="quiet" onClick={() => onChange(task)}>
        {words.change}
      </Button>
      <Button variant="secondary" busy={finish.isBusy} onClick={() => finish.send({ task_id: id, version })}>
        {words.finish}
      </Button>
      {error && <Callout tone="danger">{errorText(error)}</Callout>}
    </div>
  );
}
