import { readdirSync } from "node:fs";
import { Promotion, PromotionTextsFile } from "@bellwether/contract/content/promotion.ts";
import { type Language, offeredLanguages } from "@bellwether/market/languages.ts";
import { describe, expect, it } from "vitest";
import { jsonFile } from "../testing/json-file.ts";

const root = new URL("../../../../", import.meta.url);
const spotlights = readdirSync(new URL("content/promotions/", root))
  .map((file): Promotion => Promotion.parse(jsonFile(`content/promotions/${file}`)))
  .filter(({ kind }) => kind === "spotlight")
  .map(({ name }) => name);

/** How each language says that there is nothing to claim, the two sentences that deny a bonus, and words that promise money, spins or things. */
const WORDS: Record<Language, { nothing: string; denials: RegExp; promise: RegExp }> = {
  en: {
    nothing: "nothing to claim",
    denials: /No bonus|In Sweden a bonus is given at first play only/g,
    promise: /\b(?:bonus|cash|cashback|spins?|prizes?|wins?|gifts?|parcels?|refund|jackpots?|for free)\b/i,
  },
  de: {
    nothing: "nichts einzulösen",
    denials: /Kein Bonus|In Schweden gibt es einen Bonus nur beim ersten Spiel/g,
    promise: /bonus|freispiel|echtgeld|gutgeschrieben|\bpreise?\b|gewinn|geschenk|paket|jackpot/i,
  },
  es: {
    nothing: "nada que canjear",
    denials: /Sin bono|En Suecia solo se da un bono al jugar por primera vez/g,
    promise: /\bbonos?\b|\bgiros?\b|efectivo|premio|regalo|reembolso|paquete|jackpot/i,
  },
  fi: {
    nothing: "ei ole mitään lunastettavaa",
    denials: /Ei bonusta|Ruotsissa bonus annetaan vain ensimmäisellä pelikerralla/g,
    promise: /bonus|kierros|käteis|palkin|voito|lahja|paket|potti/i,
  },
  "fr-ca": {
    nothing: "rien à réclamer",
    denials: /Pas de bonus|En Suède, un bonus n’est donné qu’à la première partie/g,
    promise: /bonus|\btours?\b|argent|\blots?\b|\bprix\b|cadeau|colis|gagn/i,
  },
  hu: {
    nothing: "nincs mit beváltani",
    denials: /Se bónusz|Svédországban bónusz csak az első játéknál adható/g,
    promise: /bónusz|pörget|készpénz|nyer|ajándék|\bdíj|csomag/i,
  },
  no: {
    nothing: "ingenting å løse inn",
    denials: /Ingen bonus|I Sverige gis bonus bare første gang du spiller/g,
    promise: /bonus|spinn|kontant|premie(?!re)|\bgaver?\b|gevinst|pakke/i,
  },
  pt: {
    nothing: "nada a resgatar",
    denials: /Sem bônus|Na Suécia, só se dá bônus na primeira vez que se joga/g,
    promise: /bônus|rodada|dinheiro|prêmio|brinde|presente|ganh|pacote/i,
  },
  sv: {
    nothing: "inget att lösa in",
    denials: /Ingen bonus|I Sverige ges bonus bara vid första speltillfället/g,
    promise: /bonus|snurr(?!ar)|pengar|vinst|presenter|gåva|paket/i,
  },
};

describe.each(offeredLanguages)("the words of the spotlights in %s", (language) => {
  const texts = PromotionTextsFile.parse(jsonFile(`languages/${language}/promotions.json`));
  const { nothing, denials, promise } = WORDS[language];
  const said = (name: string) => {
    const { title, teaser, body, terms } = texts[name]!;
    return [title, teaser, ...body, ...terms].join("\n");
  };

  it("the words of the spotlights promise no money, no spins and no things, and name no figure", () => {
    expect(spotlights.sort()).toEqual([
      ...["draw-night", "fox-trot", "lagom-week", "new-titles-thursday", "winter-tables"],
    ]);
    for (const name of spotlights) {
      expect(said(name).replace(denials, ""), name).not.toMatch(promise);
      expect(said(name), name).not.toMatch(/[{}%€$\d]/);
    }
  });

  it("the words of the spotlights say in their terms that there is nothing to claim", () => {
    for (const name of spotlights) expect(texts[name]!.terms.join("\n"), name).toContain(nothing);
  });

  it("the words of the spotlights would be found if they promised cash, spins or parcels, as other promotions do", () => {
    for (const name of ["festa-junina", "carnaval", "prize-drop"]) expect(said(name), name).toMatch(promise);
  });
});
