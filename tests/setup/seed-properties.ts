import fc from "fast-check";
import { inject } from "vitest";

/** Properties are tried with the same values in each run of one seed. A property that fails prints its seed and the values. */
fc.configureGlobal({ seed: inject("seed") });
