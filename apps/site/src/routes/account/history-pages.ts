import { paths } from "../../paths.ts";
import { callGate } from "../../request/call-gate.ts";
import type { Site } from "../../request/site.ts";
import { historyIndexOf, kindOf, roundStates, type Span, spanOf, startIndexOf } from "./history-filter.tsx";

/** Rows per page of a history. */
export const pageSize = 10;

type AskedRounds = Span & { state?: (typeof roundStates)[number] | undefined };

/** The filter of a list of rounds, from the page's address. */
export function askedRounds(query: URLSearchParams): AskedRounds {
  return { ...spanOf(query), state: kindOf(query.get("state"), roundStates) };
}

/** Links to the newest and the older page; `at` returns the page's own address for a start index, or for the start of the list. */
export function neighbours(
  startIndex: number,
  nextIndex: number | null,
  at: (startIndex?: string) => string,
): { newest: string | undefined; older: string | undefined } {
  return {
    newest: startIndex === -1 ? undefined : at(),
    older: nextIndex === null ? undefined : at(String(nextIndex)),
  };
}

/** One page of tickets. */
export async function ticketsPage(site: Site, query: URLSearchParams) {
  const asked = askedRounds(query);
  const startIndex = startIndexOf(query);
  const { items, next_index, holds_payouts } = await callGate(site, "ticketHistory", {
    ...asked,
    limit: pageSize,
    start_index: startIndex,
  });
  const { state, ...span } = asked;
  return {
    span,
    state,
    file: paths.ticketsFile(asked),
    items,
    holdsPayouts: holds_payouts,
    ...neighbours(startIndex, next_index, (start_index) =>
      paths.tickets({ ...asked, ...(start_index !== undefined && { start_index }) }),
    ),
  };
}

/** Ten play sessions, with the totals of all of them. */
export async function sessionsPage(site: Site, query: URLSearchParams) {
  const asked = askedRounds(query);
  const startIndex = query.has("session") ? -1 : startIndexOf(query);
  const { totals, sessions, currency, next_index } = await callGate(site, "playSessions", {
    ...asked,
    limit: pageSize,
    start_index: startIndex,
  });
  return {
    of: "sessions" as const,
    totals,
    sessions,
    currency,
    ...neighbours(startIndex, next_index, (start_index) =>
      paths.gameHistory({ ...asked, ...(start_index !== undefined && { start_index }) }),
    ),
  };
}

/** The session in the address with a page of its rounds; undefined when the address names none, or one outside its days. */
export async function sessionRounds(site: Site, query: URLSearchParams) {
  const holding = historyIndexOf(query.get("session"));
  if (holding === undefined) return undefined;
  const asked = askedRounds(query);
  const { sessions, currency } = await callGate(site, "playSessions", {
    ...asked,
    limit: 1,
    holding,
  });
  const [found] = sessions;
  if (!found) return undefined;
  const startIndex = startIndexOf(query);
  const { items, next_index } = await callGate(site, "gameHistory", {
    ...asked,
    limit: pageSize,
    first_index: found.first_index,
    last_index: found.last_index,
    start_index: startIndex,
  });
  return {
    of: "session" as const,
    session: found,
    currency,
    items,
    ...neighbours(startIndex, next_index, (start_index) =>
      paths.gameHistory({
        ...asked,
        session: String(holding),
        ...(start_index !== undefined && { start_index }),
      }),
    ),
  };
}
