import type { CatalogueTitle } from "@bellwether/contract/content/index.ts";
import { HOURLY_DROPS } from "@bellwether/contract/sub-categories.ts";
import { findModel } from "@bellwether/games";
import { RaffleLayout } from "@bellwether/games/mechanics/raffle/wire.ts";
import { WheelShowLayout } from "@bellwether/games/mechanics/wheel-show/wire.ts";
import { describe, expect, it } from "vitest";
import { readContent } from "./content.ts";

const { titles, models, tables, categories } = readContent();
const playOf = (title: CatalogueTitle) =>
  title.model === undefined ? undefined : findModel(models, title.model);
const isIn = (title: CatalogueTitle, ...ids: number[]) =>
  title.subCategories.some(({ categoryId }) => ids.includes(categoryId));

const MEGAWAYS = 6;
const CLASSIC = 8;
const GRID = 9;
const VIDEO = 10;
const WIN_TIME = 29;
const SLOTS = [
  "choice-lines",
  "classic",
  "clusters",
  "hold-and-win",
  "lines",
  "pick-lines",
  "tumbling-ways",
  "ways",
];

/** The live shows whose mechanic is not one of the live versions of a table game. */
const SHOWS = ["stone-wall", "struck-dice", "top-card", "wheel-show"];

const TICKETS = ["lotto", "raffle", "pick-n", "keno", "bingo"];
const VIRTUALS = ["crash", "race", "fixture"];
const TABLES = ["roulette", "blackjack", "baccarat", "casino-holdem", "three-card-poker", "video-poker"];
const QUICK = ["dice", "hi-lo", "mines", "plinko", "wheel"];
const isScratch = (mechanic: string) => mechanic.startsWith("scratch-");
const isLive = (mechanic: string) => mechanic.startsWith("live-") || SHOWS.includes(mechanic);
const isLottery = (mechanic: string) => isScratch(mechanic) || TICKETS.includes(mechanic);

/** The mechanics that titles of a category may play. All games may be any. */
const playedInCategory: Readonly<Record<string, (mechanic: string) => boolean>> = {
  slots: (mechanic) => SLOTS.includes(mechanic),
  jackpots: (mechanic) => SLOTS.includes(mechanic),
  "live-casino": isLive,
  "table-games": (mechanic) => [...TABLES, ...QUICK].includes(mechanic),
  lottery: isLottery,
  virtuals: (mechanic) => VIRTUALS.includes(mechanic),
  "all-games": () => true,
};

/** The mechanics that titles of a sub-category may play. */
const playedIn: [what: string, ids: number[], plays: (mechanic: string) => boolean][] = [
  ["changing reels", [MEGAWAYS], (mechanic) => mechanic === "tumbling-ways"],
  ["classic slots", [CLASSIC], (mechanic) => mechanic === "classic"],
  ["grid slots", [GRID], (mechanic) => mechanic === "clusters"],
  ["slots", [6, 7, 8, 9, 10, 11, 26, 27, 29], (mechanic) => SLOTS.includes(mechanic)],
  ["video slots", [VIDEO], (mechanic) => SLOTS.includes(mechanic) && mechanic !== "classic"],
  ["live tables", [13, 14, 15, 16, 17, 18, 19, 28], isLive],
  ["live game shows", [15], (mechanic) => SHOWS.includes(mechanic)],
  ["live poker", [28], (mechanic) => mechanic === "live-holdem"],
  ["live roulette", [13], (mechanic) => ["live-roulette", "live-lightning-roulette"].includes(mechanic)],
  ["live blackjack", [14], (mechanic) => mechanic === "live-blackjack"],
  ["live hold’em", [28], (mechanic) => mechanic === "live-holdem"],
  ["live baccarat", [17], (mechanic) => ["live-baccarat", "live-lantern-baccarat"].includes(mechanic)],
  [
    "lightning struck",
    [18],
    (mechanic) => ["live-lightning-roulette", "live-lantern-baccarat", "struck-dice"].includes(mechanic),
  ],
  ["virtuals", [1], (mechanic) => VIRTUALS.includes(mechanic)],
  ["crash games", [31], (mechanic) => mechanic === "crash"],
  ["first person", [23], (mechanic) => ["blackjack", "dice", "roulette"].includes(mechanic)],
  ["other tables", [25], (mechanic) => ["baccarat", ...QUICK].includes(mechanic)],
  ["table roulette", [21], (mechanic) => mechanic === "roulette"],
  ["table blackjack", [22], (mechanic) => mechanic === "blackjack"],
  [
    "table poker",
    [24],
    (mechanic) => ["casino-holdem", "three-card-poker", "video-poker"].includes(mechanic),
  ],
  ["virtual sports", [30], (mechanic) => ["race", "fixture"].includes(mechanic)],
  ["keno", [106], (mechanic) => mechanic === "keno"],
  ["raffles", [102], (mechanic) => mechanic === "raffle"],
  ["lottos", [103], (mechanic) => mechanic === "lotto"],
  ["lottery", [55, 100, 101], isLottery],
  ["lottery jackpots", [104], (mechanic) => ["lotto", "raffle"].includes(mechanic)],
  ["pick-n", [107], (mechanic) => mechanic === "pick-n"],
  ["bingo", [3, 105], (mechanic) => mechanic === "bingo"],
  ["scratch cards", [2], isScratch],
];

