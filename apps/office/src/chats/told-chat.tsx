import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { officeQuery } from "../gate/queries.ts";
import { Loaded } from "../kit/loaded.tsx";
import { ChatTranscript } from "./chat-transcript.tsx";
import styles from "./told-chat.module.css";
import { chatWords as words } from "./words.ts";

/** A conversation's transcript in a player's timeline, asked for when somebody wants to read it. */
export function ToldChat({ chatId }: { chatId: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div>
      <button type="button" className={styles.open} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {isOpen ? words.hideTranscript : words.transcript}
      </button>
      {isOpen && <Transcript chatId={chatId} />}
    </div>
  );
}

function Transcript({ chatId }: { chatId: string }) {
  const query = useQuery(officeQuery("chat", { chat_id: chatId }));
  return (
    <Loaded query={query}>
      {({ chat, messages }) => <ChatTranscript chat={chat} messages={messages} />}
    </Loaded>
  );
}
