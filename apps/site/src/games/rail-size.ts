/** The games of a row in the lobby; all others are behind its link. Apart from what makes the rows, because the browser needs it too. */
export const SHOWN_IN_RAIL = 6;
