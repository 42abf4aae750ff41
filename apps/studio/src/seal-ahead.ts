/** The beacon's round comes at least this long after the root is fixed. */
export const SEAL_AHEAD_MS = 1_000;
