import type { ChatMessage } from "@bellwether/contract/chat.ts";
import { formatMoment } from "@bellwether/i18n/format/date.ts";
import type { Translate } from "@bellwether/i18n/translate.ts";
import { classNames } from "@bellwether/ui/class-names.ts";
import { Alert } from "@bellwether/ui/icons.ts";
import { VisuallyHidden } from "@bellwether/ui/surfaces/visually-hidden.tsx";
import { useEffect, useRef } from "react";
import { useLanguage, useTexts } from "../locale/texts.tsx";
import styles from "./chat-log.module.css";
import type { HeldChat } from "./own-messages.ts";
import type { OwnChatState } from "./use-own-chat.ts";

/** What was said, the newest at the end and in sight; what is not sent yet below it. */
export function ChatLog({ held, state }: { held: HeldChat | undefined; state: OwnChatState }) {
  const t = useTexts();
  const log = useRef<HTMLDivElement>(null);
  const messages = held?.messages ?? [];
  const { unsent } = state;
  const count = messages.length + unsent.length;
  useEffect(() => {
    const element = log.current;
    if (!element || count === 0) return;
    const showEnd = () => element.scrollTo({ top: element.scrollHeight });
    showEnd();
    // A phone's keyboard takes its place.
    const resized = new ResizeObserver(showEnd);
    resized.observe(element);
    return () => resized.disconnect();
  }, [count]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <div ref={log} className={styles.log} role="log" aria-label={t("core.chat_log")} tabIndex={0}>
      <ol className={styles.lines}>
        {messages.map((message, place) =>
          message.event ? (
            <li key={message.id} className={styles.event}>
              {eventText(message, t)}
            </li>
          ) : (
            <Said
              key={message.id}
              message={message}
              isFollowing={isSameVoice(messages[place - 1], message)}
            />
          ),
        )}
        {unsent.map((message) => (
          <li
            key={message.id}
            className={classNames(styles.said, styles.player)}
            aria-busy={!message.hasFailed}
          >
            <VisuallyHidden>{t("core.chat_you")}: </VisuallyHidden>
            <p className={classNames(styles.bubble, styles.unsent)}>{message.text}</p>
            {message.hasFailed && (
              <p className={styles.failed}>
                <Alert aria-hidden="true" /> {t("core.chat_not_sent")}{" "}
                <button type="button" className={styles.again} onClick={() => state.sendAgain(message)}>
                  {t("core.chat_again")}
                </button>
              </p>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Whether a message goes on with what the same voice has just said: its name is not said again. */
const isSameVoice = (before: ChatMessage | undefined, { from, name }: ChatMessage) =>
  before?.event === null && before.from === from && before.name === name;

function Said({ message, isFollowing }: { message: ChatMessage; isFollowing: boolean }) {
  const t = useTexts();
  const language = useLanguage();
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const isAgent = message.from === "agent";
  const speaker = isAgent ? (message.name ?? "") : t("core.chat_you");
  return (
    <li className={classNames(styles.said, isAgent ? styles.agent : styles.player)}>
      {isAgent && !isFollowing ? (
        <span className={styles.name}>{speaker}</span>
      ) : (
        <VisuallyHidden>{speaker}: </VisuallyHidden>
      )}
      <p className={styles.bubble}>{message.text}</p>
      <time dateTime={message.at} className={styles.time}>
        {formatMoment(message.at, language, { nowMs: Date.now(), timeZone })}
      </time>
    </li>
  );
}

function eventText({ event, name }: ChatMessage, t: Translate): string {
  switch (event) {
    case "taken":
      return t("core.chat_taken", { name: name ?? "" });
    case "handed_over":
      return t("core.chat_handed_over", { name: name ?? "" });
    case "left":
      return t("core.chat_left");
    case "became_ticket":
      return t("core.chat_became_ticket");
    default:
      return t("core.chat_ended");
  }
}
