import type { OfficePlayer } from "@bellwether/contract/office/index.ts";
import { Button } from "@bellwether/ui/actions/button.tsx";
import { TextField } from "@bellwether/ui/fields/text-field.tsx";
import { type FormEvent, useState } from "react";
import { errorText, fieldTexts, isOfFields } from "../gate/error-text.ts";
import { useCall } from "../gate/use-call.ts";
import { may, useSelf } from "../identity/self.ts";
import { Callout } from "../kit/callout.tsx";
import { CloseIcon } from "../kit/icons.ts";
import { Panel } from "../kit/panel.tsx";
import styles from "./tags-panel.module.css";
import { playerWords } from "./words.ts";

const words = playerWords.tagging;

/** The tags that people of the office gave to a player. */
export function TagsPanel({ player }: { player: OfficePlayer }) {
  const mayTag = may(useSelf(), "players.tag");
  const [tag, setTag] = useState("");
  const { send, isBusy, error } = useCall("tagPlayer", {
    changes: ["playerPage", "playerTimeline"],
    onDone: () => setTag(""),
  });
  if (!mayTag && player.tags.length === 0) return null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (tag !== "" && !isBusy) send({ player_id: player.id, tag, is_set: true });
  };
  return (
    <Panel title={words.title}>
      {player.tags.length > 0 && (
        <ul className={styles.tags}>
          {player.tags.map((each) => (
            <li key={each} className={styles.tag}>
              {each}
              {mayTag && (
                <button
                  type="button"
                  className={styles.remove}
                  aria-label={words.remove(each)}
                  onClick={() => send({ player_id: player.id, tag: each, is_set: false })}
                >
                  <CloseIcon aria-hidden="true" />
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {mayTag && (
        <form onSubmit={submit} className={styles.form}>
          <TextField
            name="tag"
            label={words.add}
            hint={words.hint}
            autoComplete="off"
            maxLength={40}
            value={tag}
            onChange={(event) => setTag(event.target.value.toLowerCase().replaceAll(/[\s-]+/g, "_"))}
            error={fieldTexts(error).tag && words.wrong}
          />
          {tag !== "" && (
            <Button type="submit" variant="secondary" busy={isBusy}>
              {words.submit}
            </Button>
          )}
        </form>
      )}
      {error && !isOfFields(error) && <Callout tone="danger">{errorText(error)}</Callout>}
    </Panel>
  );
}
