import { SECOND_MS } from "@bellwether/contract/durations.ts";
import type { OfficeChat } from "@bellwether/contract/office/index.ts";
import { Button } from "@bellwether/ui/actions/button.tsx";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import { isAttended } from "../browser/attention.ts";
import type { OfficeOutput } from "../gate/call-office.ts";
import { errorText } from "../gate/error-text.ts";
import { callOffice } from "../gate/office.ts";
import { officeQuery, refresh } from "../gate/queries.ts";
import { useCall } from "../gate/use-call.ts";
import { may, useSelf } from "../identity/self.ts";
import { Callout } from "../kit/callout.tsx";
import { Loaded } from "../kit/loaded.tsx";
import { Moment } from "../kit/moment.tsx";
import { announce } from "../kit/notices.ts";
import { Panel } from "../kit/panel.tsx";
import { officePaths } from "../paths.ts";
import { ChatAnswer } from "./chat-answer.tsx";
import { chatChanges } from "./chat-changes.ts";
import styles from "./chat-detail.module.css";
import { ChatFacts } from "./chat-facts.tsx";
import { ChatTranscript } from "./chat-transcript.tsx";
import { CloseTicketDialog } from "./close-ticket-dialog.tsx";
import { HandOverDialog } from "./hand-over-dialog.tsx";
import { useTakeChat } from "./use-take-chat.ts";
import { chatWords as words } from "./words.ts";

/** What the player writes is here as soon as this. */
const ASK_EVERY_MS = 2 * SECOND_MS;

type Agents = OfficeOutput<"chats">["agents"];
type ChatDetailProps = { chatId: string; agents: Agents; takeError: unknown };

/** One conversation: what was said, what can be done, and who the player is. */
export function ChatDetail({ chatId, agents, takeError }: ChatDetailProps) {
  const query = useQuery({
    ...officeQuery("chat", { chat_id: chatId }),
    refetchInterval: ({ state }) => (state.data?.chat.state === "ended" ? false : ASK_EVERY_MS),
  });
  useRead(query.data);
  return (
    <Loaded query={query}>
      {({ chat, messages }) => (
        <div className={styles.columns}>
          <Panel
            title={<Link to={officePaths.player(chat.player.id)}>{chat.player.name}</Link>}
            note={
              <>
                {chat.brand}, {chat.language}
                {chat.answer_by !== null && chat.state !== "ended" && (
                  <>
                    {" "}
                    · {words.answerBy} <Moment at={chat.answer_by} />
                  </>
                )}
              </>
            }
          >
            <div className={styles.body}>
              <Acts chat={chat} agents={agents} />
              {takeError !== undefined && <Callout tone="danger">{errorText(takeError)}</Callout>}
              {chat.is_own && chat.handed_over && (
                <Callout tone="info">
                  {words.handedOver(chat.handed_over.by.name)} {chat.handed_over.note}
                </Callout>
              )}
              <ChatTranscript chat={chat} messages={messages} />
              {chat.is_own && chat.state !== "ended" && <ChatAnswer chat={chat} />}
            </div>
          </Panel>
          <ChatFacts playerId={chat.player.id} />
        </div>
      )}
    </Loaded>
  );
}

function Acts({ chat, agents }: { chat: OfficeChat; agents: Agents }) {
  const self = useSelf();
  const [open, setOpen] = useState<"hand over" | "close">();
  const take = useTakeChat();
  const end = useCall("closeChat", { changes: chatChanges, onDone: () => announce(words.endDone) });
  if (!may(self, "chat.answer") || chat.state === "ended") return null;
  const close = () => setOpen(undefined);
  const error = take.error ?? end.error;
  if (!chat.is_own)
    return (
      <div className={styles.acts}>
        {error && <Callout tone="danger">{errorText(error)}</Callout>}
        <Button busy={take.isBusy} onClick={() => take.send({ chat_id: chat.id })}>
          {words.take}
        </Button>
      </div>
    );
  const isTicket = chat.kind === "ticket";
  return (
    <div className={styles.acts}>
      {error && <Callout tone="danger">{errorText(error)}</Callout>}
      <Button variant="secondary" onClick={() => setOpen("hand over")}>
        {words.handOver.act}
      </Button>
      <Button
        variant="secondary"
        busy={end.isBusy}
        onClick={() => (isTicket ? setOpen("close") : end.send({ chat_id: chat.id }))}
      >
        {isTicket ? words.endTicket.act : words.end}
      </Button>
      {open === "hand over" && <HandOverDialog chatId={chat.id} agents={agents} onClose={close} />}
      {open === "close" && <CloseTicketDialog chatId={chat.id} onClose={close} />}
    </div>
  );
}

/** Notes what whoever has the conversation has read, while they are at the desk. */
function useRead(data: OfficeOutput<"chat"> | undefined): void {
  const id = data?.chat.id;
  const isDue = data?.chat.is_own === true && data.chat.state !== "ended" && data.chat.unread > 0;
  const last = data?.messages.at(-1)?.id ?? 0;
  useEffect(() => {
    if (!isDue || id === undefined || !isAttended() || document.visibilityState !== "visible") return;
    // A colleague may have it by now: then there is nothing to note.
    callOffice("readChat", { chat_id: id, message_id: last }).then(
      () => void refresh("chats"),
      () => {},
    );
  }, [id, isDue, last]);
}
