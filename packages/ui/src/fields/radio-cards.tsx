import type { ReactNode } from "react";
import { CheckMark } from "../icons.ts";
import { type FieldText, GroupFrame } from "./field-frame.tsx";
import styles from "./radio-cards.module.css";
import { type RadioGroup, radioState } from "./radio-state.ts";

export type RadioCard = {
  value: string;
  title: ReactNode;
  /** A second line: duration, minimum amount. */
  detail?: ReactNode;
  /** The fee as text, at the card's end. */
  fee?: ReactNode;
  /** A picture with its own background, or a logo, which gets a white plate in every brand. */
  logo?: ReactNode;
  disabled?: boolean;
};

export type RadioCardsProps = FieldText &
  RadioGroup & {
    cards: readonly RadioCard[];
    /** `rows` one below the other; `tiles` side by side, for currencies; `logos` as tight as their pictures allow. */
    look?: "rows" | "tiles" | "logos";
    required?: boolean;
  };

/** Radio buttons as cards: payment methods, currencies, limits. */
export function RadioCards({
  name,
  cards,
  value,
  defaultValue,
  onChange,
  look = "rows",
  required,
  ...text
}: RadioCardsProps) {
  const group = { name, value, defaultValue, onChange };
  return (
    <GroupFrame {...text} id={`field-${name}`}>
      <div className={styles[look]}>
        {cards.map((card) => (
          <label key={card.value} className={styles.card}>
            <input {...radioState(group, card)} className={styles.input} required={required} />
            <span className={styles.face}>
              {card.logo && <span className={styles.logo}>{card.logo}</span>}
              <span className={styles.words}>
                <span className={styles.title}>{card.title}</span>
                <span className={styles.more}>
                  {card.detail && <span className={styles.detail}>{card.detail}</span>}{" "}
                  {card.fee && <span className={styles.fee}>{card.fee}</span>}
                </span>
              </span>
              <span className={styles.mark} aria-hidden="true">
                <CheckMark />
              </span>
            </span>
          </label>
        ))}
      </div>
    </GroupFrame>
  );
}
