/** How long the server lets a statement of the application run, in milliseconds. */
export const APPLICATION_TIMEOUT_MS = 10_000;

/**
 * Planner settings for the application's statements. A cached plan must not be one that was made while the table was empty, so lookups use
 * an index from the first row on. (Plan costs are then meaningless to the JIT compiler, so it is off.) The application reads by key; work
 * on whole tables (the verifier, migrations) runs as the owner, without these settings.
 */
export const steadyPlans = { enable_seqscan: "off", jit: "off" };

/** All settings of the application's connections to PostgreSQL. */
export const APPLICATION_SETTINGS = { ...steadyPlans, statement_timeout: String(APPLICATION_TIMEOUT_MS) };
