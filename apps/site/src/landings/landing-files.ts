import { parseContentFiles } from "@bellwether/contract/content/parse-content-files.ts";
import { Landing, type LandingText, LandingTextsFile } from "@bellwether/contract/content/promotion.ts";
import { type WordsByLanguage, withWords } from "@bellwether/contract/content/with-words.ts";

export type WordedLanding = Landing & { texts: WordsByLanguage<LandingText> };

/** Every landing page. Import it on the server only: the files hold every language. */
export const landings: readonly WordedLanding[] = withWords(
  parseContentFiles(
    import.meta.glob("../../../../content/landings/*.json", { eager: true, import: "default" }),
    Landing,
  ),
  import.meta.glob("../../../../languages/*/landings.json", { eager: true, import: "default" }),
  LandingTextsFile,
);
