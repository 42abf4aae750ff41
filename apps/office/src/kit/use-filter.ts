import { useSearchParams } from "react-router";

/**
 * A filter that lives in the address, so that the view can be sent to somebody. Changing it replaces the entry in the history: Back leaves the
 * screen and does not undo filters one by one.
 */
export function useFilter(name: string): [string, (value: string) => void] {
  const [query, setQuery] = useSearchParams();
  const write = (value: string) =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === "") next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return [query.get(name) ?? "", write];
}

/** A filter of several words that are known; unknown ones in an address are left out. */
export function useListFilter<Word extends string>(
  name: string,
  words: readonly Word[],
): [Word[], (chosen: readonly Word[]) => void] {
  const [text, write] = useFilter(name);
  const given = text.split(",");
  // Always in the list's order, so that one view has one address.
  const inOrder = (chosen: readonly string[]) => words.filter((word) => chosen.includes(word));
  return [inOrder(given), (chosen) => write(inOrder(chosen).join(","))];
}
