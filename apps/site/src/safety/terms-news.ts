import { useEffect, useRef } from "react";
import { useRevalidator } from "react-router";
import { useTermsNeeded } from "../gate/terms-needed.ts";

/**
 * Revalidates the root data, and once more if they still do not match: when the terms block a page, its loader answers the first revalidation with
 * a redirect, and the root data stay the same during it.
 */
export async function askUntilKnown(
  needed: boolean,
  page: { accepted: () => boolean; askAnew: () => Promise<void> },
): Promise<void> {
  for (let times = 0; times < 2 && needed === page.accepted(); times += 1) await page.askAnew();
}

/** Revalidates the root data when the gate reports a change about the terms; the terms dialog opens and closes with those data [4.07]. */
export function TermsNews({ accepted }: { accepted: boolean }) {
  const needed = useTermsNeeded((state) => state.needed);
  const { revalidate } = useRevalidator();
  const now = useRef({ accepted, revalidate });
  useEffect(() => {
    now.current = { accepted, revalidate };
  });
  useEffect(() => {
    if (needed === undefined) return;
    // Handle each notice once: the data that follow are newer.
    useTermsNeeded.setState({ needed: undefined });
    void askUntilKnown(needed, {
      accepted: () => now.current.accepted,
      askAnew: () => now.current.revalidate(),
    });
  }, [needed]);
  return null;
}
