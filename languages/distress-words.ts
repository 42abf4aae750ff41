// Written by `npm run folders` from the names of the folders here.
import de from "./de/distress.json" with { type: "json" };
import en from "./en/distress.json" with { type: "json" };
import es from "./es/distress.json" with { type: "json" };
import fi from "./fi/distress.json" with { type: "json" };
import frCa from "./fr-ca/distress.json" with { type: "json" };
import hu from "./hu/distress.json" with { type: "json" };
import no from "./no/distress.json" with { type: "json" };
import pt from "./pt/distress.json" with { type: "json" };
import sv from "./sv/distress.json" with { type: "json" };

/** Beginnings of words by which somebody says that play does them harm, by language. On the server only. */
export const distressWords: Readonly<Record<string, readonly string[]>> = {
  de,
  en,
  es,
  fi,
  "fr-ca": frCa,
  hu,
  no,
  pt,
  sv,
};
