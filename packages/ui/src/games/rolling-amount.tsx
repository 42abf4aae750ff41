import { type CSSProperties, useEffect, useRef, useState } from "react";
import { type JackpotGrowth, jackpotValue } from "./jackpot-value.ts";
import styles from "./rolling-amount.module.css";

/** Ten steps a second look continuous, at a fraction of the cost of a step per frame. */
const STEP_MS = 100;
const STEP_STILL_MS = 5_000;
const ROLL: KeyframeAnimationOptions = { duration: 180, easing: "ease-out" };

export type RollingAmountProps = JackpotGrowth & {
  /** Formats minor units in the page's language and currency. */
  format: (minor: number) => string;
  /** The current time, in milliseconds. */
  now: () => number;
  /** The page's render time, so that the server's and the first client render show the same amount. */
  renderedAtMs: number;
};

/**
 * An amount that grows, each digit on a plate of its own, which rolls when the digit changes. It changes the page directly instead of through
 * React, ten times a second at most, and never faster than the amount grows.
 */
export function RollingAmount({ format, now, renderedAtMs, ...growth }: RollingAmountProps) {
  const { startMinor, minorPerSecond, loadedAtMs } = growth;
  const amount = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const write = () => {
      if (!amount.current) return;
      showText(
        amount.current,
        format(jackpotValue({ startMinor, minorPerSecond, loadedAtMs }, now())),
        isStill,
      );
    };
    write();
    const timer = setInterval(write, isStill ? STEP_STILL_MS : STEP_MS);
    return () => clearInterval(timer);
  }, [format, now, startMinor, minorPerSecond, loadedAtMs]);
  // React renders the plates once: from then on only `showText` changes them, also their number.
  const [firstText] = useState(() => format(jackpotValue(growth, renderedAtMs)));
  return (
    <span className={styles.amount} style={{ "--characters": firstText.length } as CSSProperties}>
      <span ref={amount} className={styles.plates} suppressHydrationWarning>
        {[...firstText].map((character, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: characters repeat, and only their position identifies them
          <span key={place} className={classOf(character)} suppressHydrationWarning>
            {character}
          </span>
        ))}
      </span>
    </span>
  );
}

function showText(plates: HTMLElement, text: string, isStill: boolean): void {
  const characters = [...text];
  plates.style.setProperty("--characters", String(characters.length));
  while (plates.children.length > characters.length) plates.lastElementChild?.remove();
  for (const [place, character] of characters.entries()) {
    const plate = plates.children[place] ?? plates.appendChild(document.createElement("span"));
    if (plate.textContent === character) continue;
    plate.textContent = character;
    plate.className = classOf(character);
    if (!isStill && isDigit(character))
      plate.animate(
        [
          { translate: "0 45%", opacity: 0.25 },
          { translate: "0 0", opacity: 1 },
        ],
        ROLL,
      );
  }
}

const isDigit = (character: string) => /\d/.test(character);

const classOf = (character: string): string => (isDigit(character) ? styles.digit : styles.sign) ?? "";
