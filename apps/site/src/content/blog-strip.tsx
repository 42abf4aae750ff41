import type { BlogPost } from "@bellwether/contract/calls/content.ts";
import { ArrowEnd } from "@bellwether/ui/icons.ts";
import { Card } from "@bellwether/ui/surfaces/card.tsx";
import { Section } from "@bellwether/ui/surfaces/section-heading.tsx";
import { Suspense } from "react";
import { Await } from "react-router";
import { useTexts } from "../locale/texts.tsx";
import styles from "./blog-strip.module.css";

/** The newest posts as links; renders when they have loaded. */
export function BlogStrip({ posts }: { posts: Promise<BlogPost[]> }) {
  return (
    <Suspense>
      <Await resolve={posts} errorElement={null}>
        {(resolved: BlogPost[]) => <Posts posts={resolved} />}
      </Await>
    </Suspense>
  );
}

function Posts({ posts }: { posts: readonly BlogPost[] }) {
  const t = useTexts();
  if (posts.length === 0) return null;
  return (
    <Section id="blog" title={t("core.lobby_blog")}>
      <ul className={styles.posts}>
        {posts.map((post) => (
          <li key={post.id}>
            <Card padding="none" className={styles.card}>
              <a href={post.link} className={styles.post} rel="noreferrer">
                <span>{post.name}</span>
                <ArrowEnd aria-hidden="true" />
              </a>
            </Card>
          </li>
        ))}
      </ul>
    </Section>
  );
}
