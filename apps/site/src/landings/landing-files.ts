import { parseContentFiles } from "@bellwether/contract/content/parse-content-files.ts";
import { type Landing, landingSchema } from "@bellwether/contract/content/promotion.ts";

/** Every landing page. Import it on the server only: the files hold every language. */
export const landings: readonly Landing[] = parseContentFiles(
  import.meta.glob("../../../../content/landings/*.json", { eager: true, import: "default" }),
  landingSchema,
);
