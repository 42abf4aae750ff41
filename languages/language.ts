/** The data of a language, in its `language.ts`. The folder's name is the language's code [1.06]. */
export type LanguageData = {
  /** The language's name in the language itself. */
  name: string;
  /** The code as the menu shows it. */
  displayCode: string;
  /** For `Intl` and the `lang` attribute. */
  locale: string;
  /** Position in the language menu; the lowest is first. */
  menuPlace: number;
  /** Whether names and dates begin with the largest part: the family name, the year. */
  largestFirst?: true;
  /** Its words for "times" after a figure, as a regular expression: texts of promotions may not write the figure of a wagering themselves. */
  times: string;
  /** Name of its files below `/static/translations/{group}/` [7.31]; the code by default. */
  translationFile?: string;
  /** Code that game providers use for it [7.27]; its own code by default. */
  providerCode?: string;
  /**
   * Separators of figures [9.05]; for languages that the specification does not name, those usual in their countries. Amounts and counts use the same
   * ones: a page with `€1 000,00` has `22 375` beside it.
   */
  separators: { group: string; decimal: string };
};
