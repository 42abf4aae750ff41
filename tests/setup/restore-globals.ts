import { afterAll, vi } from "vitest";

const FIRST_GLOBALS = Symbol.for("bellwether.first-globals");
const globals = globalThis as typeof globalThis & { [FIRST_GLOBALS]?: object };

/** The globals that the HTTP listener replaces when it is created, as they were before the worker's first test file. */
const first = globals[FIRST_GLOBALS] ?? { Request: globals.Request, Response: globals.Response };
globals[FIRST_GLOBALS] = first;

/** Test files of one worker share its globals, so each file restores what it replaced. */
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  Object.assign(globals, first);
});
