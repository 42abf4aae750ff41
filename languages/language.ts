/** What a language's `language.ts` says about it. The folder's name is its code [1.06]. */
export type LanguageData = {
  /** In its own words. */
  name: string;
  /** The code as the menu shows it. */
  displayCode: string;
  /** For `Intl` and the `lang` attribute. */
  locale: string;
  /** Where it stands in the language menu; the lowest is first. */
  menuPlace: number;
  /** Name of its files below `/static/translations/{group}/` [7.31]; its code where none is given. */
  translationFile?: string;
  /** Code by which game providers know it [7.27]; its own where none is given. */
  providerCode?: string;
  /**
   * How it writes figures [9.05]; those that the specification does not name as their countries do. Amounts and counts read it alike: a page that
   * says `€1 000,00` says `22 375` beside it.
   */
  separators: { group: string; decimal: string };
};
