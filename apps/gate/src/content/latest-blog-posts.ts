import { type BlogPost, localPath } from "@bellwether/contract";
import type { BrandKey } from "@bellwether/market";
import { z } from "zod";
import { isFresh } from "../is-fresh.ts";
import type { BlogPort, ClockPort, LogPort } from "../ports.ts";
import { plainText } from "./plain-text.ts";

/** A blog that is slower than this counts as unavailable [7.32]. */
export const BLOG_TIMEOUT_MS = 500;
const FRESH_FOR_MS = 60_000;
const MAX_POSTS = 5;
const MAX_ANSWER_BYTES = 200_000;

/** WordPress's own response, `/wp-json/wp/v2/posts`. */
const WordPressPosts = z.array(
  z.object({
    id: z.number().int(),
    title: z.object({ rendered: z.string() }),
    link: z.string().max(2_000),
  }),
);

type Kept = { posts: Promise<BlogPost[]>; askedAt: number };

/**
 * The latest posts of a brand's blog, requested from its WordPress once a minute. One attempt of 500 ms: a failure is logged as a warning
 * and gives an empty list, also for a minute, so that a blog that hangs does not delay every visitor.
 */
export function createLatestBlogPosts(deps: BlogPort & LogPort & ClockPort) {
  const kept = new Map<BrandKey, Kept>();
  return async (brand: BrandKey): Promise<BlogPost[]> => {
    const now = deps.now().getTime();
    const known = kept.get(brand);
    if (known && isFresh(known.askedAt, now, FRESH_FOR_MS)) return known.posts;
    const posts = askBlog(deps, brand).catch((error: unknown) => {
      deps.log.warn({ err: error, brand }, "the blog's response could not be used");
      return [];
    });
    kept.set(brand, { posts, askedAt: now });
    return posts;
  };
}

async function askBlog({ blog }: BlogPort, brand: BrandKey): Promise<BlogPost[]> {
  const base = blog.urls[brand];
  if (!base) return [];
  const signal = AbortSignal.timeout(BLOG_TIMEOUT_MS);
  const query = `per_page=${MAX_POSTS}&_fields=id,title,link`;
  const asked = blog.fetch(`${base}/wp-json/wp/v2/posts?${query}`, {
    signal,
    redirect: "error",
    headers: { accept: "application/json" },
  });
  const response = await untilAborted(asked, signal);
  if (!response.ok) throw new Error(`the blog answered ${response.status}`);
  const text = await untilAborted(readBounded(response), signal);
  return WordPressPosts.parse(JSON.parse(text))
    .flatMap((post) => asPost(post) ?? [])
    .slice(0, MAX_POSTS);
}

/** A post as the site shows it; undefined when it has no title or no usable link. */
function asPost(post: z.infer<typeof WordPressPosts>[number]): BlogPost | undefined {
  const name = plainText(post.title.rendered);
  const link = safeLink(post.link);
  return name && link ? { id: post.id, name, title: { rendered: name }, link } : undefined;
}

function safeLink(link: string): string | undefined {
  const local = localPath(link);
  if (local !== undefined) return local;
  if (!URL.canParse(link)) return undefined;
  const url = new URL(link);
  return url.protocol === "https:" || url.protocol === "http:" ? url.href : undefined;
}

/** Some fetch implementations ignore the abort signal at some step; this limits the visitor's wait in any case. */
function untilAborted<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason as Error), { once: true });
    work.then(resolve, reject);
  });
}

async function readBounded(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk as Uint8Array, { stream: true });
    if (text.length > MAX_ANSWER_BYTES) throw new Error("the blog's answer is too large");
  }
  return text + decoder.decode();
}
