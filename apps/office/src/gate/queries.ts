import type { OfficeCallName } from "@bellwether/contract/office/index.ts";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { OfficeInput, OfficeOutput } from "./call-office.ts";
import { callOffice, queryClient } from "./office.ts";

/** The answer to a reading call, kept by its name and input. */
export function officeQuery<Name extends OfficeCallName>(name: Name, input: OfficeInput<Name>) {
  return queryOptions({
    queryKey: [name, input] as const,
    queryFn: () => callOffice(name, input),
  });
}

type PagedCall =
  | "playerTimeline"
  | "approvals"
  | "withdrawals"
  | "cases"
  | "audit"
  | "erasures"
  | "webhookDeliveries"
  | "tasks"
  | "playersAtRisk"
  | "settlementDifferences";

/** A list that goes on page by page from the key that the last page names. */
export function officePages<Name extends PagedCall>(name: Name, input: Omit<OfficeInput<Name>, "before">) {
  return infiniteQueryOptions({
    queryKey: [name, input, "pages"] as const,
    queryFn: ({ pageParam }): Promise<OfficeOutput<Name>> =>
      callOffice(name, { ...input, before: pageParam } as OfficeInput<Name>),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page: OfficeOutput<Name>) => page.next ?? undefined,
    // Each page is a call of its own: a list that was read far down is not asked for again because a window got the focus.
    refetchOnWindowFocus: ({ state: { data } }) => data === undefined || data.pages.length <= 2,
  });
}

/** Asks again for what these calls have answered, wherever it is shown. */
export function refresh(...names: OfficeCallName[]): Promise<unknown> {
  return Promise.all(names.map((name) => queryClient.invalidateQueries({ queryKey: [name] })));
}
