import type en from "@bellwether/languages/en/sheet.json";

/** A rule to show: its text's key among the sheet's texts, and the figures in it. */
export type Rule = {
  readonly key: keyof typeof en;
  readonly params?: Readonly<Record<string, string | number>>;
};

/** The rules of a game with the figures of its sheet's layout. Throws a ZodError for the layout of another mechanic. */
export type DescribeRules = (layout: unknown) => readonly Rule[];
