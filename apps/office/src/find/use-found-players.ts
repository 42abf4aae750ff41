import type { OfficeLicence } from "@bellwether/contract/office/index.ts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useDebounced } from "../browser/use-debounced.ts";
import { officeQuery } from "../gate/queries.ts";

/** Shorter texts would find everybody. */
export const MIN_QUERY = 2;
const SETTLED_MS = 120;

/** Who is found by a text while it is typed; the last list stays until the next one is there, so that nothing flickers. */
export function useFoundPlayers(typed: string, licence: OfficeLicence | undefined) {
  const q = useDebounced(typed.trim(), SETTLED_MS);
  const isLongEnough = q.length >= MIN_QUERY;
  const query = useQuery({
    ...officeQuery("findPlayers", { q, licence }),
    enabled: isLongEnough,
    placeholderData: keepPreviousData,
  });
  return { q, isLongEnough, query };
}
