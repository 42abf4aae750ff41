import type { Approval } from "@bellwether/contract/office/index.ts";

type Standing = Pick<Approval, "state" | "is_own" | "is_stale" | "can_decide">;

/** What the signed-in person can do with a request. The office decides; the screen offers what it will allow. */
export const canApproval = {
  approve: ({ state, can_decide, is_stale }: Standing) => state === "open" && can_decide && !is_stale,
  refuse: ({ state, can_decide }: Standing) => state === "open" && can_decide,
  edit: ({ state, is_own }: Standing) => state === "open" && is_own,
  withdraw: ({ state, is_own }: Standing) => (state === "open" || state === "approved") && is_own,
} as const;

/** The request before or after the chosen one; the list's first without a chosen one, and its ends stay where they are. */
export function nextRequest<Item extends { id: string }>(
  items: readonly Item[],
  chosenId: string,
  step: 1 | -1,
): Item | undefined {
  const place = items.findIndex(({ id }) => id === chosenId);
  if (place < 0) return items[0];
  return items[Math.min(items.length - 1, Math.max(0, place + step))];
}
