import { SECOND_MS } from "@bellwether/contract/durations.ts";
import { Button } from "@bellwether/ui/actions/button.tsx";
import { useEffect } from "react";
import { useStore } from "../browser/store.ts";
import { useClock } from "../browser/use-clock.ts";
import { useOnline } from "../browser/use-online.ts";
import { lastAnswer, queryClient } from "../gate/office.ts";
import { selfQuery, useSelf } from "../identity/self.ts";
import { Callout } from "../kit/callout.tsx";
import { StopsBar } from "../stops/stops-bar.tsx";
import { sessionPhase } from "./session-phase.ts";
import styles from "./standing-lines.module.css";
import { shellWords as words } from "./words.ts";

const askAgain = () => void queryClient.fetchQuery({ ...selfQuery, staleTime: 0 }).catch(() => undefined);

/** Lines above every screen, while they are true: what is stopped, no connection, a session that ends soon. */
export function StandingLines() {
  const isOnline = useOnline();
  const { session } = useSelf();
  const phase = sessionPhase({
    now: useClock(5 * SECOND_MS),
    lastAnswer: useStore(lastAnswer),
    endsAt: session.ends_at,
    idleMinutes: session.idle_minutes,
  });
  // The office says whether it is over: another window may have kept it.
  useEffect(() => {
    if (phase.is === "over") askAgain();
  }, [phase.is]);
  return (
    <div className={styles.lines}>
      <StopsBar />
      {!isOnline && <Callout tone="warning">{words.offline}</Callout>}
      {phase.is === "idle" && (
        <Callout
          tone="warning"
          action={
            <Button variant="quiet" onClick={askAgain}>
              {words.stay}
            </Button>
          }
        >
          {words.ending(shownWait(phase.leftMs))}
        </Callout>
      )}
      {phase.is === "last" && <Callout tone="warning">{words.lastCall(shownWait(phase.leftMs))}</Callout>}
    </div>
  );
}

const shownWait = (ms: number) => `${Math.ceil(ms / SECOND_MS)} s`;
