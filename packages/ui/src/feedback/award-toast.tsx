import { type ReactNode, useSyncExternalStore } from "react";
import { Close, Reward } from "../icons.ts";
import { Paper } from "../surfaces/paper.tsx";
import type { AwardQueue } from "./award-queue.ts";
import styles from "./award-toast.module.css";
import { Confetti } from "./confetti.tsx";

export type AwardToastProps = {
  queue: AwardQueue;
  title: string;
  dismissLabel: string;
  /** The celebrating mascot; defaults to a rosette. */
  art?: ReactNode;
  /** Over a game, the toast is one line below the header, clear of cards and buttons. Confetti would seem to celebrate the round's result. */
  overGame?: boolean;
  /** Random numbers from 0 to 1 for the confetti. */
  random: () => number;
};

/** Shows awards for 5 s each with confetti, one after the other [4.13]. Never used for anything lost. */
export function AwardToast({ queue, title, dismissLabel, art, overGame, random }: AwardToastProps) {
  const shown = useSyncExternalStore(queue.subscribe, queue.snapshot, queue.snapshot);
  return (
    <div className={styles.place} data-over-game={overGame || undefined} role="status">
      {shown && (
        <div key={shown.turn} className={styles.toast} data-closing={shown.closing || undefined}>
          <Paper notch={overGame ? "none" : "upright"} />
          {!overGame && <Confetti random={random} />}
          <div className={styles.art} aria-hidden="true">
            {art ?? <Reward />}
          </div>
          <div className={styles.words}>
            <p className={styles.title}>{title}</p>
            {shown.award.rewards.map((reward) => (
              <p key={`${reward.type} ${reward.description}`} className={styles.reward}>
                {reward.description}
              </p>
            ))}
          </div>
          <button type="button" className={styles.dismiss} aria-label={dismissLabel} onClick={queue.dismiss}>
            <Close aria-hidden="true" />
          </button>
        </div>
      )}
    </div>
  );
}
