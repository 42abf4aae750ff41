import { type CSSProperties, useMemo } from "react";
import styles from "./confetti.module.css";
import { type ConfettiPiece, confettiPieces } from "./confetti-pieces.ts";

/** Pieces in the brand's colours that fall once over what they stand in; none where the system asks for less movement. */
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
