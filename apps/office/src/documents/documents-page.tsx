import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { OfficeOutput } from "../gate/call-office.ts";
import { officeQuery } from "../gate/queries.ts";
import { LicenceFilter, useLicence } from "../identity/licence-filter.tsx";
import { may, useSelf } from "../identity/self.ts";
import { DocumentIcon } from "../kit/icons.ts";
import { nextInQueue } from "../kit/next-in-queue.ts";
import { QueueScreen } from "../kit/queue-screen.tsx";
import { StateNote } from "../kit/state-note.tsx";
import { useFilter } from "../kit/use-filter.ts";
import { useKeys } from "../kit/use-keys.ts";
import { officePaths } from "../paths.ts";
import { CheckedDocument } from "./checked-document.tsx";
import { DocumentFacts } from "./document-facts.tsx";
import { DocumentList } from "./document-list.tsx";
import { OpenDialog } from "./open-dialog.tsx";
import { documentWords as words } from "./words.ts";

const states = ["waiting", "expiring", "decided"] as const;
const noneOf = {
  waiting: words.noneWaiting,
  expiring: words.noneExpiring,
  decided: words.noneDecided,
} as const;

type Taken = OfficeOutput<"takeDocument">;

/** The queue of players' documents: the list at the left, the chosen one beside it, and once it was taken, its pictures. */
export function DocumentsPage() {
  const mayDecide = may(useSelf(), "documents.decide");
  const [stateText] = useFilter("state");
  const state = states.find((each) => each === stateText) ?? "waiting";
  const licence = useLicence();
  const [chosenId, choose] = useFilter("document");
  const [isOpening, setOpening] = useState(false);
  const [taken, setTaken] = useState<Taken>();
  const query = useQuery(officeQuery("documentQueue", { state, licence }));
  const documents = query.data?.documents ?? [];
  const chosen = documents.find(({ id }) => id === chosenId);
  const isTaken = taken !== undefined && taken.document.id === chosenId;
  const move = (step: 1 | -1) => {
    const next = nextInQueue(documents, chosenId, step);
    if (next) choose(next.id);
  };
  useKeys([
    { key: "j", does: words.keys.next, run: () => move(1) },
    { key: "k", does: words.keys.previous, run: () => move(-1) },
    mayDecide &&
      chosen !== undefined &&
      !isTaken && { key: "Enter", does: words.keys.open, run: () => setOpening(true) },
  ]);
  const finished = () => {
    setTaken(undefined);
    const place = documents.findIndex(({ id }) => id === chosenId);
    choose(state === "waiting" ? (documents[place + 1]?.id ?? documents[place - 1]?.id ?? "") : chosenId);
  };
  const tab = (of: (typeof states)[number]) => ({
    path: officePaths.documents({ ...(of !== "waiting" && { state: of }), licence }),
    title: words[of],
    isCurrent: state === of,
  });
  return (
    <>
      <QueueScreen
        title={words.title}
        about={query.data ? words.about(query.data.waiting) : undefined}
        label={words.list}
        tabs={states.map(tab)}
        filters={<LicenceFilter />}
        query={query}
        list={
          documents.length > 0 ? (
            <DocumentList
              documents={documents}
              chosenId={chosenId}
              onChoose={choose}
              isByEnd={state === "expiring"}
            />
          ) : undefined
        }
        none={<StateNote icon={<DocumentIcon />} title={noneOf[state]} />}
        detail={
          isTaken ? (
            <CheckedDocument
              key={taken.document.id}
              taken={taken}
              onDecided={finished}
              onLeft={() => setTaken(undefined)}
            />
          ) : (
            chosen && (
              <DocumentFacts document={chosen} onOpen={mayDecide ? () => setOpening(true) : undefined} />
            )
          )
        }
        isGone={chosenId !== ""}
        hint={<StateNote icon={<DocumentIcon />} title={chosenId === "" ? words.pick : words.gone} />}
      />
      {isOpening && chosen && (
        <OpenDialog
          document={chosen}
          onClose={() => setOpening(false)}
          onTaken={(output) => {
            setTaken(output);
            setOpening(false);
          }}
        />
      )}
    </>
  );
}
