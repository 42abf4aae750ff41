import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { OfficeOutput } from "../gate/call-office.ts";
import { officePages } from "../gate/queries.ts";
import { ApprovalsIcon } from "../kit/icons.ts";
import { nextInQueue } from "../kit/next-in-queue.ts";
import { QueueScreen } from "../kit/queue-screen.tsx";
import { StateNote } from "../kit/state-note.tsx";
import { useFilter } from "../kit/use-filter.ts";
import { useKeys } from "../kit/use-keys.ts";
import { officePaths } from "../paths.ts";
import { ApprovalDetail, type Deciding } from "./approval-detail.tsx";
import { ApprovalList } from "./approval-list.tsx";
import { canApproval } from "./can-approval.ts";
import { ResultDialog } from "./result-dialog.tsx";
import { approvalWords as words } from "./words.ts";

/** The queue of what takes two persons: the list at the left, the chosen request beside it. */
export function ApprovalsPage() {
  const [stateText] = useFilter("state");
  const state = stateText === "decided" ? "decided" : "waiting";
  const [chosenId, choose] = useFilter("request");
  const [deciding, setDeciding] = useState<Deciding>();
  // Kept here: the decided request leaves the list, and what it has given is shown once.
  const [result, setResult] = useState<Readonly<Record<string, string>>>();
  const query = useInfiniteQuery(officePages("approvals", { state }));
  const approvals = query.data?.pages.flatMap((page) => page.approvals) ?? [];
  const chosen = approvals.find(({ id }) => id === chosenId);
  const move = (step: 1 | -1) => {
    const next = nextInQueue(approvals, chosenId, step);
    if (next) choose(next.id);
  };
  const decided = (output: OfficeOutput<"decideApproval">) => {
    const next = nextInQueue(approvals, chosenId, 1) ?? nextInQueue(approvals, chosenId, -1);
    setDeciding(undefined);
    // The rest of what it has given stands in the books.
    if (output.result.link !== undefined) setResult(output.result);
    choose(next && next.id !== chosenId ? next.id : "");
  };
  useKeys([
    { key: "j", does: words.keys.next, run: () => move(1) },
    { key: "k", does: words.keys.previous, run: () => move(-1) },
    chosen !== undefined && {
      key: "Enter",
      does: words.keys.open,
      run: () => document.getElementById("approval-detail")?.focus(),
    },
    chosen !== undefined &&
      canApproval.approve(chosen) && {
        key: "a",
        does: words.keys.approve,
        run: () => setDeciding("approve"),
      },
    chosen !== undefined &&
      canApproval.refuse(chosen) && { key: "r", does: words.keys.refuse, run: () => setDeciding("refuse") },
  ]);
  return (
    <>
      <QueueScreen
        title={words.title}
        about={words.about}
        label={words.list}
        tabs={[
          { path: officePaths.approvals(), title: words.waiting, isCurrent: state === "waiting" },
          {
            path: officePaths.approvals({ state: "decided" }),
            title: words.decided,
            isCurrent: state === "decided",
          },
        ]}
        query={query}
        list={
          approvals.length > 0 ? (
            <ApprovalList approvals={approvals} chosenId={chosenId} onChoose={choose} />
          ) : undefined
        }
        none={
          <StateNote
            icon={<ApprovalsIcon />}
            title={state === "waiting" ? words.noneWaiting : words.noneDecided}
          />
        }
        detail={
          chosen && (
            <ApprovalDetail
              key={chosen.id}
              approval={chosen}
              deciding={deciding}
              onDeciding={setDeciding}
              onDecided={decided}
            />
          )
        }
        isGone={chosenId !== ""}
        hint={<StateNote icon={<ApprovalsIcon />} title={chosenId === "" ? words.pick : words.gone} />}
      />
      {result && <ResultDialog result={result} onClose={() => setResult(undefined)} />}
    </>
  );
}
