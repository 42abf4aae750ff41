import type { MessageKey } from "@bellwether/i18n/translate.ts";
import { createAwardQueue } from "@bellwether/ui/feedback/award-queue.ts";
import { AwardToast } from "@bellwether/ui/feedback/award-toast.tsx";
import { useEffect, useState } from "react";
import { Mascot } from "../brand/mascot.tsx";
import { useRoundRunning } from "../live/round-running.ts";
import { takeAwards, useWaitingAwards } from "../live/waiting-awards.ts";
import { useTexts } from "../locale/texts.tsx";

/**
 * Shows pushed awards [3.22, 4.13] one after the other, 5 s each. A description is a text's key or plain text. While a round
 * runs they wait, so as not to cover it.
 */
export function Awards({ playing }: { playing: boolean }) {
  const t = useTexts();
  const [queue] = useState(() => createAwardQueue());
  const waiting = useWaitingAwards((state) => state.awards.length);
  const isHeld = useRoundRunning(({ running }) => running) && playing;
  useEffect(() => queue.hold(isHeld), [queue, isHeld]);
  useEffect(() => {
    if (waiting === 0) return;
    for (const { taskId, reward } of takeAwards()) {
      const rewards = reward.map(({ description, type }) => ({
        type,
        description: t(description as MessageKey) || description,
      }));
      queue.notify(taskId === undefined ? { rewards } : { taskId, rewards });
    }
  }, [waiting, queue, t]);
  return (
    <AwardToast
      queue={queue}
      title={t("core.award_title")}
      dismissLabel={t("core.shell_close")}
      art={<Mascot pose="celebrating" sizePx={72} />}
      overGame={playing}
      random={confettiRandom}
    />
  );
}

/** Confetti decides nothing, so `Math.random` is allowed here. */
const confettiRandom = () => Math.random();
