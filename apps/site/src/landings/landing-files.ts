import { type Landing, landingSchema } from "@bellwether/contract/content/promotion.ts";
import { readContentFiles } from "../promotions/read-content-files.ts";

/** Every landing page. On the server only: the files hold every language. */
export const landings: readonly Landing[] = readContentFiles(
  import.meta.glob("../../../../content/landings/*.json", { eager: true, import: "default" }),
  landingSchema,
);
