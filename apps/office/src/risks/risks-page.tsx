import { riskViews } from "@bellwether/contract/office/index.ts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { officePages } from "../gate/queries.ts";
import { useCall } from "../gate/use-call.ts";
import { LicenceFilter, useLicence } from "../identity/licence-filter.tsx";
import { RiskIcon } from "../kit/icons.ts";
import { nextInQueue } from "../kit/next-in-queue.ts";
import { announce } from "../kit/notices.ts";
import { QueueScreen } from "../kit/queue-screen.tsx";
import { StateNote } from "../kit/state-note.tsx";
import { useFilter } from "../kit/use-filter.ts";
import { useKeys } from "../kit/use-keys.ts";
import { kitWords } from "../kit/words.ts";
import { officePaths } from "../paths.ts";
import { RiskDialogs } from "./risk-acts.tsx";
import { riskChanges } from "./risk-changes.ts";
import { RiskDetail } from "./risk-detail.tsx";
import { RiskList } from "./risk-list.tsx";
import { useRiskActs } from "./use-risk-acts.ts";
import { riskWords as words } from "./words.ts";

/** Players at risk: the highest score first, or those about whom something is to do, the first day first. */
export function RisksPage() {
  const [viewText] = useFilter("view");
  const view = riskViews.find((each) => each === viewText) ?? "score";
  const licence = useLicence();
  const [chosenId, choose] = useFilter("player");
  const query = useInfiniteQuery(officePages("playersAtRisk", { view, licence }));
  const risks = query.data?.pages.flatMap((page) => page.risks) ?? [];
  const chosen = risks.find(({ player_id }) => player_id === chosenId);
  const acts = useRiskActs(chosen);
  const take = useCall("takePlayerAtRisk", { changes: riskChanges, onDone: () => announce(kitWords.taken) });
  const move = (step: 1 | -1) => {
    const next = nextInQueue(
      risks.map(({ player_id: id }) => ({ id })),
      chosenId,
      step,
    );
    if (next) choose(next.id);
  };
  const { markCall } = acts;
  useKeys([
    { key: "j", does: words.keys.next, run: () => move(1) },
    { key: "k", does: words.keys.previous, run: () => move(-1) },
    acts.mayTake &&
      chosen?.is_own === false && {
        key: "t",
        does: words.keys.take,
        run: () => take.send({ player_id: chosen.player_id }),
      },
    acts.mayInteract && {
      key: "i",
      does: words.keys.interact,
      run: () => acts.start({ dialog: "record" }),
    },
    markCall && {
      key: "m",
      does: words.keys.mark,
      run: () => acts.start({ dialog: "mark", call: markCall }),
    },
    acts.mayLift && {
      key: "l",
      does: words.keys.lift,
      run: () => acts.start({ dialog: "mark", call: "liftRiskMark" }),
    },
  ]);
  return (
    <>
      <QueueScreen
        title={words.title}
        about={words.about}
        label={words.list}
        tabs={[
          { path: officePaths.risks({ licence }), title: words.byScore, isCurrent: view === "score" },
          {
            path: officePaths.risks({ view: "due", licence }),
            title: words.byDay,
            isCurrent: view === "due",
          },
        ]}
        filters={<LicenceFilter />}
        query={query}
        list={risks.length > 0 ? <RiskList risks={risks} chosenId={chosenId} onChoose={choose} /> : undefined}
        none={<StateNote icon={<RiskIcon />} title={view === "score" ? words.none : words.noneDue} />}
        detail={chosen && <RiskDetail key={chosen.player_id} risk={chosen} acts={acts} />}
        isGone={chosenId !== ""}
        hint={<StateNote icon={<RiskIcon />} title={chosenId === "" ? words.pick : words.gone} />}
      />
      {chosen && <RiskDialogs risk={chosen} acts={acts} />}
    </>
  );
}
