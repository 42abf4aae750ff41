import { inBrowser } from "@bellwether/ui/browser-storage.ts";

const storageKey = "deposit_limits_info_closed";

/** The player has closed the notice in this session: no page of it shows it again, in any tab. */
export function closeForSession(session: string | undefined): void {
  if (session !== undefined) inBrowser.write(storageKey, markOf(session));
}

export function isClosedForSession(session: string | undefined): boolean {
  return session !== undefined && inBrowser.read(storageKey) === markOf(session);
}

/** The token itself is never stored in the browser: a 32-bit FNV-1a hash is enough to tell two sessions apart and reveals neither. */
function markOf(session: string): string {
  let mark = 0x811c9dc5;
  for (const character of session) mark = Math.imul(mark ^ character.charCodeAt(0), 0x01000193);
  return (mark >>> 0).toString(16);
}
