import "vitest";

/** What vitest.config.ts provides, for `inject`. */
declare module "vitest" {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be extended from another file
  interface ProvidedContext {
    isFullSize: boolean;
    seed: number;
  }
}
