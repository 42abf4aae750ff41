import { useInfiniteQuery } from "@tanstack/react-query";
import { officePages } from "../gate/queries.ts";
import { may, useSelf } from "../identity/self.ts";

/** What waits for a second person: for the reader to decide, and what they have asked for themselves. */
export function useWaiting() {
  const isAllowed = may(useSelf(), "approvals.read");
  const query = useInfiniteQuery({ ...officePages("approvals", { state: "waiting" }), enabled: isAllowed });
  const waiting = query.data?.pages.flatMap((page) => page.approvals) ?? [];
  return {
    isAllowed,
    query,
    forYou: waiting.filter(({ can_decide, state }) => can_decide && state === "open"),
    own: waiting.filter(({ is_own }) => is_own),
  };
}
