import type { DrawnBox, DrawnGroup } from "./drawing.ts";
import type { PathPoint } from "./read-path.ts";

/** Where a drawing's coordinates lie on the canvas. Both axes are independent, so that a part can be stretched along one of them. */
export type PartPlacement = {
  x(drawn: number): number;
  y(drawn: number): number;
  /** By how much round shapes and lines are scaled. */
  scale: number;
};

/** A drawn coordinate and its place. */
export type Guide = readonly [drawn: number, placed: number];

/** Stretches between guides, of which there are two at least: what lies between them keeps its share of the way. */
export function stretch(guides: readonly Guide[]): (drawn: number) => number {
  return (drawn) => {
    const next = guides.findIndex(([at]) => drawn <= at);
    const high = next < 0 ? guides.length - 1 : Math.max(1, next);
    const [[fromDrawn, from], [toDrawn, to]] = guides.slice(high - 1, high + 1) as [Guide, Guide];
    return from + ((drawn - fromDrawn) / (toDrawn - fromDrawn)) * (to - from);
  };
}

/** How a group is fitted where the drawing is stretched, by the word in the file. */
const fits: Record<string, (box: DrawnBox, placement: PartPlacement) => PartPlacement> = {
  /** As large as it was drawn, around the place of its middle. */
  keep: keepSize,
  /** As large as it was drawn, on the place of its lower edge. */
  stand: ({ left, right, bottom }, placement) => scaleAround([(left + right) / 2, bottom], 1, placement),
  /** As wide as it was drawn, and stretched down. */
  width: (box, placement) => ({ ...placement, x: keepSize(box, placement).x }),
  /** As high as it was drawn, and stretched across. */
  height: (box, placement) => ({ ...placement, y: keepSize(box, placement).y }),
  /** Evenly smaller, by as much as its upper half is lower than it was drawn. */
  shrink: ({ left, top, right, bottom }, placement) => {
    const half = (bottom - top) / 2;
    const share = (placement.y(top + half) - placement.y(top)) / half;
    return scaleAround([(left + right) / 2, top], Math.min(1, share), placement);
  },
};

export const fitWords = Object.keys(fits);

/** The placement of a group that keeps its shape, or a part of it. */
export function fitGroup({ box, data }: DrawnGroup, placement: PartPlacement): PartPlacement {
  return data.fit === undefined ? placement : (fits[data.fit]?.(box, placement) ?? placement);
}

/** Keeps a shape around the place of its middle. */
export function keepSize({ left, top, right, bottom }: DrawnBox, placement: PartPlacement): PartPlacement {
  return scaleAround([(left + right) / 2, (top + bottom) / 2], 1, placement);
}

function scaleAround(
  [aroundX, aroundY]: PathPoint,
  share: number,
  { x, y, scale }: PartPlacement,
): PartPlacement {
  const [placedX, placedY] = [x(aroundX), y(aroundY)];
  return {
    x: (drawn) => placedX + (drawn - aroundX) * share * scale,
    y: (drawn) => placedY + (drawn - aroundY) * share * scale,
    scale: scale * share,
  };
}

/** A thing in a group and where it lies. */
type PlacedChild = { child: DrawnGroup["children"][number]; placement: PartPlacement };

/**
 * Places what a group has. Things in a row go from the place of the first one's middle to that of the last one's, tiles from edge to edge. There
 * are as many as fit at about the distance in which they were drawn; where more fit than there are, it begins again with the first. `all` keeps
 * their number.
 */
export function placeChildren({ data, box, children }: DrawnGroup, placement: PartPlacement): PlacedChild[] {
  const [first, last] = [children[0], children.at(-1)];
  const [way, many] = (data.row ?? data.tiles)?.split(" ") ?? [];
  if (!way || !first || !last || first === last) return children.map((child) => ({ child, placement }));
  const axis = way === "down" ? "y" : "x";
  const ends = (of: DrawnBox) =>
    (axis === "y" ? [of.top, of.bottom] : [of.left, of.right]) as [number, number];
  const middle = (of: DrawnBox) => (ends(of)[0] + ends(of)[1]) / 2;
  const [start, end] = data.row ? [middle(first.box), middle(last.box)] : ends(box);
  // A row has a thing at both ends, so there is one more of them than there are steps.
  const more = data.row ? 1 : 0;
  const apart = (end - start) / (children.length - more);
  const [from, to] = [placement[axis](start), placement[axis](end)];
  const steps = many === "all" ? children.length - more : Math.max(1, Math.round((to - from) / apart));
  const step = (to - from) / steps;
  return Array.from({ length: steps + more }, (_, index) => {
    const drawn = index % children.length;
    const along = (at: number) => from + index * step + ((at - start - drawn * apart) * step) / apart;
    return { child: children[drawn] as PlacedChild["child"], placement: { ...placement, [axis]: along } };
  });
}
