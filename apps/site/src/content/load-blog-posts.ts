import type { BlogPost } from "@bellwether/contract/calls/content.ts";
import type { Site } from "../request/site.ts";

const shown = 3;

/** The newest posts, on their way while the page is drawn; a blog that is down is an empty list and never an error [7.32, 8.08]. */
export function loadBlogPosts(site: Site): Promise<BlogPost[]> {
  return site.visitorGate.call("latestBlogPosts", {}).then(
    ({ posts }) => posts.slice(0, shown),
    () => [],
  );
}
