import { useEffect } from "react";
import { alreadyVisitedCookieName } from "../session/cookies.ts";

const yearInSeconds = 31_536_000;
const monthInSeconds = 2_592_000;

/** Notes in cookies that someone was here, and which partner's link brought them. In the browser, because a visitor's page is shared. */
export function FirstVisit() {
  useEffect(() => {
    writeCookie(alreadyVisitedCookieName, "1", yearInSeconds);
    noteAffiliate(window.location.search);
  }, []);
  return null;
}

/** The contract says what a tag is; its schemas load only where the address brings anything at all. */
async function noteAffiliate(search: string): Promise<void> {
  if (search === "") return;
  const { affiliateCookieName, affiliateTagsOf } = await import("../session/affiliate-tags.ts");
  const tags = affiliateTagsOf(new URLSearchParams(search));
  if (tags) writeCookie(affiliateCookieName, JSON.stringify(tags), monthInSeconds);
}

function writeCookie(name: string, value: string, maxAgeSeconds: number): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that we serve
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax`;
}
