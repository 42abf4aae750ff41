/** Folders that the product reads, from the repository's root. The site and the arcade watch their own sources. */
export const watchedFolders: readonly string[] = [
  ...["server", "gate", "studio", "sandbox"].map((name) => `apps/${name}/src`),
  ...["contract", "ledger", "games", "market", "db", "i18n", "art"].map((name) => `packages/${name}/src`),
  "brands",
  "content",
  "languages",
];

/** Tests, styles, editors' temporary files, and the dev process itself, which is restarted by hand. */
const NOT_RUN = /\.test\.tsx?$|\.css$|\/testing\/|\/server\/src\/development\/|~$|\/\.[^/]*$/;

/** The part of the product that a changed file belongs to: `gate`, `contract`, `content`; undefined if the product does not read it. */
export function changedPart(path: string): string | undefined {
  const folder = watchedFolders.find((watched) => path.startsWith(`${watched}/`));
  return folder === undefined || NOT_RUN.test(path) ? undefined : (folder.split("/")[1] ?? folder);
}
