/** A request's cookies by name; the first one wins when a name is repeated. */
export function readCookies(header: string | null): Map<string, string> {
  const found = new Map<string, string>();
  for (const pair of (header ?? "").slice(0, 8_192).split(";")) {
    const at = pair.indexOf("=");
    if (at === -1) continue;
    const name = pair.slice(0, at).trim();
    if (!found.has(name)) found.set(name, decode(pair.slice(at + 1).trim()));
  }
  return found;
}

export const sessionCookieName = "session";
export const preferredLanguageCookieName = "preferred_language";
export const alreadyVisitedCookieName = "already_visited";
export const alreadySeenSuggestionCookieName = "language_suggestion_seen";

/** Cookie: the language question was shown and is not shown again for a year [2.34]. */
export const seenSuggestionCookie = `${alreadySeenSuggestionCookieName}=1; Path=/; Max-Age=31536000; SameSite=Lax`;

/** Cookie with the visitor's choice of language, for a year; scripts may read and write it. */
export function preferredLanguageCookie(language: string): string {
  return `${preferredLanguageCookieName}=${language}; Path=/; Max-Age=31536000; SameSite=Lax`;
}

/** A token's format: any other value was not written by us and is ignored. */
const tokenShape = /^[\w.~+/=-]{16,200}$/;

export function sessionToken(cookies: Map<string, string>): string | undefined {
  const token = cookies.get(sessionCookieName);
  return token && tokenShape.test(token) ? token : undefined;
}

/** The session cookie: scripts cannot read it, and a form of another site does not send it with a write. */
export function sessionCookie(token: string, secure: boolean): string {
  return `${sessionCookieName}=${encodeURIComponent(token)}; Path=/; HttpOnly; SameSite=Lax${secure ? "; Secure" : ""}`;
}

export function endedSessionCookie(secure: boolean): string {
  return `${sessionCookieName}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax${secure ? "; Secure" : ""}`;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
