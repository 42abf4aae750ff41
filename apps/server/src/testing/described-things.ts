import { type Language, offeredLanguages } from "@bellwether/market/languages.ts";

type Words = Readonly<Record<Language, string>>;

/** Words in the order of these columns, one for each language. */
const columns: readonly Language[] = ["en", "de", "es", "fi", "fr-ca", "hu", "no", "pt", "sv"];
const words = (line: string): Words => {
  const each = line.split(", ");
  const missing = offeredLanguages.find((language) => !each[columns.indexOf(language)]);
  if (missing) throw new Error(`described-things.ts: "${line}" has no word in ${missing}`);
  return Object.fromEntries(columns.map((language, index) => [language, each[index] ?? ""])) as Words;
};

/** How a description writes a number. One is left out: in most languages it is an article too. */
export const NUMBER_WORDS: readonly (readonly [number, Words])[] = [
  [2, words("two, zwei, dos, kaksi, deux, két, to, dois, två")],
  [3, words("three, drei, tres, kolme, trois, három, tre, três, tre")],
  [4, words("four, vier, cuatro, neljä, quatre, négy, fire, quatro, fyra")],
  [5, words("five, fünf, cinco, viisi, cinq, öt, fem, cinco, fem")],
  [6, words("six, sechs, seis, kuusi, six, hat, seks, seis, sex")],
  [7, words("seven, sieben, siete, seitsemän, sept, hét, sju, sete, sju")],
  [8, words("eight, acht, ocho, kahdeksan, huit, nyolc, åtte, oito, åtta")],
  [9, words("nine, neun, nueve, yhdeksän, neuf, kilenc, ni, nove, nio")],
  [10, words("ten, zehn, diez, kymmenen, dix, tíz, ti, dez, tio")],
  [12, words("twelve, zwölf, doce, kaksitoista, douze, tizenkettő, tolv, doze, tolv")],
  [15, words("fifteen, fünfzehn, quince, viidentoista, quinze, tizenöt, femten, quinze, femton")],
  [20, words("twenty, zwanzig, veinte, kaksikymmentä, vingt, húsz, tjue, vinte, tjugo")],
  [30, words("thirty, dreißig, treinta, kolmekymmentä, trente, harminc, tretti, trinta, trettio")],
  [
    37,
    words(
      "thirty-seven, siebenunddreißig, treinta y siete, kolmekymmentäseitsemän, trente-sept, harminchét, trettisju, trinta e sete, trettiosju",
    ),
  ],
  [
    75,
    words(
      "seventy-five, fünfundsiebzig, setenta y cinco, seitsemänkymmentäviisi, soixante-quinze, hetvenöt, syttifem, setenta e cinco, sjuttiofem",
    ),
  ],
  [
    90,
    words("ninety, neunzig, noventa, yhdeksänkymmentä, quatre-vingt-dix, kilencven, nitti, noventa, nittio"),
  ],
  [1_000, words("thousand, tausend, mil, tuhat, mille, ezer, tusen, mil, tusen")],
  [
    5_000,
    words(
      "five thousand, fünftausend, cinco mil, viisituhatta, cinq mille, ötezer, fem tusen, cinco mil, fem tusen",
    ),
  ],
];

/** What descriptions count; alternatives are separated by `|`. */
export const THINGS = {
  reels: words(
    "reels, Walzen, carretes|rodillos, \\p{L}*kelaa, rouleaux, \\p{L}*tárcsa, \\p{L}*hjul, rolos, \\p{L}*hjul",
  ),
  rows: words("rows, Reihen, filas, riviä, rangées, sor, rader, fileiras, rader"),
  lines: words("lines|paylines, Linien, líneas, linjaa, lignes, vonal, linjer, linhas, linjer"),
  ways: words("ways, Wege, caminos|formas, tapaa, façons, mód, måter, maneiras, sätt"),
  pockets: words("pockets, Fächer, casillas, lokeroa, cases, rekesz, lommer, casas, fickor"),
  decks: words("decks, Decks, mazos, pakkaa, jeux, pakli, kortstokker, baralhos, kortlekar"),
  cards: words("cards, Karten, cartas, korttia, cartes, lap, kort, cartas, kort"),
  seats: words("chairs|seats, Stühle, sillas, tuolia, chaises, szék, stoler, cadeiras, stolar"),
  balls: words("balls, Kugeln, bolas, palloa, boules, golyó, kuler, bolas, bollar"),
  numbers: words(
    "numbers|digits|spots, Zahlen|Nummern|Ziffern, números|cifras, numeroa, numéros|chiffres, szám|számot|számjegy|számjegyet, tall|numre|sifre, números|dígitos, nummer|siffror",
  ),
  prizes: words("prizes, Preise, premios, palkintoa, prix, nyeremény|díj, premier, prêmios, priser|vinster"),
  coins: words("coins, Münzen, monedas, kolikkoa, pièces, érme, mynter, moedas, mynt"),
  respins: words(
    "respins, neue Drehungen, giros nuevos, uusintaa, relances, újrapörgetés, nye spinn, novos giros, nya snurr",
  ),
  drawers: words(
    "drawers, Schubläden, cajoncitos, pikkulaatikon, tiroirs, fiókkal, skuffer, gavetinhas, lådor",
  ),
  dice: words("dice, Würfel, dados, noppaa, dés, kocka, terninger, dados, tärningar"),
  runners: words(
    "runners|vegetables, Pferde|Gemüse, competidores|verduras, hevosta|vihannesta, partants|légumes, induló|zöldség, hester|grønnsaker, corredores|abobrinhas, hästar|grönsaker",
  ),
  periods: words(
    "overs|periods, Overs|Drittel, overs|tiempos, overia|erää, overs|périodes, over|harmad, overs|perioder, overs|tempos, overs|perioder",
  ),
} as const;

export type Thing = keyof typeof THINGS;

/** The numbers of things in a text: a number, up to one word more, and the thing. */
export function countedIn(text: string, language: Language): { said: string; thing: Thing; count: number }[] {
  const numbers = NUMBER_WORDS.map(([count, by]) => [by[language], count] as const).toSorted(
    ([a], [b]) => b.length - a.length,
  );
  return (Object.keys(THINGS) as Thing[]).flatMap((thing) => {
    const found = new RegExp(
      `(?<![\\p{L}-])(${numbers.map(([word]) => word).join("|")}|\\d+)(?: [\\p{L}’-]+)? (?:${THINGS[thing][language]})(?!\\p{L})`,
      "giu",
    );
    return [...text.matchAll(found)].map(([said, number = ""]) => ({
      said,
      thing,
      count: numbers.find(([word]) => word === number.toLowerCase())?.[1] ?? Number(number),
    }));
  });
}
