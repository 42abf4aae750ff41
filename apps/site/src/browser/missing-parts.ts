import { create } from "zustand";

/** A part of the page that did not load, while it is wanted. */
export type MissingPart = {
  /** Loads and shows it. */
  load: () => Promise<unknown>;
  /** Closes what it would have shown. */
  leave?: (() => void) | undefined;
  /** The page must not be used without it: a safety dialog. */
  required: boolean;
};

type MissingParts = {
  parts: readonly MissingPart[];
  /** The server answers and the part still does not load: it belongs to an old release, or the browser remembers the failure. */
  needsReload: boolean;
  isTrying: boolean;
  isHidden: boolean;
};

export const useMissingParts = create<MissingParts>(() => ({
  parts: [],
  needsReload: false,
  isTrying: false,
  isHidden: false,
}));

/** Shows the message about missing parts, until the returned function is called for each. */
export function addMissingPart(part: MissingPart): () => void {
  useMissingParts.setState(({ parts }) => ({ parts: [...parts, part], isHidden: false }));
  return () =>
    useMissingParts.setState(({ parts, needsReload }) => {
      const left = parts.filter((each) => each !== part);
      return { parts: left, needsReload: needsReload && left.length > 0 };
    });
}

/** Loads the missing parts again. Those that still do not load reload the page, if nothing is lost by it. */
export async function loadMissingParts(page: {
  answers: () => Promise<boolean>;
  isInUse: () => boolean;
  reload: () => void;
}): Promise<void> {
  const { parts, isTrying } = useMissingParts.getState();
  if (isTrying) return;
  useMissingParts.setState({ isTrying: true });
  const loads = await Promise.allSettled(parts.map(({ load }) => load()));
  const isUp = loads.every(({ status }) => status === "fulfilled") || (await page.answers());
  const failed = loads.some(({ status }) => status === "rejected");
  if (failed && isUp && !page.isInUse()) page.reload();
  useMissingParts.setState({ isTrying: false, needsReload: failed && isUp });
}

/** Closes what the missing parts would have shown, and the message. */
export function leaveMissingParts(): void {
  for (const { leave } of useMissingParts.getState().parts) leave?.();
  useMissingParts.setState({ isHidden: true });
}
