import { type CSSProperties, useMemo } from "react";
import styles from "./confetti.module.css";
import { type ConfettiPiece, confettiPieces } from "./confetti-pieces.ts";

/** Confetti in the brand's colours that falls once over its container; none when the system prefers reduced motion. */
export function Confetti({ random }: { random: () => number }) {
  const pieces = useMemo(() => confettiPieces(random), [random]);
  return (
    <span className={styles.confetti} aria-hidden="true">
      {pieces.map((piece) => (
        <i key={piece.id} className={styles.piece} data-shape={piece.shape} style={pieceStyle(piece)} />
      ))}
    </span>
  );
}

function pieceStyle(piece: ConfettiPiece): CSSProperties {
  return {
    left: `${piece.leftPercent}%`,
    background: `var(--color-confetti-${piece.color})`,
    animationDelay: `${piece.delayMs}ms`,
    animationDuration: `${piece.fallMs}ms`,
    "--drift": `${piece.driftPx}px`,
    "--turn": `${piece.turnDegrees}deg`,
  } as CSSProperties;
}
