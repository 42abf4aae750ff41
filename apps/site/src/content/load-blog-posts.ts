import type { BlogPost } from "@bellwether/contract/calls/content.ts";
import type { Site } from "../request/site.ts";

const shown = 3;

/** Starts loading the newest posts while the page renders. Resolves to an empty list when the blog is down; never rejects [7.32, 8.08]. */
export function loadBlogPosts(site: Site): Promise<BlogPost[]> {
  return site.visitorGate.call("latestBlogPosts", {}).then(
    ({ posts }) => posts.slice(0, shown),
    () => [],
  );
}
