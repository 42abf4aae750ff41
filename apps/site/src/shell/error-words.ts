import type { MessageKey } from "@bellwether/i18n/translate.ts";

export type ErrorWords = {
  kind: "missing" | "refused" | "loading" | "broken";
  title: MessageKey;
  texts: readonly MessageKey[];
};

/** Refusals that whoever follows an old or a shared link may meet; the shell carries their sentences on every page. */
export const pageRefusals = ["core.error_free_play_not_allowed"] as const satisfies MessageKey[];

/**
 * What an error page says [2.31, 8.04, 8.07]: a page that is not there, one that is refused and why [8.01, 8.02], one that does not load
 * just now, or the generic message.
 */
export function errorWords(error: unknown): ErrorWords {
  const refusal = pageRefusals.find((message) => message === messageOfError(error));
  if (refusal) return { kind: "refused", title: "core.error_page_refused_title", texts: [refusal] };
  switch (statusOfError(error)) {
    case 404:
      return {
        kind: "missing",
        title: "core.error_page_not_found_title",
        texts: ["core.error_not_found", "core.error_page_not_found_text"],
      };
    case 503:
      return {
        kind: "loading",
        title: "core.error_page_loading_title",
        texts: ["core.error_page_loading_text"],
      };
    default:
      return {
        kind: "broken",
        title: "core.error_page_title",
        texts: ["core.error_message", "core.error_page_text"],
      };
  }
}

/** What Chromium, Firefox and Safari say of a fetch that nobody answered. */
const unanswered = /^(?:Failed to fetch|NetworkError|Load failed)/;

/**
 * The status that an error carries, its answer's, else 500: a thrown answer, a call that the gate refused, or anything else. A page whose data
 * nobody answered does not load just now: 503.
 */
export function statusOfError(error: unknown): number {
  if (error instanceof TypeError && unanswered.test(error.message)) return 503;
  const { status, httpStatus, response } = (error ?? {}) as {
    status?: unknown;
    httpStatus?: unknown;
    response?: { status?: unknown } | null;
  };
  const told = [status, httpStatus, response?.status].find((each) => typeof each === "number");
  return (told as number | undefined) ?? 500;
}

/** The text that a thrown answer names. */
function messageOfError(error: unknown): unknown {
  return (error as { data?: { message?: unknown } | null } | null | undefined)?.data?.message;
}
