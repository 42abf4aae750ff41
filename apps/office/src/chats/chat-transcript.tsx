import type { OfficeChat, OfficeChatMessage } from "@bellwether/contract/office/index.ts";
import { classNames } from "@bellwether/ui/class-names.ts";
import { useEffect, useRef } from "react";
import { Moment } from "../kit/moment.tsx";
import styles from "./chat-transcript.module.css";
import { chatWords as words } from "./words.ts";

export type ChatTranscriptProps = {
  chat: Pick<OfficeChat, "player" | "player_seen_id">;
  messages: readonly OfficeChatMessage[];
};

/** What was said, the newest at the end and in sight. */
export function ChatTranscript({ chat, messages }: ChatTranscriptProps) {
  const log = useRef<HTMLDivElement>(null);
  const lastId = messages.at(-1)?.id;
  useEffect(() => {
    if (lastId !== undefined) log.current?.scrollTo({ top: log.current.scrollHeight });
  }, [lastId]);
  const seenId = messages.findLast(({ id, from }) => from === "agent" && id <= chat.player_seen_id)?.id;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <div ref={log} className={styles.log} role="log" aria-label={words.log} tabIndex={0}>
      <ol className={styles.lines}>
        {messages.map((message) =>
          message.event ? (
            <li key={message.id} className={styles.event}>
              {words.events[message.event](message.by ?? "")} <Moment at={message.at} />
            </li>
          ) : (
            <li key={message.id} className={classNames(styles.said, styles[message.from])}>
              <span className={styles.head}>
                {message.from === "agent" ? message.by : chat.player.name} <Moment at={message.at} />
              </span>
              <p className={styles.text}>{message.text}</p>
              {message.id === seenId && <span className={styles.head}>{words.seen}</span>}
            </li>
          ),
        )}
      </ol>
    </div>
  );
}
