import type { OfficeTask } from "@bellwether/contract/office/index.ts";
import { Button } from "@bellwether/ui/actions/button.tsx";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { officeQuery } from "../gate/queries.ts";
import { may, useSelf } from "../identity/self.ts";
import { Loaded } from "../kit/loaded.tsx";
import { LoadingLines } from "../kit/loading-lines.tsx";
import { Panel } from "../kit/panel.tsx";
import { useKeys } from "../kit/use-keys.ts";
import styles from "./player-tasks-panel.module.css";
import { TaskActs } from "./task-acts.tsx";
import { TaskDialog } from "./task-dialog.tsx";
import { TaskDue } from "./task-due.tsx";
import { taskWords as words } from "./words.ts";

/** On a player's page: what is to do about them. */
export function PlayerTasksPanel({ playerId }: { playerId: string }) {
  const mayWork = may(useSelf(), "tasks.work");
  const [open, setOpen] = useState<"new" | OfficeTask>();
  const query = useQuery({
    ...officeQuery("tasks", { view: "open", player_id: playerId }),
    enabled: mayWork,
  });
  useKeys([mayWork && { key: "a", does: words.addAbout, run: () => setOpen("new") }]);
  if (!mayWork) return null;
  return (
    <Panel
      title={words.title}
      note={query.data?.tasks.length || undefined}
      actions={
        <Button variant="quiet" onClick={() => setOpen("new")}>
          {words.add}
        </Button>
      }
    >
      <Loaded query={query} skeleton={<LoadingLines lines={2} />}>
        {({ tasks }) =>
          tasks.length === 0 ? (
            <p className={styles.quiet}>{words.noneOfPlayer}</p>
          ) : (
            <ul className={styles.list}>
              {tasks.map((task) => (
                <li key={task.id}>
                  <p>{task.title}</p>
                  <p className={styles.quiet}>
                    {task.owner?.name ?? words.nobody} · <TaskDue task={task} />
                  </p>
                  <TaskActs task={task} onChange={setOpen} />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      {open && (
        <TaskDialog
          people={query.data?.people ?? []}
          playerId={playerId}
          onClose={() => setOpen(undefined)}
          {...(open !== "new" && { task: open })}
        />
      )}
    </Panel>
  );
}
