import { expect, test } from "vitest";
import { sourceFiles } from "./source-files.ts";

/** Words of a form of address that the language does not use; docs/add-a-language.md names the one it uses. */
const OTHER_FORMS = {
  // "Sie" and "Ihr" at the start of a sentence can be "they", "she" and "her".
  de: /(?<=[\p{L}\d},] )(Sie|Ihnen|Ihr(e[mnrs]?)?)(?!\p{L})|\p{Ll}en Sie(?!\p{L})/gu,
  es: /(?<!\p{L})(usted(es)?|vosotr[ao]s|vuestr[ao]s?|os|\p{L}+(áis|[^s]éis)|recibís)(?!\p{L})/giu,
  fi: /(?<!\p{L})(teidän|teitä|teiltä|teissä)(?!\p{L})/giu,
  "fr-ca": /(?<!\p{L})(tu|te|toi|ton|ta|tes|tiennes?|t’\p{L}+)(?!\p{L})/giu,
  hu: /(?<!\p{L})ön(t|nek|höz|nél|től|ről|ben|é|ök\p{L}*)?(?!\p{L})/giu,
  no: /(?<=[\p{L}\d}] )(De|Dem|Deres)(?!\p{L})/gu,
  pt: /(?<!\p{L})(tu|te|ti|teus?|tuas?|contigo)(?!\p{L})/giu,
  sv: /(?<=[\p{L}\d}] )(Ni|Er|Ert|Era)(?!\p{L})/gu,
};

test.each(Object.entries(OTHER_FORMS))(
  "no text in %s addresses the player in another form than the rest of the site",
  (language, words) => {
    const files = sourceFiles(
      (path) =>
        (path.startsWith(`languages/${language}/`) && path.endsWith(".json")) ||
        (path.startsWith("brands/") && path.endsWith(`/${language}.json`)),
    );
    expect(files.length).toBeGreaterThan(9);
    expect(
      files.flatMap(({ path, text }) => [...text.matchAll(words)].map(([word]) => `${path}: ${word}`)),
    ).toEqual([]);
  },
);
