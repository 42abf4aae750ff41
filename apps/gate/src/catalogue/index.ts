export { recentlyPlayedIds } from "./recently-played.ts";
export { mountCatalogue } from "./routes.ts";
