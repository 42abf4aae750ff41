import { Button } from "@bellwether/ui/actions/button.tsx";
import { Done, Timer } from "@bellwether/ui/icons.ts";
import { useState } from "react";
import { FormAlert } from "../forms/form-alert.tsx";
import { refusalText } from "../gate/refusal.ts";
import { useGateWrite } from "../gate/use-gate.ts";
import { useTexts } from "../locale/texts.tsx";
import styles from "./draws.module.css";

type RemindMeProps = {
  code: string;
  number: number;
  /** Whether the player had asked for it when the page was loaded. */
  isOn: boolean;
};

/** Asks for a reminder of the draw, or takes it back. */
export function RemindMe({ code, number, isOn: wasOn }: RemindMeProps) {
  const t = useTexts();
  const [isOn, setOn] = useState(wasOn);
  const { run, pending, refusal } = useGateWrite("setDrawReminder");
  const press = async () => {
    const answer = await run({ code, number, is_on: !isOn });
    if (answer) setOn(answer.reminders.some((each) => each.code === code && each.number === number));
  };
  return (
    <div className={styles.remind}>
      <Button variant="secondary" icon={isOn ? <Done /> : <Timer />} busy={pending} onClick={press}>
        {t(isOn ? "core.draws_remind_off" : "core.draws_remind")}
      </Button>
      <p className={styles.remindText} role="status">
        {t(isOn ? "core.draws_remind_on" : "core.draws_remind_text")}
      </p>
      <FormAlert>{refusal && refusalText(refusal, t)}</FormAlert>
    </div>
  );
}
