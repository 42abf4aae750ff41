import { SECOND_MS } from "@bellwether/contract/durations.ts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { officePages } from "../gate/queries.ts";
import { useCall } from "../gate/use-call.ts";
import { LicenceFilter, useLicence } from "../identity/licence-filter.tsx";
import { may, useSelf } from "../identity/self.ts";
import { WithdrawalsIcon } from "../kit/icons.ts";
import { nextInQueue } from "../kit/next-in-queue.ts";
import { announce } from "../kit/notices.ts";
import { QueueScreen } from "../kit/queue-screen.tsx";
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
  const licence = useLicence();
  const [chosenId, choose] = useFilter("withdrawal");
  const [act, setAct] = useState<WithdrawalAct>();
  // A colleague may take or decide one meanwhile.
  const query = useInfiniteQuery({
    ...officePages("withdrawals", { state, licence }),
    refetchInterval: 10 * SECOND_MS,
  });
  const withdrawals = query.data?.pages.flatMap((page) => page.withdrawals) ?? [];
  const queue = withdrawals.map(({ transaction_id: id }) => ({ id }));
  const chosen = withdrawals.find(({ transaction_id }) => transaction_id === chosenId);
  const can = chosen && canWithdrawal(chosen, mayDecide);
  const take = useCall("takeWithdrawal", {
    changes: ["withdrawals", "withdrawal"],
    onDone: () => announce(kitWords.taken),
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
      <QueueScreen
        title={words.title}
        about={words.about}
        label={words.list}
        tabs={[
          {
            path: officePaths.withdrawals({ licence }),
            title: words.waiting,
            isCurrent: state === "waiting",
          },
          {
            path: officePaths.withdrawals({ state: "decided", licence }),
            title: words.decided,
            isCurrent: state === "decided",
          },
        ]}
        filters={<LicenceFilter />}
        query={query}
        list={
          withdrawals.length > 0 ? (
            <WithdrawalList withdrawals={withdrawals} chosenId={chosenId} onChoose={choose} />
          ) : undefined
        }
        none={
          <StateNote
            icon={<WithdrawalsIcon />}
            title={state === "waiting" ? words.noneWaiting : words.noneDecided}
            text={state === "waiting" ? words.noneWaitingText : undefined}
          />
        }
        detail={
          chosen && can ? (
            <WithdrawalDetail key={chosenId} withdrawal={chosen} can={can} onAct={setAct} />
          ) : undefined
        }
        isGone={chosenId !== ""}
        hint={<StateNote icon={<WithdrawalsIcon />} title={chosenId === "" ? words.pick : words.gone} />}
      />
      {chosen && act && (
        <DecisionDialog withdrawal={chosen} act={act} onClose={() => setAct(undefined)} onDecided={decided} />
      )}
    </>
  );
}
