import { Children, type CSSProperties, type ReactNode, useRef } from "react";
import { classNames } from "../class-names.ts";
import { ChevronEnd, ChevronStart } from "../icons.ts";
import styles from "./rail.module.css";
import { useRail } from "./use-rail.ts";

export type RailProps = {
  /** The list's accessible name, usually the heading's text. */
  label: string;
  previousLabel: string;
  nextLabel: string;
  children: ReactNode;
  /** Width of one item as a CSS length; defaults to a game tile's. */
  itemWidth?: string;
  /** Items keep their own widths, such as ranked tiles. */
  freeWidth?: boolean;
  className?: string;
};

/** A row that scrolls sideways and snaps: by touch, wheel, keyboard and mouse drag, with arrows for a mouse. */
export function Rail({
  label,
  previousLabel,
  nextLabel,
  children,
  itemWidth,
  freeWidth,
  className,
}: RailProps) {
  const list = useRef<HTMLUListElement>(null);
  const { ready, atStart, atEnd, turnPage } = useRail(list);
  const width = itemWidth ? ({ "--tile-width": itemWidth } as CSSProperties) : undefined;
  return (
    <div className={classNames(styles.rail, className)} style={width}>
      <ul
        ref={list}
        className={classNames(styles.list, freeWidth && styles.free, !freeWidth && !itemWidth && styles.six)}
        aria-label={label}
      >
        {Children.map(children, (child) => (
          <li className={styles.item}>{child}</li>
        ))}
      </ul>
      {ready && !(atStart && atEnd) && (
        <>
          <RailArrow side="start" label={previousLabel} disabled={atStart} onPress={() => turnPage(-1)} />
          <RailArrow side="end" label={nextLabel} disabled={atEnd} onPress={() => turnPage(1)} />
        </>
      )}
    </div>
  );
}

/** As high as a rail of tiles, where one will be. Without script the rail itself is there. */
export function RailPlace() {
  return (
    <div className={classNames(styles.rail, styles.place)} aria-hidden="true">
      <span />
    </div>
  );
}

type RailArrowProps = {
  side: "start" | "end";
  label: string;
  disabled: boolean;
  onPress: () => void;
};

function RailArrow({ side, label, disabled, onPress }: RailArrowProps) {
  return (
    <button
      type="button"
      className={classNames(styles.arrow, styles[side])}
      aria-label={label}
      disabled={disabled}
      onClick={onPress}
    >
      {side === "start" ? <ChevronStart aria-hidden="true" /> : <ChevronEnd aria-hidden="true" />}
    </button>
  );
}
