import type { Award, PushMessage } from "@bellwether/contract/push.ts";
import { create } from "zustand";

/** Awards that were pushed and not shown yet: the line may be there before what shows them has loaded. */
export const useWaitingAwards = create<{ awards: readonly Award[] }>(() => ({ awards: [] }));

export function noteAward(message: PushMessage): void {
  if (message.type !== "award") return;
  useWaitingAwards.setState(({ awards }) => ({ awards: [...awards, ...message.data] }));
}

/** Hands them over; whoever asks shows them. */
export function takeAwards(): readonly Award[] {
  const { awards } = useWaitingAwards.getState();
  if (awards.length > 0) useWaitingAwards.setState({ awards: [] });
  return awards;
}
