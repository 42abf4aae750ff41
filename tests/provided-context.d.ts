import "vitest";

/** What vitest.config.ts provides, for `inject`. */
declare module "vitest" {
  interface ProvidedContext {
    isFullSize: boolean;
  }
}
