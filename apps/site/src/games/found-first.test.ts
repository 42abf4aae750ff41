import type { Language } from "@bellwether/market/languages.ts";
import { expect, it } from "vitest";
import { listedTitles } from "../testing/listed-titles.ts";
import { type Catalogue, catalogueOf } from "./load-catalogue.ts";
import { loadSearchWords } from "./search-words.ts";

const FEATURE = "/games/all-games?feature=";

/**
 * What players type, by their language and by what must come first: the path of a page, or the title of a game. Pages of features are
 * written without what they have in common.
 */
const wanted: Readonly<Record<Language, Readonly<Record<string, readonly string[]>>>> = {
  en: {
    "/slots": ["slots", "slot", "SLOTS", "slot machines", "fruit machine", "pokies", "slot machnes"],
    "/live-casino": ["live casino", "live dealer", "live cassino", "livecasino"],
    "/live-casino/roulette": ["live roulette", "roulette", "roulete", "roulette live"],
    "/table-games/roulette": ["table roulette"],
    "/live-casino/blackjack": ["blackjack", "black jack", "blakjack", "live blackjack"],
    "/live-casino/game-show": ["game shows", "gameshow", "wheel of fortune"],
    "/table-games": ["table games", "tablegames", "tabel games"],
    "/jackpots": ["jackpot", "jackpots", "progressive", "jakcpot"],
    "/lottery-games/raffle": ["raffle", "tombola"],
    "/lottery-games/bingo": ["bingo", "binog"],
    "/games/scratch-cards": ["scratch cards", "scratchcard", "scratchies", "scracth cards"],
    "/virtuals/aviator": ["crash", "crash games"],
    "/slots/classic-slots": ["classic slots", "old school"],
    free_spins: ["free spins", "freespins", "free spns"],
    bonus_buy: ["bonus buy", "buy bonus", "feature buy"],
    cascades: ["cascades", "tumbling"],
    ways: ["ways", "megaways", "mega ways"],
    respins: ["respins", "hold and spin", "hold and win", "hold & win", "lock and spin"],
    sticky_wilds: ["sticky wilds"],
    bonus: ["bonus games", "bonus"],
    "/provider-games/play-n-go": ["playngo", "play n go", "play'n go", "Play’n GO", "play'n'go"],
    "/provider-games/netent": ["netent", "NetEnt", "net ent", "netnet"],
    "/provider-games/evolution": ["evolution", "evolution gaming", "evoluton"],
    "/provider-games/pragmatic": ["pragmatic play", "pragmatic"],
    "/games/all-games?maker=red-tiger": ["red tiger", "redtiger"],
    "Bell Tower Bonanza": ["bell", "bell tow", "tower bonanza", "bonanaz"],
    "Finn’s Fox Trot": ["finns", "finn's fox", "fox trot"],
    "Café Partage": ["cafe partage", "café"],
    "Rush Hour for Sloths": ["sloths", "rush hour"],
    "The Duchess of Dice": ["craps", "duchess"],
    "Hop, Skip & Scotch": ["hop skip & scotch", "hop, skip"],
    "Derby Day Dash": ["derby", "horse racing"],
  },
  fi: {
    "/slots": [
      "kolikkopelit",
      "kolikkopeli",
      "slotit",
      "peliautomaatti",
      "hedelmäpelit",
      "kolikkopelt",
      "slots",
    ],
    "/live-casino": ["livekasino", "live-kasino", "livepelit"],
    "/live-casino/roulette": ["ruletti", "live ruletti", "livekasino ruletti", "rulettti"],
    "/table-games": ["pöytäpelit", "poytapelit", "pöytäpleit"],
    "/jackpots": ["jättipotti", "jattipotit", "jackpot", "päävoitto"],
    "/lottery-games": ["arvonnat", "arvat"],
    "/games/scratch-cards": ["raaputusarvat", "raaputusarpa", "raaputa", "raaputusarpaa"],
    "/live-casino/game-show": ["onnenpyörä", "onnenpyora"],
    free_spins: ["ilmaiskierrokset", "ilmaispyöräytykset", "free spins"],
    bonus_buy: ["bonusosto", "osta bonus"],
    "The Duchess of Dice": ["nopat", "noppapelit"],
    "Ice Hockey Half Hour": ["jääkiekko", "lätkä"],
    "Royal Flush Gardens": ["videopokeri"],
  },
  sv: {
    "/slots": ["slots", "spelautomater", "enarmad bandit", "spelautomter"],
    "/live-casino": ["livecasino", "live casino", "livespel"],
    "/live-casino/roulette": ["roulette", "rulett", "live roulette"],
    "/live-casino/blackjack": ["tjugoett", "black jack"],
    "/table-games": ["bordsspel", "bordspel"],
    "/jackpots": ["jackpott", "jackpottar", "storvinst"],
    "/games/scratch-cards": ["skraplott", "skraplotter", "skrap", "skraplot"],
    "/live-casino/game-show": ["lyckohjulet", "spelshow"],
    free_spins: ["gratissnurr", "gratisspinn", "freespins"],
    bonus_buy: ["bonusköp", "köp bonus", "kop bonus"],
    "/provider-games/play-n-go": ["playn go"],
    "The Duchess of Dice": ["tärningar", "tarning"],
    "Derby Day Dash": ["trav", "hästar"],
  },
  no: {
    "/slots": ["spilleautomater", "automater", "spilleautomat", "enarmet banditt", "spileautomater"],
    "/live-casino": ["livekasino", "live kasino"],
    "/live-casino/roulette": ["rulett", "roulette", "live rulett"],
    "/table-games": ["bordspill", "bordspil"],
    "/jackpots": ["jackpot", "jackpoter", "hovedgevinst"],
    "/games/scratch-cards": ["skrapelodd", "flaxlodd", "skrapelod"],
    "/live-casino/game-show": ["lykkehjul"],
    "/live-casino/vip": ["høye innsatser", "hoye innsatser"],
    free_spins: ["gratisspinn", "gratis spinn"],
    bonus_buy: ["bonuskjøp", "kjøp bonus"],
    "The Duchess of Dice": ["terninger"],
  },
  de: {
    "/slots": ["Spielautomaten", "Spielautomat", "Automaten", "Slots", "einarmiger Bandit", "Spielautomtaen"],
    "/live-casino": ["Live-Casino", "Livecasino", "Live Casino", "Live Dealer"],
    "/live-casino/roulette": ["Roulette", "Live Roulette", "Rulett"],
    "/live-casino/blackjack": ["17 und 4", "Siebzehn und Vier"],
    "/table-games": ["Tischspiele", "Tischspeile"],
    "/jackpots": ["Jackpot", "Hauptgewinn", "Jackpots"],
    "/lottery-games": ["Lotterie", "Lose"],
    "/lottery-games/lotto": ["Lotto", "6 aus 49"],
    "/games/scratch-cards": ["Rubbellos", "Rubbellose", "rubbeln", "Rubellos"],
    "/live-casino/game-show": ["Glücksrad", "Glucksrad"],
    free_spins: ["Freispiele", "Freispiel", "Freispeile"],
    bonus_buy: ["Bonuskauf", "Bonus kaufen"],
    "The Duchess of Dice": ["Würfel", "wurfelspiel"],
    "Five-a-Side Fortune": ["five a side"],
    "Derby Day Dash": ["Pferderennen"],
  },
  es: {
    "/slots": ["tragamonedas", "tragaperras", "slots", "máquina tragaperras", "tragamoneads"],
    "/live-casino": ["casino en vivo", "en directo", "crupier en vivo"],
    "/live-casino/roulette": ["ruleta", "rulta", "ruleta europea"],
    "/table-games": ["juegos de mesa", "juegos de meza"],
    "/jackpots": ["jackpot", "bote", "premio mayor", "pozo"],
    "/lottery-games": ["lotería", "loteria", "sorteos"],
    "/games/scratch-cards": ["raspaditas", "rasca y gana", "raspa y gana", "rasca"],
    "/live-casino/poker": ["póquer", "póker", "poker"],
    free_spins: ["giros gratis", "tiradas gratis", "tiradas gratiss"],
    bonus_buy: ["comprar bono", "compra de bonus"],
    "The Duchess of Dice": ["dados", "juego de dados"],
    "Derby Day Dash": ["carreras de caballos", "caballos"],
  },
  pt: {
    "/slots": ["caça-níqueis", "caca niqueis", "caça-níquel", "slots", "caça niqueis"],
    "/live-casino": ["cassino ao vivo", "ao vivo"],
    "/live-casino/roulette": ["roleta", "roleta ao vivo", "rolleta"],
    "/table-games": ["jogos de mesa", "jogos de messa"],
    "/jackpots": ["jackpot", "prêmio acumulado", "bolada"],
    "/lottery-games": ["loteria", "sorteios"],
    "/games/scratch-cards": ["raspadinha", "raspadinhas", "raspadina"],
    "/live-casino/game-show": ["roda da fortuna"],
    free_spins: ["rodadas grátis", "giros gratis", "rodadas gratis"],
    bonus_buy: ["comprar bônus", "compra de bonus"],
    "The Duchess of Dice": ["dados"],
    "Moonrise Tiles": ["campo minado"],
  },
  "fr-ca": {
    "/slots": ["machine à sous", "machines à sous", "machine a sous", "bandit manchot", "machine a souss"],
    "/live-casino": ["casino en direct", "en direct", "croupier en direct"],
    "/live-casino/roulette": ["roulette", "roulette en direct", "roullette"],
    "/table-games": ["jeux de table", "jeux de tables"],
    "/jackpots": ["gros lot", "gros lots", "cagnotte", "jackpot"],
    "/lottery-games": ["loterie", "lotterie"],
    "/games/scratch-cards": ["gratteux", "billets à gratter", "gratter", "grateux"],
    "/lottery-games/lotto": ["loto"],
    "/live-casino/game-show": ["roue de fortune"],
    free_spins: ["tours gratuits", "tour gratuit"],
    bonus_buy: ["achat de bonus", "acheter le bonus"],
    "The Duchess of Dice": ["dés", "jeux de dés"],
    "Five-a-Side Fortune": ["soccer"],
  },
  hu: {
    "/slots": [
      "nyerőgép",
      "nyerogep",
      "nyerőgépek",
      "félkarú rabló",
      "játékautomata",
      "nyerögép",
      "nyerőgpé",
    ],
    "/live-casino": ["élő kaszinó", "elo kaszino", "élő osztó"],
    "/live-casino/roulette": ["rulett", "élő rulett", "rullett"],
    "/live-casino/blackjack": ["huszonegy"],
    "/table-games": ["asztali játékok", "asztali jatekok"],
    "/jackpots": ["jackpot", "főnyeremény", "fonyeremeny"],
    "/lottery-games": ["sorsjegy", "sorsjegyek", "sorsjáték"],
    "/lottery-games/lotto": ["lottó", "lotto"],
    "/games/scratch-cards": ["kaparós", "kaparós sorsjegy", "kaparos"],
    "/live-casino/game-show": ["szerencsekerék"],
    free_spins: ["ingyenes pörgetés", "ingyen pörgetés"],
    bonus_buy: ["bónuszvásárlás", "bonuszvasarlas"],
    "The Duchess of Dice": ["kocka", "kockajáték"],
    "Five-a-Side Fortune": ["foci", "labdarúgás"],
  },
};

