/** The ranks that rules name, as places in `RANKS`. */
export const TEN = 8;
export const JACK = 9;
export const QUEEN = 10;
export const ACE = 12;
