import { z } from "zod";
import { fiveReelsShape } from "../../slots/five-reels.ts";

export const ROWS = 3;
const Coins = z.int().min(1).max(100_000);
const Weight = z.int().min(1).max(1000);

/** A pot: its pay in coins of the stake, and its weight among the values of a landed coin. */
const Pot = z.strictObject({ coins: Coins, weight: Weight });

/** A special coin: its weight among the values of a coin that a respin lands, and how many of it a round has at most. */
const Special = z.strictObject({ weight: Weight, most: z.int().min(1).max(3) });

/**
 * The special coins of a model, one kind or two. `coins` of the booster are its own value and what it adds to every other coin. `landCoin`
 * says how each of them acts.
 */
const Specials = z
  .strictObject({
    collector: Special.optional(),
    booster: Special.extend({ coins: Coins }).optional(),
    persistent: Special.optional(),
  })
  .refine((specials) => [1, 2].includes(Object.values(specials).filter(Boolean).length), {
    error: "one or two special coins",
  });

/**
 * The respins. A coin lands on each empty place one time in `landsOneIn`. Its value is drawn by weight from `values` and the three pots, in
 * a respin also from `specials`; a pot that the round has already won, and a special coin that it has had as often as it may, count as the
 * first of `values`, the lowest. A full grid adds `grand`.
 */
const Hold = z.strictObject({
  landsOneIn: z.int().min(5).max(60),
  values: z
    .array(z.strictObject({ coins: Coins, weight: Weight }))
    .min(1)
    .max(12)
    .refine(
      (values) => values.every(({ coins }, place) => place === 0 || coins > (values[place - 1]?.coins ?? 0)),
      {
        error: "values ascend",
      },
    ),
  pots: z.strictObject({ mini: Pot, minor: Pot, major: Pot }),
  specials: Specials.optional(),
  grand: Coins,
});

/** The data of a hold-and-win slot. A spin shows three adjacent places of each strip. `coin` is the symbol that the respins collect. */
export const HoldAndWinData = z
  .strictObject({
    ...fiveReelsShape(ROWS),
    coin: z.string(),
    hold: Hold,
  })
  .check(({ value, issues }) => {
    const refuse = (path: (string | number)[], message: string) =>
      issues.push({ code: "custom", input: value, path, message });
    const known = new Set([...Object.keys(value.linePays), value.wild, value.coin]);
    for (const [reel, strip] of value.strips.entries())
      for (const symbol of new Set(strip))
        if (!known.has(symbol)) refuse(["strips", reel], `no symbol ${symbol}`);
    if (Object.hasOwn(value.linePays, value.coin)) refuse(["coin"], "the coin pays on no line");
    if (value.strips[0]?.includes(value.wild))
      refuse(["strips", 0], "the first reel has no wild, which has no pay of its own");
    if (new Set(value.lines.map((rows) => rows.join())).size !== value.lines.length)
      refuse(["lines"], "a line occurs twice");
    const { mini, minor, major } = value.hold.pots;
    if (!(mini.coins < minor.coins && minor.coins < major.coins && major.coins < value.hold.grand))
      refuse(["hold", "pots"], "the pots ascend");
  });
export type HoldAndWinData = z.infer<typeof HoldAndWinData>;
export type Hold = HoldAndWinData["hold"];

/** The number of places on the grid. */
export const PLACES = 15;
/** This many coins on one spin start the respins. */
export const TRIGGERING_COINS = 6;
/** This many respins in a row without a new coin end them. */
export const RESPINS = 3;
export const POTS = ["mini", "minor", "major"] as const;
export type PotName = (typeof POTS)[number];
export const SPECIALS = ["collector", "booster", "persistent"] as const;
export type SpecialName = (typeof SPECIALS)[number];
