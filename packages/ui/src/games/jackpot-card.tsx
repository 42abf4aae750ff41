import type { ReactNode } from "react";
import { Clock, Draw, Jackpot } from "../icons.ts";
import styles from "./jackpot-card.module.css";
import { RollingAmount, type RollingAmountProps } from "./rolling-amount.tsx";

const icons = { network: Jackpot, drop: Draw, "win-time": Clock } as const;

export type JackpotCardProps = RollingAmountProps & {
  name: ReactNode;
  kind: keyof typeof icons;
  /** How it falls, in a few words. */
  kindText: ReactNode;
  /** Of a game that takes part; its lettering stays free. */
  picture?: ReactNode;
  detail: ReactNode;
  /** The last hit, or that the pot is being drawn. */
  last?: ReactNode;
};

/** A jackpot in a panel: its game, how it falls, its running amount, and its last hit. */
export function JackpotCard({ name, kind, kindText, picture, detail, last, ...growth }: JackpotCardProps) {
  const Icon = icons[kind];
  return (
    <div className={styles.card}>
      {picture && <div className={styles.picture}>{picture}</div>}
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        <p className={styles.kind}>
          <Icon aria-hidden="true" />
          {kindText}
        </p>
        <div className={styles.amount}>
          <RollingAmount {...growth} />
        </div>
        <p className={styles.detail}>{detail}</p>
        {last && <p className={styles.detail}>{last}</p>}
      </div>
    </div>
  );
}
