export {
  type BuildContent,
  type ContentSnapshot,
  type ContentStore,
  openContentStore,
} from "./content-store.ts";
export { readPublished } from "./documents.ts";
export { type ContentVersion, listVersions } from "./list-versions.ts";
export { type Publication, publishContent } from "./publish-content.ts";

export const contentStoreMigrations = {
  part: "content-store",
  folder: new URL("./migrations/", import.meta.url),
};
