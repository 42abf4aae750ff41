export { notesData } from "./personal-data.ts";
export { listNotes, writeNote } from "./player-note.ts";

export const notesMigrations = { part: "notes", folder: new URL("./migrations/", import.meta.url) };