const rows = Object.entries(wanted).flatMap(([language, byFirst]) =>
  Object.entries(byFirst).flatMap(([first, typed]) =>
    typed.map((text) => [language, text, /^[a-z_]+$/.test(first) ? `${FEATURE}${first}` : first] as const),
  ),
);

const catalogues = new Map<string, Catalogue>();
for (const language of Object.keys(wanted) as Language[])
  catalogues.set(language, catalogueOf(listedTitles(), await loadSearchWords(language)));

it("the table of what comes first has more than 200 texts in nine languages", () => {
  expect(rows.length).toBeGreaterThan(200);
  expect(new Set(rows.map(([language]) => language)).size).toBe(9);
});

it.each(rows)("in %s, %j finds %s first", (language, text, first) => {
  const { topics, search } = catalogues.get(language)!;
  const [topic] = topics(text);
  const [game] = search(text);
  // A page comes before its games, of which the most popular is first.
  if (first.startsWith("/")) expect([topic?.path, topic?.games.includes(game!)]).toEqual([first, true]);
  else expect([topic?.path, game?.title]).toEqual([undefined, first]);
});

it("of 20 texts that name what many games are, each finds every game of the page that it offers, the most popular first", () => {
  const { topics, search } = catalogues.get("en")!;
  const texts =
    "slots,live casino,table games,jackpots,lottery,virtuals,bingo,keno,raffle,scratch cards,free spins,cascades,clusters,respins,bonus buy,netent,playngo,relax,yggdrasil,blackjack";
  for (const text of texts.split(",")) {
    const offered = topics(text).flatMap(({ games }) => games);
    const popular = [...new Set(offered)].sort((a, b) => b.popular - a.popular);
    expect(search(text).slice(0, popular.length)).toEqual(popular);
  }
});

it("of the 10,000 letters of a pasted text the first 60 are searched", () => {
  const { topics, search } = catalogues.get("fi")!;
  const pasted = `kolikkopelit ${" ".repeat(60)}${"ä'&\n😀".repeat(2_000)}`;
  expect(pasted.length).toBeGreaterThan(10_000);
  expect(topics(pasted)[0]?.path).toBe("/slots");
  expect(search(pasted).length).toBe(search("kolikkopelit").length);
  expect(search("x".repeat(10_000))).toEqual([]);
});
