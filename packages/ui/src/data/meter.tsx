import type { CSSProperties, ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { fraction, meterTone } from "./fraction.ts";
import styles from "./meter.module.css";

export type MeterProps = {
  /** What is measured: “Deposits this week”. */
  label: string;
  value: number;
  max: number;
  /** The value as text: “€ 120 of € 200”. */
  valueText: string;
  /** Text under the bar: when the period restarts, what is pending. */
  detail?: ReactNode;
};

/** A meter of a limit's used part; it shows a warning from 80 % on. */
export function Meter({ label, value, max, valueText, detail }: MeterProps) {
  const used = fraction(value, max);
  return (
    <BarFrame look={meterTone(value, max)} label={label} valueText={valueText} detail={detail}>
      {/* biome-ignore lint/a11y/useSemanticElements: browsers draw a `meter` in their own style, which CSS cannot change */}
      <div
        className={styles.track}
        role="meter"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(used * 100)}
        aria-valuetext={valueText}
      >
        <Fill used={used} />
      </div>
    </BarFrame>
  );
}

export type ProgressBarProps = MeterProps;

/** A progress bar for something that the player wants to complete, such as a bonus's wagering. */
export function ProgressBar({ label, value, max, valueText, detail }: ProgressBarProps) {
  const done = fraction(value, max);
  return (
    <BarFrame look="progress" label={label} valueText={valueText} detail={detail}>
      <div
        className={styles.track}
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(done * 100)}
        aria-valuetext={valueText}
      >
        <Fill used={done} />
      </div>
    </BarFrame>
  );
}

type BarFrameProps = Pick<MeterProps, "label" | "valueText" | "detail"> & {
  look: string;
  children: ReactNode;
};

function BarFrame({ look, label, valueText, detail, children }: BarFrameProps) {
  return (
    <div className={classNames(styles.meter, styles[look])}>
      <p className={styles.words} aria-hidden="true">
        <span>{label}</span>
        <span className={styles.value}>{valueText}</span>
      </p>
      {children}
      {detail && <p className={styles.detail}>{detail}</p>}
    </div>
  );
}

function Fill({ used }: { used: number }) {
  return <span className={styles.fill} style={{ "--used": used } as CSSProperties} />;
}
