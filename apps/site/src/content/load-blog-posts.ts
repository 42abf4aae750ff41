import type { BlogPost } from "@bellwether/contract/calls/content.ts";
import { cachedResponses } from "../request/cached-responses.ts";
import type { Site } from "../request/site.ts";

const shown = 3;

/** The blog is on a server of its own, and is asked only now and then. */
const kept = cachedResponses<BlogPost[]>({ forMs: 30_000, most: 50 });

/** Starts loading the newest posts while the page renders. Resolves to an empty list when the blog is down; never rejects [7.32, 8.08]. */
export function loadBlogPosts(site: Site, nowMs: number = Date.now()): Promise<BlogPost[]> {
  const load = async () => (await site.visitorGate.call("latestBlogPosts", {})).posts.slice(0, shown);
  const key = `${site.contentVersion} ${site.brand.key} ${site.language}`;
  return kept(site.options, key, load, nowMs).catch(() => []);
}
