import { create } from "zustand";

type LiveChat = {
  /** Is the chat's panel open? The menu's entry toggles it [2.30]. */
  open: boolean;
  /** How many messages of the house the player has not seen; undefined until this page knows more than its root data. */
  unread: number | undefined;
};

export const useLiveChat = create<LiveChat>(() => ({ open: false, unread: undefined }));

export function toggleLiveChat(): void {
  useLiveChat.setState(({ open }) => ({ open: !open }));
}

export function openLiveChat(): void {
  useLiveChat.setState({ open: true });
}
