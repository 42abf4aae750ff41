import { messages } from "../browser/messages.ts";
import { usePush } from "../live/push-listeners.ts";
import { useTexts } from "../locale/texts.tsx";
import { useLiveChat } from "./live-chat-state.ts";

/** Marks the chat and says so when the house writes while its panel is closed. */
export function useChatNews(): void {
  const t = useTexts();
  usePush((message) => {
    if (message.type !== "chat" || useLiveChat.getState().open) return;
    if (!message.messages.some(({ from }) => from === "agent")) return;
    useLiveChat.setState({ unread: true });
    messages.show("info", t("core.chat_unread"));
  });
}
