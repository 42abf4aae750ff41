/**
 * Configures Zod not to test whether it may compile schemas: the test is an `eval`, which the office's content security policy blocks, and browsers
 * report each violation. Zod reads this setting when it loads.
 */
export function keepZodPlain(): void {
  const settings = globalThis as { __zod_globalConfig?: { jitless?: boolean } };
  settings.__zod_globalConfig = { ...settings.__zod_globalConfig, jitless: true };
}
