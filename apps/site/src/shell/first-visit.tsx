import { useEffect } from "react";
import { affiliateCookieName, affiliateTagsOf } from "../session/affiliate-cookie.ts";
import { writeBrowserCookie } from "../session/browser-cookies.ts";
import { alreadyVisitedCookieName } from "../session/cookies.ts";

const yearInSeconds = 31_536_000;
const monthInSeconds = 2_592_000;

/** Sets cookies for the first visit and for the partner's link that brought it. In the browser, because a visitor's page is shared. */
export function FirstVisit() {
  useEffect(() => {
    writeCookie(alreadyVisitedCookieName, "1", yearInSeconds);
    noteAffiliate(window.location.search);
  }, []);
  return null;
}

function noteAffiliate(search: string): void {
  const tags = affiliateTagsOf(new URLSearchParams(search));
  if (tags) writeCookie(affiliateCookieName, JSON.stringify(tags), monthInSeconds);
}

function writeCookie(name: string, value: string, maxAgeSeconds: number): void {
  writeBrowserCookie(`${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax`);
}
