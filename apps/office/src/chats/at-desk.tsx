import { CheckboxField } from "@bellwether/ui/fields/checkbox-field.tsx";
import { useState } from "react";
import type { OfficeOutput } from "../gate/call-office.ts";
import { errorText } from "../gate/error-text.ts";
import { useCall } from "../gate/use-call.ts";
import { useSelf } from "../identity/self.ts";
import { Callout } from "../kit/callout.tsx";
import { announce } from "../kit/notices.ts";
import styles from "./at-desk.module.css";
import { chatWords } from "./words.ts";

const words = chatWords.there;

export type AtDeskProps = {
  isThere: boolean;
  agents: OfficeOutput<"chats">["agents"];
  mayAnswer: boolean;
};

/** Who answers chats now, and the switch by which one does. */
export function AtDesk({ isThere, agents, mayAnswer }: AtDeskProps) {
  const self = useSelf();
  const [wanted, setWanted] = useState<boolean>();
  const { send, isBusy, error } = useCall("answerChats", {
    changes: ["chats"],
    onDone: ({ am_there }) => announce(am_there ? words.isOn : words.isOff),
  });
  // The switch moves at once, and shows what is so as soon as that was asked again.
  if (wanted !== undefined && (wanted === isThere || error)) setWanted(undefined);
  const others = agents.filter(({ id }) => id !== self.operator.id);
  return (
    <div className={styles.desk}>
      {mayAnswer && (
        <CheckboxField
          name="is_there"
          look="switch"
          label={words.on}
          checked={wanted ?? isThere}
          aria-disabled={isBusy}
          onChange={(event) => {
            if (isBusy) return;
            setWanted(event.currentTarget.checked);
            send({ is_there: event.currentTarget.checked });
          }}
        />
      )}
      <p className={styles.others} role="status">
        {agents.length === 0
          ? words.nobody
          : others.length > 0 && words.agents(others.map(({ name }) => name).join(", "))}
      </p>
      {error && <Callout tone="danger">{errorText(error)}</Callout>}
    </div>
  );
}
