import type en from "@bellwether/languages/en/sheet.json";

/** A rule to show: its text's key among the sheet's texts, and the figures in it. */
export type Rule = {
  readonly key: keyof typeof en;
  readonly params?: Readonly<Record<string, string | number>>;
};

/** The rules of a game with the figures of its sheet's layout. Throws a ZodError for the layout of another mechanic. */
export type DescribeRules = (layout: unknown) => readonly Rule[];

/**
 * The texts of figures that a game calls by another name: what its hit rate counts, or the one choice that it is for; and what its stakes
 * are.
 */
export type FigureNames = {
  readonly hitRate?: keyof typeof en;
  readonly usualHitRate?: keyof typeof en;
  readonly stakes?: keyof typeof en;
};

/** The names for the sheet's layout. Throws a ZodError for the layout of another mechanic. */
export type NameFigures = (layout: unknown) => FigureNames;
