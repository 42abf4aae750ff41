import { SECOND_MS } from "@bellwether/contract/durations.ts";
import { Button } from "@bellwether/ui/actions/button.tsx";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { officePages } from "../gate/queries.ts";
import { useCall } from "../gate/use-call.ts";
import { may, useSelf } from "../identity/self.ts";
import { WithdrawalsIcon } from "../kit/icons.ts";
import { Loaded } from "../kit/loaded.tsx";
import { LoadingLines } from "../kit/loading-lines.tsx";
import { nextInQueue } from "../kit/next-in-queue.ts";
import { announce } from "../kit/notices.ts";
import { Panel } from "../kit/panel.tsx";
import columns from "../kit/queue-columns.module.css";
import { ScreenHead } from "../kit/screen-head.tsx";
import { ScreenTabs } from "../kit/screen-tabs.tsx";
import { StateNote } from "../kit/state-note.tsx";
import { useFilter } from "../kit/use-filter.ts";
import { useKeys } from "../kit/use-keys.ts";
import { kitWords } from "../kit/words.ts";
import { officePaths } from "../paths.ts";
import { canWithdrawal } from "./can-withdrawal.ts";
import { DecisionDialog } from "./decision-dialogs.tsx";
import { type WithdrawalAct, WithdrawalDetail } from "./withdrawal-detail.tsx";
import { WithdrawalList } from "./withdrawal-list.tsx";
import { withdrawalWords as words } from "./words.ts";

/** The queue of withdrawals: the list at the left, the chosen one beside it, decided by keyboard. */
export function WithdrawalsPage() {
  const mayDecide = may(useSelf(), "withdrawals.decide");
  const [stateText] = useFilter("state");
  const state = stateText === "decided" ? "decided" : "waiting";
  const [chosenId, choose] = useFilter("withdrawal");
  const [act, setAct] = useState<WithdrawalAct>();
  // A colleague may take or decide one meanwhile.
  const query = useInfiniteQuery({
    ...officePages("withdrawals", { state }),
    refetchInterval: 10 * SECOND_MS,
  });
  const withdrawals = query.data?.pages.flatMap((page) => page.withdrawals) ?? [];
  const queue = withdrawals.map(({ transaction_id: id }) => ({ id }));
  const chosen = withdrawals.find(({ transaction_id }) => transaction_id === chosenId);
  const can = chosen && canWithdrawal(chosen, mayDecide);
  const take = useCall("takeWithdrawal", {
    changes: ["withdrawals", "withdrawal"],
    onDone: () => announce(words.done.taken),
  });
  const move = (step: 1 | -1) => {
    const next = nextInQueue(queue, chosenId, step);
    if (next) choose(next.id);
  };
  const decided = () => {
    const next = nextInQueue(queue, chosenId, 1);
    const other = next?.id === chosenId ? nextInQueue(queue, chosenId, -1) : next;
    setAct(undefined);
    choose(other && other.id !== chosenId ? other.id : "");
  };
  const approval: WithdrawalAct = chosen?.needs_two ? "second" : "approve";
  useKeys([
    { key: "j", does: words.keys.next, run: () => move(1) },
    { key: "k", does: words.keys.previous, run: () => move(-1) },
    can?.take && {
      key: "t",
      does: words.keys.take,
      run: () => take.send({ transaction_id: chosenId }),
    },
    can?.decide &&
      !chosen?.approval_id && { key: "a", does: words.keys.approve, run: () => setAct(approval) },
    can?.decide && { key: "r", does: words.keys.refuse, run: () => setAct("refuse") },
    can?.decide && { key: "d", does: words.keys.document, run: () => setAct("document") },
  ]);
  return (
    <>
      <ScreenHead title={words.title} about={words.about} />
      <ScreenTabs
        label={words.list}
        tabs={[
          { path: officePaths.withdrawals(), title: words.waiting, isCurrent: state === "waiting" },
          {
            path: officePaths.withdrawals({ state: "decided" }),
            title: words.decided,
            isCurrent: state === "decided",
          },
        ]}
      />
      <div className={columns.columns}>
        <Panel isFlush>
          <Loaded query={query}>
            {() =>
              withdrawals.length === 0 ? (
                <StateNote
                  icon={<WithdrawalsIcon />}
                  title={state === "waiting" ? words.noneWaiting : words.noneDecided}
                  text={state === "waiting" ? words.noneWaitingText : undefined}
                />
              ) : (
                <>
                  <WithdrawalList withdrawals={withdrawals} chosenId={chosenId} onChoose={choose} />
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
        {(query.isPending || withdrawals.length + chosenId.length > 0) && (
          <div className={columns.detail}>
            {chosen && can ? (
              <WithdrawalDetail key={chosenId} withdrawal={chosen} can={can} onAct={setAct} />
            ) : (
              <Panel>
                {query.isPending ? (
                  <LoadingLines lines={8} />
                ) : (
                  <StateNote icon={<WithdrawalsIcon />} title={chosenId === "" ? words.pick : words.gone} />
                )}
              </Panel>
            )}
          </div>
        )}
      </div>
      {chosen && act && (
        <DecisionDialog withdrawal={chosen} act={act} onClose={() => setAct(undefined)} onDecided={decided} />
      )}
    </>
  );
}
