export { currencyOf } from "./game-seo.ts";
export { keepFresh } from "./keep-fresh.ts";
export { gamePicturesOf, type ReadGameList } from "./list-games.ts";
export { catalogueData } from "./personal-data.ts";
export { createPotReader, type PotReader, type PotsPort } from "./read-pots.ts";
export { recentlyPlayedIds } from "./recently-played.ts";
export { refreshPopularity } from "./refresh-popularity.ts";
export { isFreePlayAllowed, situationOf } from "./title-rules.ts";

export const catalogueMigrations = { part: "catalogue", folder: new URL("./migrations/", import.meta.url) };
