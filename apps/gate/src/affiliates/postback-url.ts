import { type AffiliateTags, minorToAmount } from "@bellwether/contract";
import type { SettingsPort } from "../ports.ts";

export type PostbackEvent = "signup" | "first_deposit";

/** The URL configured for an affiliate's event; undefined if there is none. */
export function templateFor(
  { settings }: SettingsPort<"affiliates">,
  op: string,
  event: PostbackEvent,
): string | undefined {
  // Anybody can choose the op tag: only names that the operator configured count.
  return Object.hasOwn(settings.affiliates, op) ? settings.affiliates[op]?.[event] : undefined;
}

/**
 * Fills `{btag}`, `{oid}`, `{akid}`, `{mid}`, `{kw}`, `{op}`, `{event}`, `{amount}` and `{currency}` into the operator's template and adds
 * `postback_id`, which is the same at each attempt. A tag is escaped, so it can never change the host, the path or another parameter.
 */
export function postbackUrl(
  template: string,
  postback: {
    id: string;
    event: PostbackEvent;
    tags: AffiliateTags;
    amountMinor: bigint | null;
    currency: string;
  },
): URL {
  const values = new Map<string, string | undefined>([
    ...Object.entries(postback.tags),
    ["event", postback.event],
    ["amount", postback.amountMinor === null ? undefined : minorToAmount(postback.amountMinor)],
    ["currency", postback.currency],
  ]);
  const filled = template.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(values.get(name) ?? ""),
  );
  const url = new URL(filled);
  url.searchParams.set("postback_id", postback.id);
  return url;
}
