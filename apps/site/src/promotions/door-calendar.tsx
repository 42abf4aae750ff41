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
  /** How many open doors the last draw asks for. */
  needed: number;
};

type DoorState = "opened" | "today" | "missed" | "later";

/** A calendar whose door of the day the player opens. A door that was not opened on its day stays closed. */
export function DoorCalendar({ promotion, days, today, opened: stored, mayOpen, needed }: Doors) {
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
    <Section id="promotion-doors" title={t("promo.page_doors")}>
      <FormAlert>{refusal ? refusalText(refusal, t) : undefined}</FormAlert>
      <ol className={styles.doors}>
        {days.map((day, index) => (
          <Door
            key={day}
            number={index + 1}
            state={stateOf(day)}
            onOpen={day === today && mayOpen ? open : undefined}
            isOpening={pending}
          />
        ))}
      </ol>
      <p className={styles.said} role="status">
        {justOpened?.includes(today) && `${t("promo.page_doors_said", { count: number })} `}
        {mayOpen && t("promo.page_doors_progress", { count: opened.length, needed })}
      </p>
    </Section>
  );
}

type DoorProps = { number: number; state: DoorState; onOpen: (() => void) | undefined; isOpening: boolean };

function Door({ number, state, onOpen, isOpening }: DoorProps) {
  const t = useTexts();
  const label = t(`promo.page_door_${state}`, { count: number });
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
