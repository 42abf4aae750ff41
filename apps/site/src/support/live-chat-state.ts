import { create } from "zustand";

/** Is the chat's panel open? The menu's entry toggles it [2.30]. */
export const useLiveChat = create<{ open: boolean }>(() => ({ open: false }));

export function toggleLiveChat(): void {
  useLiveChat.setState(({ open }) => ({ open: !open }));
}

export function openLiveChat(): void {
  useLiveChat.setState({ open: true });
}
