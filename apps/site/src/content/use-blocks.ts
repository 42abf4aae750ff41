import type { ShownBlock } from "@bellwether/contract/calls/content.ts";
import { useEffect } from "react";
import { affiliateCookieName } from "../session/affiliate-cookie.ts";
import { readCookies } from "../session/cookies.ts";
import { useRoot, useSessionToken } from "../session/use-player.ts";
import { useMounted } from "../shell/use-mounted.ts";
import type { Blocks } from "./blocks.ts";
import { blocksFor, keepBlocks, useBlocksStore } from "./blocks-store.ts";

/**
 * The blocks of a place, kept in the browser [3.18]. The page brings them, anew whenever the reader logs in or out [4.12]; a partner's visitor has
 * blocks that a page shared by all cannot hold, so their browser asks for them. Nobody else's asks: reading the answer would take Zod.
 */
export function useBlocks(place: keyof Blocks, fromPage: readonly ShownBlock[]): readonly ShownBlock[] {
  const root = useRoot();
  const mounted = useMounted();
  const state = useBlocksStore();
  const tags = (mounted && readCookies(document.cookie).get(affiliateCookieName)) || undefined;
  const { brand, language, country, player } = root ?? {};
  const token = useSessionToken();
  const reader = [brand?.key, language, player?.country ?? country, player?.id ?? "", tags ?? ""].join("|");

  useEffect(() => {
    if (!mounted || tags !== undefined) return;
    void Promise.resolve(useBlocksStore.persist.rehydrate()).then(() =>
      keepBlocks(reader, { [place]: fromPage }),
    );
  }, [mounted, tags, reader, place, fromPage]);

  useEffect(() => {
    if (tags === undefined || !brand || !language) return;
    let gone = false;
    Promise.resolve(useBlocksStore.persist.rehydrate())
      .then(() => fetchBlocks({ brand: brand.key, language, token, tags }))
      .then(
        (blocks) => !gone && keepBlocks(reader, blocks),
        // What the page brought, or this browser kept, goes on standing.
        () => undefined,
      );
    return () => {
      gone = true;
    };
  }, [brand, language, token, tags, reader]);

  return tags === undefined ? fromPage : blocksFor(state, reader, place, fromPage);
}

type Asked = {
  brand: string;
  language: string;
  token: string | undefined;
  tags: string;
};

async function fetchBlocks({ brand, language, token, tags }: Asked): Promise<Blocks> {
  const { createGateClient } = await import("@bellwether/contract/client.ts");
  const gate = createGateClient({
    baseUrl: "",
    session: () => token,
    headers: () => ({ "x-brand": brand, "x-affiliate-reference": tags }),
  });
  return (await gate.call("dataUpdate", { language })).blocks;
}
