import { Button } from "@bellwether/ui/actions/button.tsx";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { OfficeOutput } from "../gate/call-office.ts";
import { officePages } from "../gate/queries.ts";
import { ApprovalsIcon } from "../kit/icons.ts";
import { Loaded } from "../kit/loaded.tsx";
import { LoadingLines } from "../kit/loading-lines.tsx";
import { nextInQueue } from "../kit/next-in-queue.ts";
import { Panel } from "../kit/panel.tsx";
import columns from "../kit/queue-columns.module.css";
import { ScreenHead } from "../kit/screen-head.tsx";
import { ScreenTabs } from "../kit/screen-tabs.tsx";
import { StateNote } from "../kit/state-note.tsx";
import { useFilter } from "../kit/use-filter.ts";
import { useKeys } from "../kit/use-keys.ts";
import { kitWords } from "../kit/words.ts";
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
      <ScreenHead title={words.title} about={words.about} />
      <ScreenTabs
        label={words.list}
        tabs={[
          { path: officePaths.approvals(), title: words.waiting, isCurrent: state === "waiting" },
          {
            path: officePaths.approvals({ state: "decided" }),
            title: words.decided,
            isCurrent: state === "decided",
          },
        ]}
      />
      <div className={columns.columns}>
        <Panel isFlush>
          <Loaded query={query}>
            {() =>
              approvals.length === 0 ? (
                <StateNote
                  icon={<ApprovalsIcon />}
                  title={state === "waiting" ? words.noneWaiting : words.noneDecided}
                />
              ) : (
                <>
                  <ApprovalList approvals={approvals} chosenId={chosenId} onChoose={choose} />
                  {query.hasNextPage && (
                    <p className={columns.more}>
                      <Button
                        variant="quiet"
                        busy={query.isFetchingNextPage}
                        onClick={() => void query.fetchNextPage()}
                      >
                        {kitWords.more}
                      </Button>
                    </p>
                  )}
                </>
              )
            }
          </Loaded>
        </Panel>
        {(query.isPending || approvals.length + chosenId.length > 0) && (
          <div className={columns.detail}>
            {chosen ? (
              <ApprovalDetail
                key={chosen.id}
                approval={chosen}
                deciding={deciding}
                onDeciding={setDeciding}
                onDecided={decided}
              />
            ) : (
              <Panel>
                {query.isPending ? (
                  <LoadingLines lines={8} />
                ) : (
                  <StateNote icon={<ApprovalsIcon />} title={chosenId === "" ? words.pick : words.gone} />
                )}
              </Panel>
            )}
          </div>
        )}
      </div>
      {result && <ResultDialog result={result} onClose={() => setResult(undefined)} />}
    </>
  );
}
