import { useCallback, useEffect, useRef, useState } from "react";
import { create } from "zustand";
import { refusalOf, refusalText } from "../gate/refusal.ts";
import { newId } from "../gate/request-id.ts";
import { useGate } from "../gate/use-gate.ts";
import { usePushLink } from "../live/push-link.ts";
import { usePush } from "../live/push-listeners.ts";
import { useLanguage, useTexts } from "../locale/texts.tsx";
import { useLiveChat } from "./live-chat-state.ts";
import { type HeldChat, lastIdOf, notArrived, type Unsent, withNews } from "./own-messages.ts";

/** While push is down, the open panel asks this often. */
const POLL_MS = 4_000;

type Typed = { channel: string; text: string; unsent: readonly Unsent[] };

/** What the player has typed, and what is not sent yet: both survive closing the panel and a page change, and are no other player's. */
const useTyped = create<Typed>(() => ({ channel: "", text: "", unsent: [] }));

function typedBy(channel: string): void {
  if (useTyped.getState().channel !== channel) useTyped.setState({ channel, text: "", unsent: [] });
}

const nothingTyped: Pick<Typed, "text" | "unsent"> = { text: "", unsent: [] };

const change = (id: string, next: Unsent | undefined) =>
  useTyped.setState(({ unsent }) => ({
    unsent: unsent.flatMap((each) => (each.id === id ? (next ?? []) : each)),
  }));

/** The player's conversation: asked for when the panel opens, kept up to date by push, and by asking while push is down. */
export function useOwnChat(channel: string) {
  const gate = useGate();
  const t = useTexts();
  const language = useLanguage();
  const typed = useTyped();
  const { text, unsent } = typed.channel === channel ? typed : nothingTyped;
  useEffect(() => typedBy(channel), [channel]);
  const [held, setHeld] = useState<HeldChat>();
  const [state, setState] = useState<"loading" | "loaded" | "failed">("loading");
  const [refusal, setRefusal] = useState<string>();
  const take = useCallback((news: HeldChat) => setHeld((before) => withNews(before, news)), []);

  const load = useCallback(async () => {
    try {
      const { conversation } = await gate("ownChat", {});
      if (conversation) take(conversation);
      setState("loaded");
    } catch {
      setState((before) => (before === "loaded" ? before : "failed"));
    }
  }, [gate, take]);
  usePush((message) => {
    if (message.type === "chat") take(message);
    // Another number waits before the player.
    if (message.type === "chat_desk" && held?.chat.state === "waiting") void load();
  });
  const isUp = usePushLink((link) => link.isUp);
  useEffect(() => {
    // What came while the connection was down was not pushed.
    void load();
    if (isUp) return;
    const timer = setInterval(() => document.visibilityState === "visible" && void load(), POLL_MS);
    return () => clearInterval(timer);
  }, [isUp, load]);
  useSeen(held);

  const deliver = async (message: Unsent) => {
    change(message.id, { ...message, hasFailed: false });
    setRefusal(undefined);
    try {
      take(await gate("writeChat", { text: message.text, language, request_id: message.id }));
      change(message.id, undefined);
    } catch (error) {
      change(message.id, { ...message, hasFailed: true });
      setRefusal(refusalText(refusalOf(error), t));
    }
  };
  const act = async (ask: Promise<HeldChat>) => {
    setRefusal(undefined);
    try {
      take(await ask);
    } catch (error) {
      setRefusal(refusalText(refusalOf(error), t));
    }
  };
  const chatId = held?.chat.chat_id ?? "";
  return {
    ...{ held, state, refusal, load, text },
    unsent: notArrived(unsent, held?.messages ?? []),
    write: (next: string) => useTyped.setState({ text: next }),
    /** Sends what is typed; false for nothing but spaces. */
    send() {
      if (text.trim() === "") return false;
      const message = { id: newId(), text, hasFailed: false };
      useTyped.setState({ text: "", unsent: [...unsent, message] });
      void deliver(message);
      return true;
    },
    sendAgain: (message: Unsent) => void deliver(message),
    end: () => act(gate("endChat", { chat_id: chatId })),
    rate: (stars: number) => act(gate("rateChat", { chat_id: chatId, stars })),
    mail: () => act(gate("mailChat", { chat_id: chatId })),
  };
}

export type OwnChatState = ReturnType<typeof useOwnChat>;

/** Tells the gate what the player has seen: while the panel is open and the page can be seen. */
function useSeen(held: HeldChat | undefined): void {
  const gate = useGate();
  const isOpen = useLiveChat((state) => state.open);
  const told = useRef(0);
  const lastId = held ? lastIdOf(held) : 0;
  const chatId = held?.chat.chat_id;
  const hasNews = held?.messages.some(({ id, from }) => from === "agent" && id > told.current) ?? false;
  useEffect(() => {
    const tell = () => {
      if (!isOpen || document.visibilityState !== "visible") return;
      useLiveChat.setState({ unread: 0 });
      if (!hasNews || chatId === undefined) return;
      told.current = lastId;
      // If it fails, the next message tells it.
      gate("seeChat", { chat_id: chatId, message_id: lastId }).catch(() => {});
    };
    tell();
    document.addEventListener("visibilitychange", tell);
    return () => document.removeEventListener("visibilitychange", tell);
  }, [gate, isOpen, chatId, lastId, hasNews]);
}
