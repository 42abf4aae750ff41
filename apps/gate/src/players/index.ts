export { asPlayer, findCredentials, findPlayer, isPhoneTaken } from "./find-player.ts";
export { type Player, type PlayerStatus, type PlayerTables, playerCan } from "./player.ts";
export { readProfile } from "./read-profile.ts";
export { mountPlayers } from "./routes.ts";

export const playersMigrations = { part: "players", folder: new URL("./migrations/", import.meta.url) };
