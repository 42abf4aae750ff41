import type { OfficeEndpoint } from "@bellwether/contract/office/index.ts";
import { Badge } from "@bellwether/ui/surfaces/badge.tsx";
import { integrationWords as words } from "./words.ts";

/** How an endpoint stands, as a mark. */
export function EndpointState({ endpoint: { state, failing_since } }: { endpoint: OfficeEndpoint }) {
  if (state === "failed") return <Badge tone="danger">{words.states.failed}</Badge>;
  if (state === "off") return <Badge tone="plain">{words.states.off}</Badge>;
  if (failing_since) return <Badge tone="warning">{words.failing}</Badge>;
  return <Badge tone="success">{words.states.on}</Badge>;
}
