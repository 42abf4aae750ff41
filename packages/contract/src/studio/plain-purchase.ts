/**
 * The id of the free spins as scatters give them, if a slot sells them. It is what the input `{ buy: true }` means, which rounds had before there
 * were menus. A game's first script reads it, and loads no schema for it.
 */
export const PLAIN_PURCHASE = "free-spins";
