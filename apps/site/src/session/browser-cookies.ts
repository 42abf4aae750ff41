import { readCookies } from "./cookies.ts";

/** The cookies that this page's scripts may read; none where the browser refuses them. */
export function browserCookies(): Map<string, string> {
  try {
    return readCookies(document.cookie);
  } catch {
    return new Map();
  }
}

/** @param cookie a name, a value and its attributes. Nothing happens where the browser refuses cookies. */
export function writeBrowserCookie(cookie: string): void {
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: some supported browsers lack the Cookie Store API
    document.cookie = cookie;
  } catch {
    // What the cookie was for is asked again.
  }
}

/** Whether the browser keeps no cookies of this site: then nobody can log in. `navigator.cookieEnabled` says yes in some of these cases. */
export function refusesCookies(): boolean {
  if (!navigator.cookieEnabled) return true;
  writeBrowserCookie("cookie_check=1; Path=/; SameSite=Lax");
  const isKept = browserCookies().get("cookie_check") === "1";
  writeBrowserCookie("cookie_check=; Path=/; Max-Age=0; SameSite=Lax");
  return !isKept;
}
