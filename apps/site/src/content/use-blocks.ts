import type { ShownBlock } from "@bellwether/contract/calls/content.ts";
import { useEffect } from "react";
import { useMounted } from "../browser/use-mounted.ts";
import { useRoot, useSessionToken } from "../page-data/use-player.ts";
import { affiliateCookieName } from "../session/affiliate-cookie.ts";
import { browserCookies } from "../session/browser-cookies.ts";
import type { Blocks } from "./blocks.ts";
import { blocksFor, keepBlocks, useBlocksStore } from "./blocks-store.ts";

/**
 * The content blocks of a place, kept in the browser [3.18]. The page delivers them, again after each login and logout [4.12]. A partner's visitor
 * has own blocks that a shared page cannot hold, so only their browser requests them: for everyone else that request would load Zod for nothing.
 */
export function useBlocks(place: keyof Blocks, fromPage: readonly ShownBlock[]): readonly ShownBlock[] {
  const root = useRoot();
  const mounted = useMounted();
  const state = useBlocksStore();
  const tags = (mounted && browserCookies().get(affiliateCookieName)) || undefined;
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
        // Keep showing the blocks that the page delivered or this browser stored.
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
