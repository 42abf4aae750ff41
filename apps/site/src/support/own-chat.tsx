import { Button } from "@bellwether/ui/actions/button.tsx";
import { useState } from "react";
import { FormAlert } from "../forms/form-alert.tsx";
import { Link } from "../locale/link.tsx";
import { useTimeText } from "../locale/local-time.tsx";
import { useTexts } from "../locale/texts.tsx";
import type { RootData } from "../page-data/root-data.ts";
import { paths } from "../paths.ts";
import { ChatComposer } from "./chat-composer.tsx";
import { ChatEnded } from "./chat-ended.tsx";
import { ChatLog } from "./chat-log.tsx";
import { useLiveChat } from "./live-chat-state.ts";
import styles from "./own-chat.module.css";
import type { HeldChat } from "./own-messages.ts";
import { useChatEntry } from "./use-chat-entry.ts";
import { useOpeningHours } from "./use-opening-hours.ts";
import { type OwnChatState, useOwnChat } from "./use-own-chat.ts";

/** The house's own chat for a player: the conversation, what is to come, and where the player writes. */
export default function OwnChat({ root }: { root: RootData }) {
  const t = useTexts();
  const state = useOwnChat(root.player?.channel ?? "");
  const [leftId, setLeftId] = useState<string>();
  const { held, refusal } = state;
  const shown = held?.chat.chat_id === leftId ? undefined : held;
  const isOver = shown?.chat.state === "ended";
  return (
    <>
      <div className={styles.body}>
        {state.state === "failed" && !held ? (
          <Failed onLoad={state.load} />
        ) : shown ? (
          <Standing held={shown} state={state} />
        ) : (
          <Opening root={root} />
        )}
        {(shown || state.unsent.length > 0) && <ChatLog held={shown} state={state} />}
      </div>
      <div className={styles.foot}>
        <FormAlert>{refusal}</FormAlert>
        {isOver && shown ? (
          <ChatEnded chat={shown.chat} state={state} onNew={() => setLeftId(shown.chat.chat_id)} />
        ) : (
          <ChatComposer state={state} isFirst={!shown} />
        )}
        {!shown && (
          <Link
            href={paths.support()}
            onClick={() => useLiveChat.setState({ open: false })}
            className={styles.questions}
          >
            {t("core.shell_chat_questions")}
          </Link>
        )}
      </div>
    </>
  );
}

function Failed({ onLoad }: { onLoad: () => Promise<void> }) {
  const t = useTexts();
  return (
    <div role="alert" className={styles.failed}>
      <p>{t("core.chat_failed")}</p>
      <Button variant="secondary" size="small" onClick={() => void onLoad()}>
        {t("core.chat_load")}
      </Button>
    </div>
  );
}

/** Before the first message: whether somebody is there, and otherwise when an answer comes by mail. */
function Opening({ root }: { root: RootData }) {
  const t = useTexts();
  const hours = useOpeningHours(root);
  const { isLive, waiting } = useChatEntry(root);
  if (!isLive) return <p className={styles.standing}>{t("core.shell_chat_text", hours)}</p>;
  return (
    <p className={styles.standing}>
      {t("core.chat_there")} {waiting === 0 ? t("core.chat_next") : t("core.chat_before", { count: waiting })}
    </p>
  );
}

/** How the conversation stands, said again when it changes; and the way to end it. */
function Standing({ held: { chat }, state }: { held: HeldChat; state: OwnChatState }) {
  const t = useTexts();
  const timeText = useTimeText();
  const before = chat.waiting_before ?? 0;
  const isOpen = chat.state !== "ended";
  const words =
    chat.kind === "ticket" && isOpen && chat.answer_by !== null
      ? t("core.chat_ticket", { time: timeText(chat.answer_by) })
      : chat.state === "taken"
        ? t("core.chat_with", { name: chat.agent ?? "" })
        : `${t("core.chat_queue")} ${before === 0 ? t("core.chat_next") : t("core.chat_before", { count: before })}`;
  if (!isOpen) return null;
  return (
    <div className={styles.head}>
      <p role="status" className={styles.standing}>
        {words}
      </p>
      <Button variant="quiet" size="small" onClick={() => void state.end()}>
        {t("core.chat_end")}
      </Button>
    </div>
  );
}
