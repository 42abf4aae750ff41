import { type OfficeTask, type TaskView, taskViews } from "@bellwether/contract/office/index.ts";
import { Button } from "@bellwether/ui/actions/button.tsx";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { Link } from "react-router";
import { officePages } from "../gate/queries.ts";
import { LicenceFilter, useLicence } from "../identity/licence-filter.tsx";
import { DataGrid, type GridColumn } from "../kit/data-grid.tsx";
import { TasksIcon } from "../kit/icons.ts";
import { ListEnd } from "../kit/list-end.tsx";
import { Loaded } from "../kit/loaded.tsx";
import { Panel } from "../kit/panel.tsx";
import { ScreenHead } from "../kit/screen-head.tsx";
import { ScreenTabs } from "../kit/screen-tabs.tsx";
import { StateNote } from "../kit/state-note.tsx";
import { useFilter } from "../kit/use-filter.ts";
import { useKeys } from "../kit/use-keys.ts";
import { officePaths } from "../paths.ts";
import { TaskActs } from "./task-acts.tsx";
import { TaskDialog } from "./task-dialog.tsx";
import { TaskDue } from "./task-due.tsx";
import { taskWords as words } from "./words.ts";

const titles: Record<TaskView, string> = { mine: words.mine, open: words.open, done: words.done };
const nones: Record<TaskView, string> = { mine: words.noneMine, open: words.noneOpen, done: words.noneDone };

/** What there is to do: one's own tasks, all, and those that are done. */
export function TasksPage() {
  const [viewText] = useFilter("view");
  const view = taskViews.find((each) => each === viewText) ?? "mine";
  const licence = useLicence();
  const [open, setOpen] = useState<"new" | OfficeTask>();
  const query = useInfiniteQuery(officePages("tasks", { view, licence }));
  const pages = query.data?.pages ?? [];
  const tasks = pages.flatMap((page) => page.tasks);
  const columns = useMemo(() => columnsFor(view, setOpen), [view]);
  useKeys([{ key: "a", does: words.addKey, run: () => setOpen("new") }]);
  return (
    <>
      <ScreenHead
        title={words.title}
        about={words.about}
        actions={<Button onClick={() => setOpen("new")}>{words.add}</Button>}
      />
      <ScreenTabs
        label={words.list}
        tabs={taskViews.map((each) => ({
          path: officePaths.tasks({ view: each === "mine" ? undefined : each, licence }),
          title: titles[each],
          isCurrent: view === each,
        }))}
        filters={<LicenceFilter />}
      />
      <Panel isFlush>
        <Loaded query={query}>
          {() =>
            tasks.length === 0 ? (
              <StateNote icon={<TasksIcon />} title={nones[view]} />
            ) : (
              <>
                <DataGrid label={words.list} columns={columns} rows={tasks} keyOf={({ id }) => id} />
                <ListEnd query={query} />
              </>
            )
          }
        </Loaded>
      </Panel>
      {open && (
        <TaskDialog
          people={pages[0]?.people ?? []}
          onClose={() => setOpen(undefined)}
          {...(open !== "new" && { task: open })}
        />
      )}
    </>
  );
}

function columnsFor(view: TaskView, onChange: (task: OfficeTask) => void): GridColumn<OfficeTask>[] {
  const { columns } = words;
  return [
    {
      id: "what",
      header: columns.what,
      cell: ({ title, chat_id: chat }) =>
        chat === null ? title : <Link to={officePaths.chats({ view: "tickets", chat })}>{title}</Link>,
    },
    {
      id: "player",
      header: columns.player,
      cell: ({ player }) => player && <Link to={officePaths.player(player.id)}>{player.name}</Link>,
    },
    {
      id: "owner",
      header: columns.owner,
      cell: ({ owner, end }) => end?.by.name ?? owner?.name ?? words.nobody,
    },
    { id: "due", header: columns.due, cell: (task) => <TaskDue task={task} /> },
    ...(view === "done"
      ? []
      : [
          {
            id: "acts",
            header: columns.acts,
            cell: (task: OfficeTask) => <TaskActs task={task} onChange={onChange} />,
          },
        ]),
  ];
}
