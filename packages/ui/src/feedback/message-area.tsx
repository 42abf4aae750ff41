import { useSyncExternalStore } from "react";
import { classNames } from "../class-names.ts";
import { Alert, Close, Done, Info } from "../icons.ts";
import styles from "./message-area.module.css";
import type { MessageKind, MessageQueue, ShownMessage } from "./message-queue.ts";

export type MessageAreaProps = {
  queue: MessageQueue;
  /** The area's accessible name, such as “Messages”. */
  label: string;
  dismissLabel: string;
};

const icons = { success: Done, error: Alert, info: Info } satisfies Record<MessageKind, typeof Done>;

/** Shows transient messages; they stay while hovered or focused. Use one per page. */
export function MessageArea({ queue, label, dismissLabel }: MessageAreaProps) {
  const messages = useSyncExternalStore(queue.subscribe, queue.snapshot, queue.snapshot);
  return (
    <section
      className={styles.area}
      aria-label={label}
      aria-live="polite"
      aria-relevant="additions"
      onMouseEnter={queue.hold}
      onMouseLeave={queue.release}
      onFocus={queue.hold}
      onBlur={queue.release}
    >
      {messages.map((message) => (
        <MessageCard
          key={message.id}
          message={message}
          dismissLabel={dismissLabel}
          onDismiss={() => queue.dismiss(message.id)}
        />
      ))}
    </section>
  );
}

type MessageCardProps = {
  message: Pick<ShownMessage, "kind" | "content" | "closing">;
  dismissLabel: string;
  onDismiss: () => void;
};

function MessageCard({ message, dismissLabel, onDismiss }: MessageCardProps) {
  const Icon = icons[message.kind];
  return (
    <div
      className={classNames(styles.message, styles[message.kind])}
      role={message.kind === "error" ? "alert" : undefined}
      data-closing={message.closing || undefined}
    >
      <Icon className={styles.icon} aria-hidden="true" />
      <div className={styles.content}>{message.content}</div>
      <button type="button" className={styles.dismiss} aria-label={dismissLabel} onClick={onDismiss}>
        <Close aria-hidden="true" />
      </button>
    </div>
  );
}
