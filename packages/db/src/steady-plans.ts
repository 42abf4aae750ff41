/**
 * Settings under which the application's statements are planned. A kept plan must not have been made for a table that was empty then: lookups go by
 * index from the first row on. (Costs are then meaningless to the compiler of queries, so it is off.) The application reads by key; whole-table work (the
 * verifier, migrations) runs as the owner, without this.
 */
export const steadyPlans = { enable_seqscan: "off", jit: "off" };
