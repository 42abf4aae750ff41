import type { ChatView, OfficeChat } from "@bellwether/contract/office/index.ts";
import { Badge } from "@bellwether/ui/surfaces/badge.tsx";
import { useClock } from "../browser/use-clock.ts";
import { isAnothers } from "../kit/in-hand.ts";
import { QueueList } from "../kit/queue-list.tsx";
import styles from "./chat-list.module.css";
import { chatWords as words } from "./words.ts";

export type ChatListProps = {
  chats: readonly OfficeChat[];
  view: ChatView;
  chosenId: string;
  onChoose: (id: string) => void;
};

type Section = { title: string | undefined; chats: OfficeChat[] };

/** Open conversations by whose they are: those that wait first, the longest waiting first. */
export function inSections(chats: readonly OfficeChat[], view: ChatView): Section[] {
  if (view === "ended") return [{ title: undefined, chats: [...chats] }];
  return [
    { title: words.sections.waiting, chats: chats.filter(({ state }) => state === "waiting") },
    { title: words.sections.own, chats: chats.filter(({ is_own: isOwn }) => isOwn) },
    { title: words.sections.others, chats: chats.filter(isAnothers) },
  ].filter((section) => section.chats.length > 0);
}

/** Conversations with who writes, what they wrote last, and who has them. */
export function ChatList({ chats, view, chosenId, onChoose }: ChatListProps) {
  return inSections(chats, view).map((section) => (
    <section key={section.title ?? view}>
      {section.title !== undefined && <h2 className={styles.heading}>{section.title}</h2>}
      <QueueList
        label={section.title ?? words.list}
        chosenId={chosenId}
        onChoose={onChoose}
        entries={section.chats.map((chat) => ({
          ...{ id: chat.id, title: chat.player.name, by: `${chat.country}, ${chat.language}` },
          at: chat.ended_at ?? chat.unanswered_since ?? chat.last_at,
          subject: <span className={styles.last}>{chat.last_text}</span>,
          marks: <Marks chat={chat} />,
        }))}
      />
    </section>
  ));
}

function Marks({ chat }: { chat: OfficeChat }) {
  const now = useClock();
  const isOpen = chat.state !== "ended";
  const isOverdue = isOpen && chat.answer_by !== null && Date.parse(chat.answer_by) < now;
  return (
    <>
      {isOverdue && <Badge tone="danger">{words.overdue}</Badge>}
      {isOpen && chat.unanswered_since !== null && <Badge tone="warning">{words.waits}</Badge>}
      {chat.is_own && chat.unread > 0 && <Badge tone="info">{words.unread(chat.unread)}</Badge>}
      {isOpen && isAnothers(chat) && chat.taken_by && (
        <Badge tone="plain">{words.withAgent(chat.taken_by.name)}</Badge>
      )}
      {chat.ended_by !== null && <Badge tone="plain">{words.ended[chat.ended_by]}</Badge>}
      {chat.rating !== null && <Badge tone="plain">{words.rated(chat.rating)}</Badge>}
    </>
  );
}
