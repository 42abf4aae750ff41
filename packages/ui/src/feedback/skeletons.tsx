import type { CSSProperties, ReactNode } from "react";
import { classNames } from "../class-names.ts";
import styles from "./skeletons.module.css";

export type SkeletonProps = {
  width?: string;
  height?: string;
  shape?: "block" | "round" | "tile";
  className?: string;
};

/** A grey placeholder shape. */
export function Skeleton({ width, height, shape = "block", className }: SkeletonProps) {
  return (
    <span
      className={classNames(styles.skeleton, styles[shape], className)}
      style={{ width, height } as CSSProperties}
    />
  );
}

/** Announces what is loading, once for all the shapes inside. */
export function SkeletonGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="status" className={styles.group}>
      <span className={styles.spoken}>{label}</span>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}

/** Lines of text, the last one shorter. */
export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <span className={styles.text}>
      {repeat(lines, () => (
        <Skeleton height="0.875em" className={styles.line} />
      ))}
    </span>
  );
}

/** A heading and a row of tiles, as tall as the real ones. */
export function SkeletonRail({ tiles = 8 }: { tiles?: number }) {
  return (
    <span className={styles.section}>
      <Skeleton width="11rem" height="1.75rem" />
      <span className={styles.rail}>
        {repeat(tiles, () => (
          <Skeleton shape="tile" />
        ))}
      </span>
    </span>
  );
}

export function SkeletonGrid({ tiles = 12 }: { tiles?: number }) {
  return (
    <span className={styles.grid}>
      {repeat(tiles, () => (
        <Skeleton shape="tile" />
      ))}
    </span>
  );
}

/** Rows of a table or of cards. */
export function SkeletonRows({ rows = 5 }: { rows?: number }) {
  return (
    <span className={styles.rows}>
      {repeat(rows, () => (
        <Skeleton height="4.5rem" />
      ))}
    </span>
  );
}

export function SkeletonHero() {
  return <Skeleton className={styles.hero} />;
}

function repeat(count: number, draw: () => ReactNode): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: the placeholders are identical
  return Array.from({ length: count }, (_, index) => <span key={index}>{draw()}</span>);
}
