import type { MessageKey } from "@bellwether/i18n/translate.ts";
import { Star } from "@bellwether/ui/icons.ts";
import { Section } from "@bellwether/ui/surfaces/section-heading.tsx";
import { VisuallyHidden } from "@bellwether/ui/surfaces/visually-hidden.tsx";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { FormAlert } from "../forms/form-alert.tsx";
import { refusalText } from "../gate/refusal.ts";
import { useGateWrite } from "../gate/use-gate.ts";
import { useTexts } from "../locale/texts.tsx";
import styles from "./door-calendar.module.css";

export type Doors = {
  promotion: string;
  /** The days of the calendar, and today by its time zone. */
  days: readonly string[];
  today: string;
  /** Days whose door the player has opened. */
  opened: readonly string[];
  mayOpen: boolean;
  /** How many open doors the last draw asks for, or with sweets the draw. */
  needed: number;
  /** A calendar with a draw for each day has doors; one whose days count for the same draw has sweets. */
  look: "door" | "sweet";
};

type DoorState = "opened" | "today" | "missed" | "later";

/** A calendar; the player can open today's door. A door that was not opened on its day stays closed. */
export function DoorCalendar({ promotion, days, today, opened: stored, mayOpen, needed, look }: Doors) {
  const t = useTexts();
  const revalidator = useRevalidator();
  const { run, pending, refusal } = useGateWrite("openDoor");
  const [justOpened, setJustOpened] = useState<readonly string[]>();
  const opened = justOpened ?? stored;
  const number = days.indexOf(today) + 1;
  const open = async () => {
    const answer = await run({ promotion });
    if (!answer) return;
    setJustOpened(answer.doors);
    await revalidator.revalidate();
  };
  const stateOf = (day: string): DoorState => {
    if (opened.includes(day)) return "opened";
    if (day === today) return "today";
    return day < today ? "missed" : "later";
  };
  return (
    <Section id="promotion-doors" title={t(`promo.page_${look}s`)}>
      <FormAlert>{refusal ? refusalText(refusal, t) : undefined}</FormAlert>
      <ol className={styles.doors} data-look={look}>
        {days.map((day, index) => (
          <Door
            key={day}
            number={index + 1}
            look={look}
            state={stateOf(day)}
            onOpen={day === today && mayOpen ? open : undefined}
            isOpening={pending}
          />
        ))}
      </ol>
      <p className={styles.said} role="status">
        {justOpened?.includes(today) && `${t(`promo.page_${look}s_said`, { count: number })} `}
        {mayOpen && t(progressKey(look, opened.length, needed), { count: opened.length, needed })}
      </p>
    </Section>
  );
}

function progressKey(look: Doors["look"], count: number, needed: number): MessageKey {
  return look === "sweet" && count >= needed ? "promo.page_sweets_in" : `promo.page_${look}s_progress`;
}

type DoorProps = {
  number: number;
  look: Doors["look"];
  state: DoorState;
  onOpen: (() => void) | undefined;
  isOpening: boolean;
};

function Door({ number, look, state, onOpen, isOpening }: DoorProps) {
  const t = useTexts();
  const label = t(`promo.page_${look}_${state}`, { count: number });
  const front = (
    <span className={styles.front} aria-hidden="true">
      {number}
    </span>
  );
  return (
    <li className={styles.door} data-state={state}>
      <span className={styles.behind} aria-hidden="true">
        <Star />
      </span>
      {state === "today" && onOpen ? (
        <button
          type="button"
          className={styles.button}
          aria-label={label}
          aria-busy={isOpening}
          onClick={onOpen}
        >
          {front}
        </button>
      ) : (
        <>
          {front}
          <VisuallyHidden>{label}</VisuallyHidden>
        </>
      )}
    </li>
  );
}