/** Words of a title's name or description in English that promise a mechanic. */
const saidBy: [word: RegExp, mechanics: string[]][] = [
  [/\broulette\b/i, ["roulette", "live-roulette", "live-lightning-roulette"]],
  [/\bblackjack\b/i, ["blackjack", "live-blackjack"]],
  [/\bbaccarat\b/i, ["baccarat", "live-baccarat", "live-lantern-baccarat"]],
  [/\bjacks or better\b|\bvideo poker\b|\bdeuces wild\b/i, ["video-poker"]],
  [/\bhold[’']em\b/i, ["casino-holdem", "live-holdem"]],
  [/\bthree card poker\b/i, ["three-card-poker"]],
  [/\bhi-lo\b|\bhigher or lower\b/i, ["hi-lo"]],
  [/\bkeno\b/i, ["keno"]],
  [/\bbingo\b/i, ["bingo", "scratch-bingo"]],
  [/\blotto\b/i, ["lotto"]],
  [/\braffle\b|\btombola\b/i, ["raffle"]],
];

describe("a title keeps what it promises", () => {
  it.each(playedIn)("%s are what their sub-category says, or open soon", (_, ids, plays) => {
    const wrong = titles
      .filter((title) => isIn(title, ...ids))
      .flatMap((title) => {
        const play = playOf(title);
        return play && !plays(play.mechanic) ? `${title.code} plays ${play.mechanic}` : [];
      });
    expect(wrong).toEqual([]);
  });

  it("every sub-category has a kind, and lists only titles of its own category", () => {
    const ids = categories.flatMap(({ subCategories }) => subCategories.map(({ id }) => id));
    expect([...new Set(playedIn.flatMap(([, each]) => each))].toSorted()).toEqual(ids.toSorted());
    const homeOf = new Map(
      categories.flatMap(({ id, subCategories }) => subCategories.map((each) => [each.id, id] as const)),
    );
    const wrong = titles.flatMap(({ code, categories: own, subCategories }) =>
      subCategories
        .filter(({ categoryId }) => !own.some((each) => each === homeOf.get(categoryId)))
        .map(({ categoryId }) => `${code} is in ${categoryId}, but not in ${homeOf.get(categoryId)}`),
    );
    expect(wrong).toEqual([]);
  });

  it.each(categories.map(({ id }) => id))("titles of the category %s are of its kind", (id) => {
    const wrong = titles
      .filter((title) => title.categories.some((each) => each === id))
      .flatMap((title) => {
        const play = playOf(title);
        return play && !playedInCategory[id]?.(play.mechanic) ? `${title.code} plays ${play.mechanic}` : [];
      });
    expect(wrong).toEqual([]);
  });

  it("the 36 slots of three reels are classic slots, and all other slots have five reels or more", () => {
    const slots = titles.flatMap((title) => {
      const play = playOf(title);
      if (play?.family !== "slots") return [];
      return [{ code: title.code, title, reels: (play.rules.layout(1n) as { reels?: number }).reels ?? 0 }];
    });
    const three = slots.filter(({ reels }) => reels === 3);
    expect(three).toHaveLength(36);
    expect(three.filter(({ title }) => !isIn(title, CLASSIC) || isIn(title, VIDEO))).toEqual([]);
    expect(slots.filter(({ reels }) => reels !== 3 && reels < 5).map(({ code }) => code)).toEqual([]);
  });

  it("no title is of changing reels, classic or grid at once with another of them", () => {
    const kinds = (title: CatalogueTitle) => [MEGAWAYS, CLASSIC, GRID].filter((id) => isIn(title, id));
    expect(titles.filter((title) => kinds(title).length > 1).map(({ code }) => code)).toEqual([]);
  });

  it("every title of virtuals plays at a shared table, or opens soon", () => {
    const alone = titles.filter(
      (title) =>
        title.categories.includes("virtuals") && (playOf(title)?.rules.kind ?? "shared") !== "shared",
    );
    expect(alone.map(({ code }) => code)).toEqual([]);
  });

  it("four titles play crash, each with a model of its own", () => {
    const crashes = titles.filter((title) => playOf(title)?.mechanic === "crash");
    expect(crashes.map(({ code, model }) => [code, model]).sort()).toEqual(
      ["kite-club", "paper-plane-airways", "rocket-ferry", "zaps-comet-run"].map((code) => [code, code]),
    );
  });

  it("a show on a wheel has the number of segments and the bonus rounds that its description names", () => {
    const layoutOf = (code: string) => {
      const play = playOf(titles.find((title) => title.code === code) as CatalogueTitle);
      return WheelShowLayout.parse(play?.rules.layout(1n));
    };
    const kinds = (code: string) => layoutOf(code).bonuses.map(({ kind }) => kind);
    // "fifty-four brass pegs, and a bell"
    expect(layoutOf("the-big-peal").segments).toHaveLength(54);
    expect(layoutOf("the-big-peal").segments).toContain("bell");
    // "fifty-two dinners on it and three of them are pulled by steam"
    expect(layoutOf("gravy-train-live").segments).toHaveLength(52);
    expect(layoutOf("gravy-train-live").multipliers).toHaveLength(3);
    // "Forecast, spin, get wet. Four weathers open a second wheel, and one of those is fog."
    expect(kinds("wheel-of-weather")).toEqual(Array(4).fill("second-wheel"));
    expect(layoutOf("wheel-of-weather").bonuses.map(({ spot }) => spot)).toContain("fog");
    expect(layoutOf("wheel-of-weather").forecast).not.toBeNull();
    // "Four side shows"
    expect(kinds("topsy-turvy-carnival")).toHaveLength(4);
    // "Roll the dice round the square"
    expect(kinds("rent-day-live")).toEqual(["square", "square"]);
    // "Choose a suitcase"
    expect(kinds("lost-luggage-live")).toContain("boxes");
    expect(layoutOf("lost-luggage-live").picks).toBeGreaterThan(1);
  });

  it("a wall has as many stones as its description says, and only a struck game promises a strike", () => {
    const playing = (mechanic: string) => titles.filter((title) => playOf(title)?.mechanic === mechanic);
    for (const title of playing("stone-wall")) {
      const layout = playOf(title)?.rules.layout(1n) as unknown as {
        spots: unknown[];
        prizes: { prize: number }[];
      };
      expect([title.description.includes("a wall of seventy"), layout.spots.length]).toEqual([true, 70]);
      expect(layout.prizes.filter(({ prize }) => prize === 20)).toEqual([{ prize: 20, count: 1 }]);
    }
    expect(playing("struck-dice").map(({ description }) => /\bstruck\b/.test(description))).toEqual([true]);
    for (const title of playing("top-card"))
      expect(title.description).toMatch(/^Red corner against blue corner, one card each\./);
  });

  it("each of the 31 titles of the live casino plays at a shared table, or opens soon", () => {
    const live = titles.filter(({ categories }) => categories.includes("live-casino"));
    expect(live).toHaveLength(31);
    const alone = live.filter((title) => (playOf(title)?.rules.kind ?? "shared") !== "shared");
    expect(alone.map(({ code }) => code)).toEqual([]);
  });

  it("every game of keno and bingo plays at a table of its own with a model of its own, and the balls that its texts name", () => {
    const drawn = titles.filter((title) => ["keno", "bingo"].includes(playOf(title)?.mechanic ?? ""));
    expect(drawn.map(({ code }) => code).sort()).toEqual([
      ...["bingo-bazaar-90", "bingo-bop-75", "bingo-bus-30", "bodega-bingo", "daybreak-keno", "keno-quick"],
      ...["moonlight-bingo", "night-owl-keno"],
    ]);
    const said = { thirty: "30", "seventy-five": "75", ninety: "90", twenty: "20" } as const;
    for (const { code, model, description } of drawn) {
      expect(model).toBe(code);
      const table = tables.find(({ gameCode }) => gameCode === code);
      expect(table).toMatchObject({ model: code, room: "hall" });
      const word = /^(Thirty|Seventy-five|Ninety|Twenty) balls/.exec(description)?.[1]?.toLowerCase();
      if (!word) continue;
      const { balls } = (playOf({ model } as CatalogueTitle)?.rules.layout(1n) ?? {}) as { balls?: string };
      expect(balls ?? "20", code).toBe(said[word as keyof typeof said]);
    }
    const closes = (code: string) => tables.find(({ gameCode }) => gameCode === code)?.phases.closesEveryMs;
    for (const code of ["daybreak-keno", "keno-quick", "night-owl-keno"]) expect(closes(code)).toBe(240_000);
  });

  it("every lotto, raffle and game of digits plays a model of its own, at a table whose draws are when its texts say", () => {
    const drawn = titles.filter((title) =>
      ["lotto", "pick-n", "raffle"].includes(playOf(title)?.mechanic ?? ""),
    );
    const calendarOf = ({ code }: CatalogueTitle) =>
      tables.find(({ gameCode }) => gameCode === code)?.calendar;
    const at = new Map(drawn.map((title) => [title.code, calendarOf(title)]));
    expect([...at.keys()].sort()).toEqual([
      ...["harvest-raffle", "lotto-midweek", "lotto-saturday", "lucky-five-lotto", "pick-four-post"],
      ...["pick-three-pigeons", "sunday-raffle", "the-whole-flock", "tombola-at-the-taqueria"],
    ]);
    for (const { code, model } of drawn) expect(model).toBe(code);
    // "on Saturday at nine", "on a Wednesday", "every Monday", "on Sunday", "on a Tuesday", "one draw a month"
    expect(at.get("lotto-saturday")).toMatchObject({ days: ["saturday"], at: "21:00" });
    expect(at.get("lotto-midweek")).toMatchObject({ days: ["wednesday"] });
    expect(at.get("lucky-five-lotto")).toMatchObject({ days: ["monday"] });
    expect(at.get("sunday-raffle")).toMatchObject({ days: ["sunday"] });
    expect(at.get("tombola-at-the-taqueria")).toMatchObject({ days: ["tuesday"] });
    expect(at.get("the-whole-flock")).toMatchObject({ daysOfMonth: ["last-sunday"] });
    // "Post four digits by six o’clock": sales close a quarter of an hour before the draw.
    expect(at.get("pick-four-post")).toMatchObject({ at: "18:15", closesMs: 900_000 });
    for (const title of drawn.filter(({ keywords }) => keywords.includes("daily")))
      expect(calendarOf(title), title.code).toMatchObject({ days: { length: 7 } });
  });

  it("a lotto, a raffle and a game of digits have the balls, numbers and prizes that their descriptions count", () => {
    const layoutOf = (code: string) =>
      playOf(titles.find((title) => title.code === code) as CatalogueTitle)?.rules.layout(1n);
    const prizes = (code: string) => RaffleLayout.parse(layoutOf(code)).prizes;
    const countOfPrizes = (code: string) => prizes(code).reduce((sum, { count }) => sum + count, 0);
    // "Six numbers, one bonus ball", "Six numbers", "Five from fifty every Monday, and no bonus ball"
    expect(layoutOf("lotto-saturday")).toMatchObject({ picks: 6, hasBonus: true });
    expect(layoutOf("lotto-midweek")).toMatchObject({ picks: 6, hasBonus: false });
    expect(layoutOf("lucky-five-lotto")).toMatchObject({ picks: 5, balls: 50, hasBonus: false });
    // "Three digits", "four digits"
    expect(layoutOf("pick-three-pigeons")).toMatchObject({ digits: 3 });
    expect(layoutOf("pick-four-post")).toMatchObject({ digits: 4 });
    // "Five thousand numbers … ten prizes", "twenty prizes"
    expect([layoutOf("sunday-raffle"), countOfPrizes("sunday-raffle")]).toMatchObject([
      { numbers: 5_000 },
      10,
    ]);
    expect(countOfPrizes("harvest-raffle")).toBe(20);
    // "A thousand numbers … First prize is half the pot"
    expect(layoutOf("tombola-at-the-taqueria")).toMatchObject({ numbers: 1_000 });
    expect(prizes("tombola-at-the-taqueria")[0]).toEqual({ permille: 500, count: 1 });
    // "Twenty thousand sheep … four fifths of the pot"
    expect(layoutOf("the-whole-flock")).toMatchObject({ numbers: 20_000 });
    expect(prizes("the-whole-flock")[0]).toEqual({ permille: 800, count: 1 });
  });

  it("every slot has a model of its own", () => {
    const slots = titles.filter((title) => SLOTS.includes(playOf(title)?.mechanic ?? ""));
    const shared = slots.filter((title) =>
      slots.some((other) => other !== title && other.model === title.model),
    );
    expect(shared.map(({ code, model }) => `${code}: ${model}`)).toEqual([]);
  });

  it("two table titles of one mechanic never share both limits and pace", () => {
    const tables = titles.filter(({ categories, model }) => categories.includes("table-games") && model);
    const seen = new Map<string, string>();
    const alike = tables.flatMap((title) => {
      const { mechanic, rules } = findModel(models, title.model ?? "");
      const terms = JSON.stringify([mechanic, rules.stakes.map(String), rules.layout(1n)]);
      const other = seen.get(terms);
      seen.set(terms, title.code);
      return other ? [`${title.code} and ${other}`] : [];
    });
    expect(alike).toEqual([]);
  });

  it.each(saidBy)(
    "a name or description that says %s belongs to a title that plays it",
    (word, mechanics) => {
      const wrong = titles
        .filter(({ title, description }) => word.test(title) || word.test(description))
        .flatMap((title) => {
          const play = playOf(title);
          return play && !mechanics.includes(play.mechanic) ? `${title.code} plays ${play.mechanic}` : [];
        });
      expect(wrong).toEqual([]);
    },
  );

  it("no text of a jackpot or drop slot promises a fall in every period, and none of a win-time slot mentions a pot or its clock", () => {
    const promised =
      /\bmust (?:ring|fall|drop)\b|\bgrows with\b|\bnever .* late\b|\bevery (?:hour|day)\b|\bon the hour\b/i;
    const pot = /\bjackpot|\bpots?\b|win[- ]time/i;
    const wrong = titles
      .filter((title) => title.categories.includes("jackpots") || isIn(title, HOURLY_DROPS))
      .filter(
        (title) => promised.test(title.description) || (isIn(title, WIN_TIME) && pot.test(title.description)),
      );
    expect(wrong.map(({ code, description }) => `${code}: ${description}`)).toEqual([]);
  });
});
