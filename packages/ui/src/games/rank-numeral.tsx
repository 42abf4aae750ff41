import styles from "./rank-numeral.module.css";

export type RankNumeralProps = {
  /** Rank from 1 to 99. */
  rank: number;
  label?: string;
};

/** A rank numeral, as high as the picture next to it and never covered by it. */
export function RankNumeral({ rank, label }: RankNumeralProps) {
  return (
    <span className={styles.rank}>
      {label && <span className={styles.spoken}>{label}</span>}
      <span className={styles.stub} aria-hidden={label ? "true" : undefined}>
        <span className={styles.numeral} data-digits={String(rank).length}>
          {rank}
        </span>
      </span>
    </span>
  );
}
