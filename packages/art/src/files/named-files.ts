/** What is drawn, and the names of the files that it is drawn into. */
export type NamedFiles<Input> = { input: Input; files: readonly string[] };
