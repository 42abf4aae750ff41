import type { OfficePermission, OfficeSelf } from "@bellwether/contract/office/index.ts";
import { queryOptions } from "@tanstack/react-query";
import { useStore } from "../browser/store.ts";
import { callOffice, queryClient, selfStore } from "../gate/office.ts";

/** Who is signed in. Asked again when the window gets the focus, and when a call says that a role was taken away. */
export const selfQuery = queryOptions({
  queryKey: ["me", {}] as const,
  queryFn: async () => {
    const self = await callOffice("me", {});
    const before = selfStore.read();
    // Somebody else has signed in in another window: what stands here was not meant for them.
    if (before && before.operator.id !== self.operator.id) window.location.reload();
    selfStore.write(self);
    return self;
  },
  staleTime: 60_000,
});

/** The signed-in person. Screens below the shell are shown to nobody else. */
export function useSelf(): OfficeSelf {
  const self = useStore(selfStore);
  if (!self) throw new Error("This screen is shown to signed-in persons alone");
  return self;
}

export const may = (self: OfficeSelf, permission: OfficePermission): boolean =>
  self.permissions.includes(permission);

/** Keeps who has just signed in or proven that it is they. */
export function becomeSelf(self: OfficeSelf): void {
  selfStore.write(self);
  queryClient.setQueryData(selfQuery.queryKey, self);
}
