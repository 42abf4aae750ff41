import { useEffect, useRef } from "react";
import { useRevalidator } from "react-router";
import { create } from "zustand";

const useTermsNeeded = create<{ needed: boolean | undefined }>(() => ({ needed: undefined }));

/** The gate has said in passing whether the player must accept terms [8.03]. */
export function hearTermsUpdate(needed: boolean): void {
  useTermsNeeded.setState({ needed });
}

/**
 * Asks for the page's first state, and once more where it is still not what was heard: a page that the terms stand in the way of answers by leading to them, and on the
 * way there the first state stays what it was.
 */
export async function askUntilKnown(
  needed: boolean,
  page: { accepted: () => boolean; askAnew: () => Promise<void> },
): Promise<void> {
  for (let times = 0; times < 2 && needed === page.accepted(); times += 1) await page.askAnew();
}

/** Asks for the page's first state again when the gate knows better about the terms; their dialog comes and goes with it [4.07]. */
export function TermsNews({ accepted }: { accepted: boolean }) {
  const needed = useTermsNeeded((state) => state.needed);
  const { revalidate } = useRevalidator();
  const now = useRef({ accepted, revalidate });
  useEffect(() => {
    now.current = { accepted, revalidate };
  });
  useEffect(() => {
    if (needed === undefined) return;
    // Heard once: what the answer says then is the newer word.
    useTermsNeeded.setState({ needed: undefined });
    void askUntilKnown(needed, {
      accepted: () => now.current.accepted,
      askAnew: () => now.current.revalidate(),
    });
  }, [needed]);
  return null;
}
