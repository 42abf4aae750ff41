import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { officePages } from "../gate/queries.ts";
import { useCall } from "../gate/use-call.ts";
import { LicenceFilter, useLicence } from "../identity/licence-filter.tsx";
import { may, useSelf } from "../identity/self.ts";
import { CasesIcon } from "../kit/icons.ts";
import { isAnothers } from "../kit/in-hand.ts";
import { nextInQueue } from "../kit/next-in-queue.ts";
import { announce } from "../kit/notices.ts";
import { QueueScreen } from "../kit/queue-screen.tsx";
import { ScreenHead } from "../kit/screen-head.tsx";
import { ScreenTabs } from "../kit/screen-tabs.tsx";
import { StateNote } from "../kit/state-note.tsx";
import { useFilter } from "../kit/use-filter.ts";
import { useKeys } from "../kit/use-keys.ts";
import { kitWords } from "../kit/words.ts";
import { officePaths } from "../paths.ts";
import { AskFundsDialog } from "./ask-funds-dialog.tsx";
import { CaseDetail } from "./case-detail.tsx";
import { asksForFunds, kindOfCase } from "./case-kinds.ts";
import { CaseList } from "./case-list.tsx";
import { CloseDialog } from "./close-dialog.tsx";
import { ScreeningNote } from "./screening-note.tsx";
import { UnresolvedList } from "./unresolved-list.tsx";
import { caseWords as words } from "./words.ts";

/** The queue of cases, and the payments without a result. */
export function CasesPage() {
  const [stateText] = useFilter("state");
  const licence = useLicence();
  const tabs = [
    { path: officePaths.cases({ licence }), title: words.open, isCurrent: stateText === "" },
    {
      path: officePaths.cases({ state: "closed", licence }),
      title: words.closed,
      isCurrent: stateText === "closed",
    },
    {
      path: officePaths.cases({ state: "unresolved", licence }),
      title: words.unresolved,
      isCurrent: stateText === "unresolved",
    },
  ];
  if (stateText !== "unresolved")
    return <CaseQueue state={stateText === "closed" ? "closed" : "open"} tabs={tabs} />;
  return (
    <>
      <ScreenHead title={words.title} about={words.unresolvedAbout} />
      <ScreenTabs label={words.list} tabs={tabs} />
      <UnresolvedList />
    </>
  );
}

type CaseQueueProps = {
  state: "open" | "closed";
  tabs: readonly { path: string; title: string; isCurrent: boolean }[];
};

function CaseQueue({ state, tabs }: CaseQueueProps) {
  const self = useSelf();
  const licence = useLicence();
  const [chosenId, choose] = useFilter("case");
  const [dialog, setDialog] = useState<"close" | "ask">();
  const query = useInfiniteQuery(officePages("cases", { state, licence }));
  const cases = query.data?.pages.flatMap((page) => page.cases) ?? [];
  const chosen = cases.find(({ id }) => id === chosenId);
  const take = useCall("takeCase", {
    changes: ["cases", "oneCase"],
    onDone: () => announce(kitWords.taken),
  });
  // Whoever may close a case may take it.
  const mayClose = chosen !== undefined && may(self, kindOfCase(chosen).needs);
  const isFree = chosen !== undefined && chosen.end === null && !isAnothers(chosen);
  const mayAsk = asksForFunds(chosen) && may(self, "documents.decide");
  const move = (step: 1 | -1) => {
    const next = nextInQueue(cases, chosenId, step);
    if (next) choose(next.id);
  };
  const closed = () => {
    const next = nextInQueue(cases, chosenId, 1);
    const other = next?.id === chosenId ? nextInQueue(cases, chosenId, -1) : next;
    setDialog(undefined);
    choose(other && other.id !== chosenId ? other.id : "");
  };
  useKeys([
    { key: "j", does: words.keys.next, run: () => move(1) },
    { key: "k", does: words.keys.previous, run: () => move(-1) },
    isFree &&
      mayClose &&
      !chosen.is_own && { key: "t", does: words.keys.take, run: () => take.send({ case_id: chosen.id }) },
    isFree && mayClose && { key: "c", does: words.keys.close, run: () => setDialog("close") },
    isFree && mayAsk && { key: "d", does: words.keys.ask, run: () => setDialog("ask") },
  ]);
  return (
    <>
      <ScreeningNote />
      <QueueScreen
        title={words.title}
        about={words.about}
        label={words.list}
        tabs={tabs}
        filters={<LicenceFilter />}
        query={query}
        list={cases.length > 0 ? <CaseList cases={cases} chosenId={chosenId} onChoose={choose} /> : undefined}
        none={<StateNote icon={<CasesIcon />} title={state === "open" ? words.noneOpen : words.noneClosed} />}
        detail={
          chosen && (
            <CaseDetail
              key={chosen.id}
              one={chosen}
              mayClose={mayClose}
              mayAsk={mayAsk}
              onClosing={() => setDialog("close")}
              onAsking={() => setDialog("ask")}
            />
          )
        }
        isGone={chosenId !== ""}
        hint={<StateNote icon={<CasesIcon />} title={chosenId === "" ? words.pick : words.gone} />}
      />
      {chosen && dialog === "close" && (
        <CloseDialog one={chosen} onClose={() => setDialog(undefined)} onClosed={closed} />
      )}
      {chosen && dialog === "ask" && (
        <AskFundsDialog playerId={chosen.player_id} onClose={() => setDialog(undefined)} />
      )}
    </>
  );
}
