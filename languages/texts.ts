// Written by `npm run folders` from the names of the folders here.
import deCore from "./de/core.json" with { type: "json" };
import deStatic from "./de/static.json" with { type: "json" };
import dePromo from "./de/promo.json" with { type: "json" };
import deSheet from "./de/sheet.json" with { type: "json" };
import enCore from "./en/core.json" with { type: "json" };
import enStatic from "./en/static.json" with { type: "json" };
import enPromo from "./en/promo.json" with { type: "json" };
import enSheet from "./en/sheet.json" with { type: "json" };
import esCore from "./es/core.json" with { type: "json" };
import esStatic from "./es/static.json" with { type: "json" };
import esPromo from "./es/promo.json" with { type: "json" };
import esSheet from "./es/sheet.json" with { type: "json" };
import fiCore from "./fi/core.json" with { type: "json" };
import fiStatic from "./fi/static.json" with { type: "json" };
import fiPromo from "./fi/promo.json" with { type: "json" };
import fiSheet from "./fi/sheet.json" with { type: "json" };
import frCaCore from "./fr-ca/core.json" with { type: "json" };
import frCaStatic from "./fr-ca/static.json" with { type: "json" };
import frCaPromo from "./fr-ca/promo.json" with { type: "json" };
import frCaSheet from "./fr-ca/sheet.json" with { type: "json" };
import huCore from "./hu/core.json" with { type: "json" };
import huStatic from "./hu/static.json" with { type: "json" };
import huPromo from "./hu/promo.json" with { type: "json" };
import huSheet from "./hu/sheet.json" with { type: "json" };
import noCore from "./no/core.json" with { type: "json" };
import noStatic from "./no/static.json" with { type: "json" };
import noPromo from "./no/promo.json" with { type: "json" };
import noSheet from "./no/sheet.json" with { type: "json" };
import ptCore from "./pt/core.json" with { type: "json" };
import ptStatic from "./pt/static.json" with { type: "json" };
import ptPromo from "./pt/promo.json" with { type: "json" };
import ptSheet from "./pt/sheet.json" with { type: "json" };
import svCore from "./sv/core.json" with { type: "json" };
import svStatic from "./sv/static.json" with { type: "json" };
import svPromo from "./sv/promo.json" with { type: "json" };
import svSheet from "./sv/sheet.json" with { type: "json" };

/** Texts of each language, by its code, then by group. On the server only. */
export const languageTexts: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>> = {
  de: { core: deCore, static: deStatic, promo: dePromo, sheet: deSheet },
  en: { core: enCore, static: enStatic, promo: enPromo, sheet: enSheet },
  es: { core: esCore, static: esStatic, promo: esPromo, sheet: esSheet },
  fi: { core: fiCore, static: fiStatic, promo: fiPromo, sheet: fiSheet },
  "fr-ca": { core: frCaCore, static: frCaStatic, promo: frCaPromo, sheet: frCaSheet },
  hu: { core: huCore, static: huStatic, promo: huPromo, sheet: huSheet },
  no: { core: noCore, static: noStatic, promo: noPromo, sheet: noSheet },
  pt: { core: ptCore, static: ptStatic, promo: ptPromo, sheet: ptSheet },
  sv: { core: svCore, static: svStatic, promo: svPromo, sheet: svSheet },
};
