import styles from "./status-drawing.module.css";

export type PaymentStatus = "waiting" | "done" | "failed" | "canceled";

const rayDegrees = [0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330];

const drawings = { waiting: Waiting, done: Done, failed: Failed, canceled: Canceled };

/** A drawing of a coin on its way, arrived, failed or returned, in the brand's colours. */
export function StatusDrawing({ status }: { status: PaymentStatus }) {
  const Drawing = drawings[status];
  return (
    <svg viewBox="0 0 200 132" className={styles.drawing} aria-hidden="true">
      <ellipse cx="100" cy="122" rx="62" ry="6" className={styles.ground} />
      <Drawing />
    </svg>
  );
}

function Coin() {
  return (
    <>
      <circle r="30" cy="4" className={styles.coinEdge} />
      <circle r="30" className={styles.coin} />
      <circle r="22.5" className={styles.coinRing} />
      <path
        d="M0-12 3.6-4.4 12-3.4 5.8 2.4 7.4 10.6 0 6.5-7.4 10.6-5.8 2.4-12-3.4-3.6-4.4Z"
        className={styles.coinStar}
      />
    </>
  );
}

function Waiting() {
  return (
    <g transform="translate(100 66)">
      <circle r="50" className={styles.orbit} />
      <g className={styles.turning}>
        <circle r="50" className={styles.arc} pathLength="100" />
        <circle cx="50" r="6" className={styles.runner} />
      </g>
      <g className={styles.breathing}>
        <Coin />
      </g>
    </g>
  );
}

function Done() {
  return (
    <g transform="translate(100 64)">
      <g className={styles.rays}>
        {rayDegrees.map((degrees) => (
          <path key={degrees} d="M0-44V-55" transform={`rotate(${degrees})`} />
        ))}
      </g>
      <g className={styles.landing}>
        <Coin />
      </g>
      <g transform="translate(24 22)">
        <circle r="17" className={styles.successSeal} />
        <path d="M-7 .5-2 5.5 7.5-5" className={styles.successMark} />
      </g>
    </g>
  );
}

function Failed() {
  return (
    <g transform="translate(100 64)">
      <g transform="rotate(-7) translate(-9 3)" className={styles.tornStart}>
        <path d="M-56-28H6L-2-16 8-5-4 6 6 17-2 28H-56V9A9 9 0 0 0-56-9Z" className={styles.paper} />
        <path d="M-42-11H-14M-42 2H-20M-42 14H-26" className={styles.print} />
      </g>
      <g transform="rotate(8) translate(11 -2)" className={styles.tornEnd}>
        <path d="M10-28H52V-9A9 9 0 0 0 52 9V28H2L10 17 0 6 12-5 2-16Z" className={styles.paper} />
        <path d="M24-8H38M24 5H38" className={styles.print} />
      </g>
      <g transform="translate(0 34)">
        <circle r="16" className={styles.dangerSeal} />
        <path d="M-5.5-5.5 5.5 5.5M5.5-5.5-5.5 5.5" className={styles.dangerMark} />
      </g>
    </g>
  );
}

function Canceled() {
  return (
    <g transform="translate(100 66)">
      <path d="M46 22A50 50 0 1 1 44-26" className={styles.wayBack} />
      <path d="M30-25 45-25 45-41" className={styles.wayBackTip} />
      <g className={styles.pale}>
        <Coin />
      </g>
    </g>
  );
}
