import type { Award, PushMessage } from "@bellwether/contract/push.ts";
import { create } from "zustand";

/** Awards pushed and not shown yet: the connection may be up before the component that shows them has loaded. */
export const useWaitingAwards = create<{ awards: readonly Award[] }>(() => ({ awards: [] }));

export function noteAward(message: PushMessage): void {
  if (message.type !== "award") return;
  useWaitingAwards.setState(({ awards }) => ({ awards: [...awards, ...message.data] }));
}

/** Hands the awards over and empties the queue; the caller shows them. */
export function takeAwards(): readonly Award[] {
  const { awards } = useWaitingAwards.getState();
  if (awards.length > 0) useWaitingAwards.setState({ awards: [] });
  return awards;
}
