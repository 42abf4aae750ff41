import { Button } from "@bellwether/ui/actions/button.tsx";
import { TextAreaField } from "@bellwether/ui/fields/text-area-field.tsx";
import { type FormEvent, useState } from "react";
import { errorText, fieldTexts, isOfFields } from "../gate/error-text.ts";
import { useCall } from "../gate/use-call.ts";
import { Callout } from "../kit/callout.tsx";
import { announce } from "../kit/notices.ts";
import { Panel } from "../kit/panel.tsx";
import styles from "./note-form.module.css";
import { playerWords as words } from "./words.ts";

const FIELD = "note-text";

/** Puts the cursor where a note is written. */
export function focusNote(): void {
  document.getElementById(FIELD)?.focus();
}

/** Writes a note on a player. It grows a button once something is typed. */
export function NoteForm({ playerId }: { playerId: string }) {
  const [text, setText] = useState("");
  const { send, isBusy, error } = useCall("addNote", {
    changes: ["playerTimeline"],
    onDone: () => {
      setText("");
      announce(words.note.added);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== "" && !isBusy) send({ player_id: playerId, text });
  };
  return (
    <Panel>
      <form onSubmit={submit} className={styles.form}>
        <TextAreaField
          id={FIELD}
          name="text"
          label={words.note.label}
          note={words.note.hint}
          rows={text === "" ? 1 : 3}
          maxLength={4_000}
          value={text}
          error={fieldTexts(error).text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === "Escape") event.currentTarget.blur();
            if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) submit(event);
          }}
        />
        {error && !isOfFields(error) && <Callout tone="danger">{errorText(error)}</Callout>}
        {text !== "" && (
          <Button type="submit" busy={isBusy}>
            {words.note.add}
          </Button>
        )}
      </form>
    </Panel>
  );
}
