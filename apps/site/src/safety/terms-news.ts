import { useEffect, useRef } from "react";
import { useRevalidator } from "react-router";
import { create } from "zustand";

const useTermsNeeded = create<{ needed: boolean | undefined }>(() => ({ needed: undefined }));

/** The gate has said in passing whether the player must accept terms [8.03]. */
export function hearTermsUpdate(needed: boolean): void {
  useTermsNeeded.setState({ needed });
}

/** Does what was heard differ from what the page knows? */
export function isNews(needed: boolean | undefined, accepted: boolean): boolean {
  return needed !== undefined && needed === accepted;
}

/** Asks for the page's first state again when the gate knows better about the terms; their dialog comes and goes with it [4.07]. */
export function TermsNews({ accepted }: { accepted: boolean }) {
  const needed = useTermsNeeded((state) => state.needed);
  const { revalidate } = useRevalidator();
  const ask = useRef(revalidate);
  useEffect(() => {
    ask.current = revalidate;
  });
  useEffect(() => {
    if (!isNews(needed, accepted)) return;
    // Heard once: what the answer says then is the newer word.
    useTermsNeeded.setState({ needed: undefined });
    ask.current();
  }, [needed, accepted]);
  return null;
}
