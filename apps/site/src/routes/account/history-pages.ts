import { callGate } from "../../request/call-gate.ts";
import type { Site } from "../../request/site.ts";
import { kindOf, roundStates, type Span, spanOf, startIndexOf } from "./history-filter.tsx";

/** Rows of one page of a history. */
export const pageSize = 10;

type AskedRounds = Span & { state?: (typeof roundStates)[number] | undefined };

/** What the filter of a list of rounds asks for, from the page's address. */
export function askedRounds(query: URLSearchParams): AskedRounds {
  return { ...spanOf(query), state: kindOf(query.get("state"), roundStates) };
}

/** Where the pages before and after lead; `at` gives the page's own address, from a place in the list or from its start. */
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

type HistoryPath = (query: AskedRounds & { start_index?: string }) => string;

/** One page of rounds, as the game history and the tickets show it. */
export async function roundsPage(
  site: Site,
  query: URLSearchParams,
  {
    call,
    path,
    file,
  }: { call: "gameHistory" | "ticketHistory"; path: HistoryPath; file: (asked: AskedRounds) => string },
) {
  const asked = askedRounds(query);
  const startIndex = startIndexOf(query);
  const { items, next_index } = await callGate(site, call, {
    ...asked,
    limit: pageSize,
    start_index: startIndex,
  });
  const { state, ...span } = asked;
  return {
    span,
    state,
    file: file(asked),
    items,
    ...neighbours(startIndex, next_index, (start_index) =>
      path({ ...asked, ...(start_index !== undefined && { start_index }) }),
    ),
  };
}
