import { type Language, languageCodes } from "@bellwether/languages/index.ts";
import { expect, it } from "vitest";
import { loadTexts } from "../../texts/texts.ts";
import { sayOfCard } from "./card-name.ts";

const asked: Readonly<Record<Language, string>> = {
  de: "Karo Ass: höher oder tiefer?",
  en: "Ace of diamonds: higher or lower?",
  es: "As de diamantes: ¿mayor o menor?",
  fi: "Ruutu ässä: suurempi vai pienempi?",
  "fr-ca": "As de carreau : plus haut ou plus bas?",
  hu: "Káró ász: magasabb vagy alacsonyabb?",
  no: "Ruter ess: høyere eller lavere?",
  pt: "Ás de ouros: maior ou menor?",
  sv: "Ruter ess: högre eller lägre?",
};

it.each(languageCodes)(
  "in %s a sentence that begins with a card's name begins with a capital",
  async (language) => {
    const t = await loadTexts(language);
    expect(sayOfCard("ask_guess", "AD", t).replaceAll("\u00a0", " ").replaceAll("\u202f", " ")).toBe(
      asked[language],
    );
    expect(sayOfCard("guess_wrong", "AD", t)).toMatch(/^\p{Lu}/u);
  },
);
