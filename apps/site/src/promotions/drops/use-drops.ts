import { useCallback, useEffect, useState } from "react";
import { useGate } from "../../gate/use-gate.ts";
import { usePush } from "../../live/push-listeners.ts";
import type { PromotionDrops } from "./load-drops.ts";

const POLL_MS = 10_000;

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
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === "visible") void read();
    };
    const timer = setInterval(look, POLL_MS);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [read]);
  return drops;
}
