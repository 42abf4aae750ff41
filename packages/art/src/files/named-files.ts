/** What to draw, and the names of the files that it is written to. */
export type NamedFiles<Input> = { input: Input; files: readonly string[] };
