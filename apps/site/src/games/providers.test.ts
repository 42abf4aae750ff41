import { expect, test } from "vitest";
import { providerAt, providerPage } from "./providers.ts";

test("10 providers have a page", () => {
  const slugs =
    "betsoft evolution microgaming netent nyx play-n-go pragmatic yggdrasil relax bellwether".split(" ");
  expect(slugs).toHaveLength(10);
  for (const slug of slugs) {
    const provider = providerAt(slug);
    expect(provider && providerPage(provider.code)).toBe(`/provider-games/${slug}`);
  }
});

test.each(["red-tiger", "sdg", "BW", "", "constructor"])("%j has no page", (slug) => {
  expect(providerAt(slug)).toBeUndefined();
});
