import type { OfficeChat } from "@bellwether/contract/office/index.ts";
import { Button } from "@bellwether/ui/actions/button.tsx";
import { TextAreaField } from "@bellwether/ui/fields/text-area-field.tsx";
import { useQuery } from "@tanstack/react-query";
import { type KeyboardEvent, useRef, useState } from "react";
import { useStore } from "../browser/store.ts";
import { errorText, fieldTexts, isOfFields } from "../gate/error-text.ts";
import { useCall } from "../gate/use-call.ts";
import { Callout } from "../kit/callout.tsx";
import { announce } from "../kit/notices.ts";
import { useKeys } from "../kit/use-keys.ts";
import { answerArrived, answerId, drafts, writeDraft } from "./answer-draft.ts";
import { CannedAnswers, cannedQuery } from "./canned-answers.tsx";
import styles from "./chat-answer.module.css";
import { chatChanges } from "./chat-changes.ts";
import { chatWords as words } from "./words.ts";

/** The longest answer. */
const MAX_TEXT = 2_000;

/** Where an agent writes: r goes there, Ctrl and Enter sends, / opens the prepared answers. */
export function ChatAnswer({ chat }: { chat: OfficeChat }) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [isChoosing, setIsChoosing] = useState(false);
  // They are there when somebody wants one.
  useQuery(cannedQuery(chat.language));
  const text = useStore(drafts)[chat.id] ?? "";
  const { kind } = chat;
  const answer = useCall("answerChat", {
    changes: chatChanges,
    onDone: ({ chat: answered, is_mailed }) => {
      answerArrived(answered.id);
      announce(kind === "live" ? words.sent : is_mailed ? words.mailed : words.notMailed);
    },
  });
  const send = () => {
    if (answer.isBusy || text.trim() === "") return;
    answer.send({ chat_id: chat.id, text, request_id: answerId(chat.id, text) });
    field.current?.focus();
  };
  useKeys([
    { key: "r", does: words.keys.write, run: () => field.current?.focus() },
    { key: "ctrl+Enter", does: words.keys.send, run: send },
    { key: "/", does: words.keys.canned, run: () => setIsChoosing(true) },
  ]);
  const openCanned = (event: KeyboardEvent) => {
    if (event.key !== "/" || text !== "") return;
    event.preventDefault();
    setIsChoosing(true);
  };
  const choose = (chosen: string) => {
    setIsChoosing(false);
    writeDraft(chat.id, text === "" ? chosen : `${text}\n${chosen}`);
    field.current?.focus();
  };
  return (
    <div className={styles.answer}>
      <TextAreaField
        ref={field}
        name="text"
        rows={4}
        maxLength={MAX_TEXT}
        label={words.write[kind]}
        hint={words.writeHint[kind]}
        value={text}
        onChange={(event) => writeDraft(chat.id, event.currentTarget.value)}
        onKeyDown={openCanned}
        error={fieldTexts(answer.error).text}
      />
      {answer.error && !isOfFields(answer.error) && (
        <Callout tone="danger">{errorText(answer.error)}</Callout>
      )}
      <div className={styles.acts}>
        <Button variant="secondary" onClick={() => setIsChoosing(true)}>
          {words.canned.act}
        </Button>
        <Button busy={answer.isBusy} disabled={text.trim() === ""} onClick={send}>
          {words.send}
        </Button>
      </div>
      {isChoosing && (
        <CannedAnswers
          language={chat.language}
          firstName={firstNameOf(chat.player.name)}
          onChoose={choose}
          onClose={() => setIsChoosing(false)}
        />
      )}
    </div>
  );
}

/** The player's name without the initial of the last one. */
const firstNameOf = (name: string) => name.replace(/ \S*$/, "");
