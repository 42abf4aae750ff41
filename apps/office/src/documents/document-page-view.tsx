import type { OfficeDocument } from "@bellwether/contract/office/index.ts";
import { Button } from "@bellwether/ui/actions/button.tsx";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { saveFile } from "../browser/save-file.ts";
import { officeQuery } from "../gate/queries.ts";
import { Loaded } from "../kit/loaded.tsx";
import { LoadingLines } from "../kit/loading-lines.tsx";
import styles from "./document-page-view.module.css";
import { documentWords as words } from "./words.ts";

export type DocumentPageViewProps = { documentId: string; page: OfficeDocument["pages"][number] };

/** One page: a picture as the house has drawn it anew, or a PDF to save. It has no address, and is forgotten with the screen. */
export function DocumentPageView({ documentId, page: { page_id, side } }: DocumentPageViewProps) {
  const [isLarge, setLarge] = useState(false);
  const [turns, setTurns] = useState(0);
  const query = useQuery({
    ...officeQuery("readDocumentPage", { document_id: documentId, page_id }),
    ...{ gcTime: 0, staleTime: Number.POSITIVE_INFINITY, refetchOnWindowFocus: false, retry: false },
  });
  return (
    <figure className={styles.page}>
      <Loaded query={query} skeleton={<LoadingLines lines={10} />}>
        {({ type, content }) =>
          type === "application/pdf" ? (
            <SavedPdf content={content} name={`${documentId}-${side}.pdf`} />
          ) : (
            <>
              <figcaption className={styles.head}>
                <span>{words.sides[side]}</span>
                <Button variant="quiet" onClick={() => setTurns((turns + 1) % 4)}>
                  {words.turn}
                </Button>
                <Button variant="quiet" onClick={() => setLarge(!isLarge)}>
                  {isLarge ? words.smaller : words.larger}
                </Button>
              </figcaption>
              <div className={styles.frame} data-large={isLarge || undefined} data-turns={turns}>
                <img src={`data:image/jpeg;base64,${content}`} alt={words.sides[side]} />
              </div>
            </>
          )
        }
      </Loaded>
    </figure>
  );
}

function SavedPdf({ content, name }: { content: string; name: string }) {
  const save = () => {
    const bytes = Uint8Array.from(atob(content), (sign) => sign.charCodeAt(0));
    saveFile(name, bytes, "application/octet-stream");
  };
  return (
    <figcaption className={styles.pdf}>
      <Button variant="secondary" onClick={save}>
        {words.download}
      </Button>
      <span>{words.downloadHint}</span>
    </figcaption>
  );
}
