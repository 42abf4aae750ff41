/** A place in a grid, from 1. */
type GridPlace = { readonly row: number; readonly column: number };

/**
 * The places of a number of fields around a square grid, clockwise from the lower right corner. Throws a RangeError for a number that is not
 * the edge of a square.
 */
export function gridPlaces(fields: number): { side: number; places: GridPlace[] } {
  const steps = fields / 4;
  if (!Number.isInteger(steps)) throw new RangeError(`${fields} fields do not make a square`);
  const side = steps + 1;
  const places = Array.from({ length: fields }, (_, field): GridPlace => {
    const along = field % steps;
    switch (Math.floor(field / steps)) {
      case 0:
        return { row: side, column: side - along };
      case 1:
        return { row: side - along, column: 1 };
      case 2:
        return { row: 1, column: 1 + along };
      default:
        return { row: 1 + along, column: side };
    }
  });
  return { side, places };
}
