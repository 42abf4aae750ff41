export {
  type BuildContent,
  type ContentSnapshot,
  type ContentStore,
  openContentStore,
} from "./content-store.ts";
export { readPublishedVersion } from "./documents.ts";
export { type ContentVersion, listVersions } from "./list-versions.ts";
export { type PublishedDocuments, publishContent } from "./publish-content.ts";

export const contentStoreMigrations = {
  part: "content-store",
  folder: new URL("./migrations/", import.meta.url),
};
