/**
 * Tells Zod not to try whether it may compile schemas: the try is an `eval`, which our policy refuses, and browsers report each refusal.
 * Zod reads its settings from here whenever it loads, and it loads with the first call.
 */
export function keepSchemasPlain(): void {
  const settings = globalThis as { __zod_globalConfig?: { jitless?: boolean } };
  settings.__zod_globalConfig ??= {};
  settings.__zod_globalConfig.jitless = true;
}
