import type { MessageKey } from "@bellwether/i18n/translate.ts";

export type ErrorWords = {
  kind: "missing" | "refused" | "loading" | "broken";
  title: MessageKey;
  texts: readonly MessageKey[];
};

/** Refusals that an old or shared link may lead to. The shell has their texts on every page. */
export const pageRefusals = [
  "core.error_free_play_not_allowed",
  "core.error_game_opens_soon",
] as const satisfies MessageKey[];

/**
 * The error page's texts [2.31, 8.04, 8.07]: for a missing page, for a refused one with its reason [8.01, 8.02], for one that fails to
 * load at the moment, or the generic message.
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

/** Messages of Chromium, Firefox and Safari for a fetch without a response. */
const unanswered = /^(?:Failed to fetch|NetworkError|Load failed)/;

/**
 * The status of an error: the one of a thrown response or of the gate's refusal, otherwise 500. A page whose data got no response is a
 * 503, because it may load later.
 */
export function statusOfError(error: unknown): number {
  if (error instanceof TypeError && unanswered.test(error.message)) return 503;
  const { status, httpStatus, response } = (error ?? {}) as {
    status?: unknown;
    httpStatus?: unknown;
    response?: { status?: unknown } | null;
  };
  const found = [status, httpStatus, response?.status].find((each) => typeof each === "number");
  return (found as number | undefined) ?? 500;
}

/** The message key that a thrown response carries. */
function messageOfError(error: unknown): unknown {
  return (error as { data?: { message?: unknown } | null } | null | undefined)?.data?.message;
}
