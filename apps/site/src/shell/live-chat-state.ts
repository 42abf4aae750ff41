import { create } from "zustand";

/** Whether the chat's panel is open; the menu's entry turns it [2.30]. */
export const useLiveChat = create<{ open: boolean }>(() => ({ open: false }));

export function toggleLiveChat(): void {
  useLiveChat.setState(({ open }) => ({ open: !open }));
}

export function openLiveChat(): void {
  useLiveChat.setState({ open: true });
}
