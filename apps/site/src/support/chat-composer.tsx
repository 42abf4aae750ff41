import { Button } from "@bellwether/ui/actions/button.tsx";
import { TextAreaField } from "@bellwether/ui/fields/text-area-field.tsx";
import { type FormEvent, type KeyboardEvent, useRef } from "react";
import { useTexts } from "../locale/texts.tsx";
import styles from "./own-chat.module.css";
import type { OwnChatState } from "./use-own-chat.ts";

/** The gate's maximum length. */
const MAX_TEXT = 2_000;

/** Where the player writes: Enter sends, Shift and Enter begin a line. What never to write is said before the first message. */
export function ChatComposer({ state, isFirst }: { state: OwnChatState; isFirst: boolean }) {
  const t = useTexts();
  const field = useRef<HTMLTextAreaElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    state.send();
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    submit(event);
  };
  return (
    <form onSubmit={submit} className={styles.composer} noValidate>
      <TextAreaField
        ref={field}
        id="field-chat-text"
        name="text"
        label={t("core.shell_chat_message")}
        aria-describedby={isFirst ? "chat-text-warning" : undefined}
        rows={2}
        maxLength={MAX_TEXT}
        enterKeyHint="send"
        value={state.text}
        onChange={(event) => state.write(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <Button type="submit">{t("core.shell_chat_send")}</Button>
      {isFirst && (
        <p id="chat-text-warning" className={styles.standing}>
          {t("core.shell_chat_message_hint")}
        </p>
      )}
    </form>
  );
}
