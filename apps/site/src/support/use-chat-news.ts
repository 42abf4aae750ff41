import { useEffect, useRef } from "react";
import { messages } from "../browser/messages.ts";
import { usePush } from "../live/push-listeners.ts";
import { useTexts } from "../locale/texts.tsx";
import { useLiveChat } from "./live-chat-state.ts";

/** Marks the chat and says so when the house writes while its panel is closed. */
export function useChatNews(channel: string | undefined): void {
  const t = useTexts();
  const open = useLiveChat((state) => state.open);
  const told = useRef<number>(undefined);
  usePush((message) => {
    if (message.type !== "chat" || open) return;
    if (!message.messages.some(({ from }) => from === "agent")) return;
    useLiveChat.setState({ unread: message.chat.unread });
    told.current = messages.show("info", t("core.chat_unread"));
  });
  // Another player has read nothing of it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect must run whenever another player is here
  useEffect(() => () => useLiveChat.setState({ unread: undefined }), [channel]);
  useEffect(() => {
    if (open && told.current !== undefined) messages.dismiss(told.current);
  }, [open]);
}
