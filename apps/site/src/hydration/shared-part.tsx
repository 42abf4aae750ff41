import { type ComponentType, createContext, useContext, useId } from "react";

/** Where a page writes the HTML of a part: text that stands for HTML that is kept, or text before and after HTML to keep. */
export type PartMarks = { kept: string } | { begin: string; end: string };

/** Finds the HTML of a part by what the part is rendered from. Undefined for pages whose parts are not kept, and in the browser. */
export const SharedPartsContext = createContext<((key: string) => PartMarks) | undefined>(undefined);

/** True inside of a shared part on the server, where `useRoot` refuses what is personal. */
export const InSharedPart = createContext(false);

/**
 * A part of a page that looks alike for all readers of the same market, brand and language. The server renders it once and writes the same HTML
 * into other players' pages (`shared-parts.server.ts`). The browser hydrates it like any other part.
 *
 * Its properties are data, because their JSON is a part of the key. Besides them, its component may read the texts, the address and what
 * `useRoot` gives it, and nothing of the player.
 * @param name unique in the site
 */
export function sharedPart<Props extends object>(name: string, Part: ComponentType<Props>) {
  return function SharedPart(props: Props) {
    // Ids inside of the part depend on its place, so equal parts at two places have their own HTML each.
    const place = useId();
    const find = useContext(SharedPartsContext);
    const marks = find?.(`${name} ${place} ${JSON.stringify(props)}`);
    if (marks && "kept" in marks) return <>{marks.kept}</>;
    // Three children in the browser too: React numbers ids by the place among the children.
    return (
      <>
        {marks?.begin ?? null}
        <InSharedPart value={import.meta.env.SSR}>
          <SharedPartsContext value={undefined}>
            <Part {...props} />
          </SharedPartsContext>
        </InSharedPart>
        {marks?.end ?? null}
      </>
    );
  };
}
