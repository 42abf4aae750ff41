/** The grid has five reels and five rows; a set of its places is 25 bits, reel by reel, with the bottom row in the lowest bit. */
export const GRID_SIDE = 5;
export const GRID_PLACES = GRID_SIDE * GRID_SIDE;

const EVERY_PLACE = 2 ** GRID_PLACES - 1;
const BOTTOM_ROW = 0b00001_00001_00001_00001_00001;
const ABOVE_BOTTOM = EVERY_PLACE & ~BOTTOM_ROW;
const BELOW_TOP = EVERY_PLACE & ~(BOTTOM_ROW << (GRID_SIDE - 1));

/**
 * Calls `found` with each set of at least `minimum` adjacent places that are in `symbols` or `wilds`, at least one of them in `symbols`.
 * Wilds are shared: they count in every cluster that they touch.
 */
export function eachCluster(
  symbols: number,
  wilds: number,
  minimum: number,
  found: (places: number) => void,
): void {
  const allowed = symbols | wilds;
  if (countPlaces(allowed) < minimum) return;
  let unseen = symbols;
  while (unseen !== 0) {
    const cluster = spread(unseen & -unseen, allowed);
    unseen &= ~cluster;
    if (countPlaces(cluster) >= minimum) found(cluster);
  }
}

/** The number of places in the set. */
export function countPlaces(places: number): number {
  let pairs = places - ((places >>> 1) & 0x55555555);
  pairs = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return (((pairs + (pairs >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

/** Every place in `allowed` that can be reached from `from` step by step. */
function spread(from: number, allowed: number): number {
  let reached = from;
  let before = 0;
  while (reached !== before) {
    before = reached;
    const up = (reached & BELOW_TOP) << 1;
    const down = (reached & ABOVE_BOTTOM) >>> 1;
    const right = (reached << GRID_SIDE) & EVERY_PLACE;
    reached = (reached | up | down | right | (reached >>> GRID_SIDE)) & allowed;
  }
  return reached;
}
