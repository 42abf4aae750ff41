/** The number of games in a row of the lobby. It has a file of its own, because the browser must not load the code that makes the rows. */
export const SHOWN_IN_RAIL = 6;
