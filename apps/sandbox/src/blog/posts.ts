import { existsSync, readdirSync, readFileSync } from "node:fs";

/** The posts of the stand-in's blogs, newest first; titles with entities, as WordPress renders them. */
export type StandInPost = { id: number; slug: string; title: string; text: string };

const shared: readonly StandInPost[] = [
  {
    id: 104,
    slug: "how-a-round-is-drawn",
    title: "How a round is drawn &#8211; and how to check it",
    text: "Before each round you see the fingerprint of the house’s seed. Afterwards you get the seed, and with it anyone can draw the round again.",
  },
  {
    id: 103,
    slug: "limits-that-hold",
    title: "Limits that hold: a lower one at once, a higher one after a night&#8217;s sleep",
    text: "A limit is a promise to yourself. We keep it to the last cent and make you wait before you can loosen it.",
  },
];

const brandsFolder = new URL("../../../../brands/", import.meta.url);

/** By the name of the blog, which is a brand's slug: `brands/{slug}/sandbox-posts.json`, then the shared ones. */
export const postsByBlog: Readonly<Record<string, readonly StandInPost[]>> = Object.fromEntries(
  readdirSync(brandsFolder)
    .filter((slug) => existsSync(new URL(`${slug}/brand.ts`, brandsFolder)))
    .map((slug) => [slug, [...ownPosts(slug), ...shared]]),
);

function ownPosts(slug: string): StandInPost[] {
  const file = new URL(`${slug}/sandbox-posts.json`, brandsFolder);
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as StandInPost[]) : [];
}
