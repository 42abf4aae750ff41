import { useCallback, useEffect, useState } from "react";
import { useGate } from "../../gate/use-gate.ts";
import { usePush } from "../../live/push-listeners.ts";
import { usePoll } from "../../live/use-poll.ts";
import type { PromotionDrops } from "./load-drops.ts";

/** A promotion's drops, read again every ten seconds while the page is visible, and when the player gets something. */
export function useDrops(first: PromotionDrops): PromotionDrops {
  const [drops, setDrops] = useState(first);
  useEffect(() => setDrops(first), [first]);
  const { promotion } = first;
  const call = useGate();
  const read = useCallback(async () => {
    const news = await call("drops", { promotion }).catch(() => undefined);
    if (news) setDrops(news);
  }, [call, promotion]);
  usePush((message) => {
    if (message.type === "award") void read();
  });
  usePoll(read);
  return drops;
}
