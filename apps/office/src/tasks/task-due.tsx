import type { OfficeTask } from "@bellwether/contract/office/index.ts";
import { Badge } from "@bellwether/ui/surfaces/badge.tsx";
import { useClock } from "../browser/use-clock.ts";
import { Moment } from "../kit/moment.tsx";
import { taskWords as words } from "./words.ts";

/** By when a task is due, and whether that has passed. */
export function TaskDue({ task: { due_at, end } }: { task: OfficeTask }) {
  const now = useClock();
  if (due_at === null) return words.whenever;
  return (
    <>
      <Moment at={due_at} />{" "}
      {!end && Date.parse(due_at) < now && <Badge tone="danger">{words.overdue}</Badge>}
    </>
  );
}
