import type { Database } from "@bellwether/db";
import { readPublishedVersion } from "@bellwether/gate";
import type { Content } from "./content.ts";
import { releasedFiles } from "./content-files.ts";
import { type ContentRules, contentRules } from "./published-content.ts";

/** How an operator's command builds the content: from the release's files, without the environment's toggles and tables of its own. */
export const commandRules = (): ContentRules =>
  contentRules({
    files: releasedFiles(),
    toggles: { environment: "production" },
    warn: () => {},
    now: () => new Date(),
  });

/** The content that the product's nodes have now: the release's, with the published documents above it. */
export async function readContentInForce(database: Database): Promise<Content> {
  return commandRules().build(await readPublishedVersion(database)).all;
}
