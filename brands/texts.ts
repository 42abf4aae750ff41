// Written by `npm run folders` from the names of the folders here.
import bellwetherDe from "./bellwether/texts/de.json" with { type: "json" };
import bellwetherEn from "./bellwether/texts/en.json" with { type: "json" };
import bellwetherEs from "./bellwether/texts/es.json" with { type: "json" };
import bellwetherFi from "./bellwether/texts/fi.json" with { type: "json" };
import bellwetherFrCa from "./bellwether/texts/fr-ca.json" with { type: "json" };
import bellwetherHu from "./bellwether/texts/hu.json" with { type: "json" };
import bellwetherNo from "./bellwether/texts/no.json" with { type: "json" };
import bellwetherPt from "./bellwether/texts/pt.json" with { type: "json" };
import bellwetherSv from "./bellwether/texts/sv.json" with { type: "json" };
import funlyDe from "./funly/texts/de.json" with { type: "json" };
import funlyEn from "./funly/texts/en.json" with { type: "json" };
import funlyEs from "./funly/texts/es.json" with { type: "json" };
import funlyFi from "./funly/texts/fi.json" with { type: "json" };
import funlyFrCa from "./funly/texts/fr-ca.json" with { type: "json" };
import funlyHu from "./funly/texts/hu.json" with { type: "json" };
import funlyNo from "./funly/texts/no.json" with { type: "json" };
import funlyPt from "./funly/texts/pt.json" with { type: "json" };
import funlySv from "./funly/texts/sv.json" with { type: "json" };
import luckycloverDe from "./luckyclover/texts/de.json" with { type: "json" };
import luckycloverEn from "./luckyclover/texts/en.json" with { type: "json" };
import luckycloverEs from "./luckyclover/texts/es.json" with { type: "json" };
import luckycloverFi from "./luckyclover/texts/fi.json" with { type: "json" };
import luckycloverFrCa from "./luckyclover/texts/fr-ca.json" with { type: "json" };
import luckycloverHu from "./luckyclover/texts/hu.json" with { type: "json" };
import luckycloverNo from "./luckyclover/texts/no.json" with { type: "json" };
import luckycloverPt from "./luckyclover/texts/pt.json" with { type: "json" };
import luckycloverSv from "./luckyclover/texts/sv.json" with { type: "json" };

/** Texts in the voice of each brand, by its slug, then by language. On the server only. */
export const brandTexts: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>> = {
  bellwether: { de: bellwetherDe, en: bellwetherEn, es: bellwetherEs, fi: bellwetherFi, "fr-ca": bellwetherFrCa, hu: bellwetherHu, no: bellwetherNo, pt: bellwetherPt, sv: bellwetherSv },
  funly: { de: funlyDe, en: funlyEn, es: funlyEs, fi: funlyFi, "fr-ca": funlyFrCa, hu: funlyHu, no: funlyNo, pt: funlyPt, sv: funlySv },
  luckyclover: { de: luckycloverDe, en: luckycloverEn, es: luckycloverEs, fi: luckycloverFi, "fr-ca": luckycloverFrCa, hu: luckycloverHu, no: luckycloverNo, pt: luckycloverPt, sv: luckycloverSv },
};
