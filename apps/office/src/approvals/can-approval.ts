import type { Approval } from "@bellwether/contract/office/index.ts";

type Standing = Pick<Approval, "state" | "is_own" | "is_stale" | "can_decide">;

/** What the signed-in person can do with a request. The office decides; the screen offers what it will allow. */
export const canApproval = {
  approve: ({ state, can_decide, is_stale }: Standing) => state === "open" && can_decide && !is_stale,
  refuse: ({ state, can_decide }: Standing) => state === "open" && can_decide,
  edit: ({ state, is_own }: Standing) => state === "open" && is_own,
  withdraw: ({ state, is_own }: Standing) => (state === "open" || state === "approved") && is_own,
} as const;
