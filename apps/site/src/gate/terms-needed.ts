import { create } from "zustand";

/** The latest notice of the gate about the terms; undefined once it has been handled. */
export const useTermsNeeded = create<{ needed: boolean | undefined }>(() => ({ needed: undefined }));

/** A response of the gate says whether the player must accept new terms [8.03]. */
export function onTermsUpdate(needed: boolean): void {
  useTermsNeeded.setState({ needed });
}
