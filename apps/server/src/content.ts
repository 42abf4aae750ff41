import { readdirSync, readFileSync } from "node:fs";
import { type Campaign, campaignFileSchema } from "@bellwether/contract/content/campaign.ts";
import {
  type CatalogueTitle,
  catalogueFileSchema,
  type Palette,
  palettesFileSchema,
} from "@bellwether/contract/content/index.ts";
import { type MessageTexts, messageFileSchema } from "@bellwether/contract/content/message.ts";
import { z } from "zod";

export type Content = {
  titles: CatalogueTitle[];
  campaigns: Campaign[];
  palettes: Record<string, Palette>;
  messageTexts: MessageTexts;
};

const root = new URL("../../../content/", import.meta.url);

/**
 * Reads and checks all content.
 * @throws naming the file and the field that does not fit its schema, or the id that two titles share.
 */
export function readContent(): Content {
  const files = readdirSync(new URL("catalogue/", root)).filter((file) => file.endsWith(".json"));
  const titles = files.flatMap((file) => read(`catalogue/${file}`, catalogueFileSchema));
  refuseRepeated(titles.map((title) => String(title.gameId)));
  refuseRepeated(titles.map((title) => title.code));
  return {
    titles,
    campaigns: read("campaigns.json", campaignFileSchema),
    palettes: read("art/palettes.json", palettesFileSchema),
    messageTexts: Object.fromEntries(
      readdirSync(new URL("messages/", root)).map((file) => [
        file.replace(/\.json$/, ""),
        read(`messages/${file}`, messageFileSchema),
      ]),
    ),
  };
}

function read<Schema extends z.ZodType>(file: string, schema: Schema): z.infer<Schema> {
  const parsed = schema.safeParse(JSON.parse(readFileSync(new URL(file, root), "utf8")));
  if (!parsed.success) throw new Error(`content/${file}:\n${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

function refuseRepeated(ids: string[]): void {
  const repeated = ids.find((id, index) => ids.indexOf(id) !== index);
  if (repeated) throw new Error(`content/catalogue: "${repeated}" is used by two titles`);
}
