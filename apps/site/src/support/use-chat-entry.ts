import { chatDeskAddress } from "@bellwether/contract/push-addresses.ts";
import { create } from "zustand";
import { usePush, usePushAddress } from "../live/push-listeners.ts";
import type { RootData } from "../page-data/root-data.ts";
import { useLiveChat } from "./live-chat-state.ts";

/** The chat desk as it was last pushed; before that the page's root data say how it stands. */
const usePushedDesk = create<{ desk: { isThere: boolean; waiting: number } | undefined }>(() => ({
  desk: undefined,
}));

/** What the chat's entry is called, and how much in it was not read. A provider's chat is always live, a visitor's never. */
export function useChatEntry(root: RootData): { isLive: boolean; waiting: number; unread: number } {
  const isOwn = root.player !== undefined && root.chat === undefined;
  const pushed = usePushedDesk((state) => state.desk);
  const unread = useLiveChat((state) => state.unread);
  usePushAddress(isOwn ? chatDeskAddress(root.brand.key) : undefined);
  usePush((message) => {
    if (message.type === "chat_desk")
      usePushedDesk.setState({ desk: { isThere: message.is_there, waiting: message.waiting } });
  });
  if (!isOwn) return { isLive: root.chat !== undefined, waiting: 0, unread: 0 };
  const desk = pushed ?? root.chatDesk;
  return {
    isLive: desk?.isThere ?? false,
    waiting: desk?.waiting ?? 0,
    unread: unread ?? root.chatDesk?.unread ?? 0,
  };
}
