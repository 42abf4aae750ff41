/** What every page's loader returns: its head and the texts it shows. */
export type Page = {
  title: string;
  description: string;
  /** `Texts` as JSON. */
  texts: string;
  /** Adds `noindex`: the page is a player's own or of no use to search engines. */
  unlisted?: boolean;
  /** The canonical path, when it differs from the requested one. */
  canonical?: string;
  /** Picture for link previews on other sites; defaults to the brand's own. */
  picture?: SocialPicture;
  /** Structured data for search engines (schema.org). */
  structured?: readonly StructuredItem[];
};

/** One of our pictures, by its path. */
export type SocialPicture = { path: string; width: number; height: number };

/** One item in schema.org's vocabulary, without its `@context`. */
export type StructuredItem = { "@type": string } & Record<string, unknown>;
