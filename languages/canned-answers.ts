// Written by `npm run folders` from the names of the folders here.
import de from "./de/answers.json" with { type: "json" };
import en from "./en/answers.json" with { type: "json" };
import es from "./es/answers.json" with { type: "json" };
import fi from "./fi/answers.json" with { type: "json" };
import frCa from "./fr-ca/answers.json" with { type: "json" };
import hu from "./hu/answers.json" with { type: "json" };
import no from "./no/answers.json" with { type: "json" };
import pt from "./pt/answers.json" with { type: "json" };
import sv from "./sv/answers.json" with { type: "json" };

/** Prepared answers of agents in the chat, by language, then by the answer's name. On the server only. */
export const answersByLanguage: Readonly<Record<string, Readonly<Record<string, string>>>> = {
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
