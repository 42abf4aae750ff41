import { inTab } from "@bellwether/ui/browser-storage.ts";
import { type ComponentType, createElement, lazy, useEffect, useRef, useState } from "react";
import { files } from "../paths.ts";
import { reloadPage } from "./going-to.ts";
import { addMissingPart } from "./missing-parts.ts";
import { isPageInUse } from "./page-in-use.ts";

const storageKey = "reloaded_for_chunk_at";
const onceWithinMs = 30_000;
const ANSWERS_WITHIN_MS = 3_000;

/** The browser functions that a reload uses; a test can replace them. */
export type ReloadingPage = {
  now: () => number;
  remembered: () => string | null;
  /** @returns whether the time was stored; a browser may refuse to. */
  remember: (at: string) => boolean;
  reload: () => void;
};

/** The browser functions, and the conditions of a reload. */
export type LoadingPage = ReloadingPage & {
  /** Whether the server answers. */
  answers: () => Promise<boolean>;
  /** Whether a game is open or a form holds input. */
  isInUse: () => boolean;
};

/**
 * A chunk that fails to load usually belongs to an old release, and a full page load fetches the new one [2.18]. It is done only once: if
 * the chunk fails again within 30 s, the connection is down, and the page says so. Returns whether the page reloads.
 */
export function reloadOnce(page: ReloadingPage): boolean {
  const before = Number(page.remembered() ?? 0);
  if (page.now() - before < onceWithinMs) return false;
  if (!page.remember(String(page.now()))) return false;
  page.reload();
  return true;
}

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

type PartOptions = {
  /** Whether the page must not be used without the part. */
  required?: boolean;
  /** Closes the part when the player gives up loading it; for parts without a property that closes them. */
  leave?: () => void;
};

/**
 * `lazy` for parts of the shell, with the reload above (the router does this for route modules). The page reloads only if the server answers
 * and the reload loses nothing. Otherwise the part renders nothing, and a message offers to load it. A thrown error would replace the
 * page, and then also the error page, which has the same shell [8.07].
 */
export function lazyPart<Props>(load: Load<Props>, options: PartOptions = {}) {
  return lazy(() => loadPart(load, browserPage(), options));
}

export async function loadPart<Props>(
  load: Load<Props>,
  page: LoadingPage,
  options: PartOptions = {},
): Promise<{ default: ComponentType<Props> }> {
  try {
    return await load();
  } catch {
    // Checked last, because the player may begin to type while the server is asked.
    if (!page.isInUse() && (await page.answers()) && !page.isInUse() && reloadOnce(page))
      return new Promise<never>(() => {});
    const render = (props: Props) => createElement(Missing<Props>, { load, options, props });
    return { default: render as ComponentType<Props> };
  }
}

/** Properties by which some parts open and close. */
type Openable = { open?: boolean; onOpenChange?: (open: boolean) => void; onClose?: () => void };

type MissingProps<Props> = { load: Load<Props>; options: PartOptions; props: Props };

/** Renders nothing in place of a part that failed to load, and the part when it loads after all. Each opening tries again. */
function Missing<Props>({ load, options, props }: MissingProps<Props>) {
  const [Found, setFound] = useState<ComponentType<Props>>();
  const { open = true, onOpenChange, onClose } = props as Openable;
  const isWanted = open && !Found;
  // The functions are new at each render, so only a change of `isWanted` may start another attempt.
  const latest = useRef({ load, options, onOpenChange, onClose });
  useEffect(() => {
    latest.current = { load, options, onOpenChange, onClose };
  });
  useEffect(() => {
    if (!isWanted) return;
    const part = {
      load: async () => {
        const { default: Part } = await latest.current.load();
        setFound(() => Part);
      },
      leave: () => {
        latest.current.options.leave?.();
        latest.current.onOpenChange?.(false);
        latest.current.onClose?.();
      },
      required: latest.current.options.required ?? false,
    };
    let remove: (() => void) | undefined;
    let isLeft = false;
    part.load().catch(() => {
      if (!isLeft) remove = addMissingPart(part);
    });
    return () => {
      isLeft = true;
      remove?.();
    };
  }, [isWanted]);
  return Found ? createElement(Found as ComponentType<object>, props as object) : null;
}

export function browserPage(): LoadingPage {
  return {
    now: Date.now,
    remembered: () => inTab.read(storageKey) ?? null,
    remember: (at) => inTab.write(storageKey, at),
    reload: reloadPage,
    isInUse: isPageInUse,
    async answers() {
      try {
        const signal = AbortSignal.timeout(ANSWERS_WITHIN_MS);
        return (await fetch(files.robots(), { cache: "no-store", signal })).ok;
      } catch {
        return false;
      }
    },
  };
}
