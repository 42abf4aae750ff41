import type { DrawnGradient, DrawnLook, Flat, Paint, Shadow } from "./drawing.ts";
import type { SvgTag } from "./read-svg-tags.ts";

/** Gradients, shadows and clips of a file, by what refers to them: `url(#shade-1)`. */
export type Definitions = Map<string, SvgTag>;

/** Reads how a shape is filled and stroked. */
export function readLook(attributes: Readonly<Record<string, string>>, defined: Definitions): DrawnLook {
  return {
    fill: readPaint(attributes.fill ?? "#000000", attributes["fill-opacity"], defined),
    stroke: readPaint(attributes.stroke ?? "none", attributes["stroke-opacity"], defined),
    width: Number(attributes["stroke-width"] ?? 1),
    cap: (attributes["stroke-linecap"] as CanvasLineCap | undefined) ?? "butt",
    join: (attributes["stroke-linejoin"] as CanvasLineJoin | undefined) ?? "miter",
    opacity: Number(attributes.opacity ?? 1),
    shadow: readShadow(defined.get(attributes.filter ?? "")),
  };
}

function readPaint(value: string, opacity: string | undefined, defined: Definitions): Paint | undefined {
  if (value === "none") return undefined;
  const gradient = defined.get(value);
  return gradient ? readGradient(gradient) : flat(value, opacity);
}

function flat(colour: string | undefined, opacity: string | undefined): Flat {
  return { colour: colour ?? "#000000", opacity: Number(opacity ?? 1) };
}

function readGradient({ name, attributes, children }: SvgTag): DrawnGradient {
  const isLinear = name === "linearGradient";
  const places = isLinear ? { x1: 0, y1: 0, x2: 1, y2: 0 } : { cx: 0.5, cy: 0.5, r: 0.5 };
  return {
    kind: isLinear ? "linear" : "radial",
    inBox: attributes.gradientUnits !== "userSpaceOnUse",
    at: Object.entries(places).map(([key, usual]) => Number(attributes[key] ?? usual)),
    stops: children.map(({ attributes: stop }) => ({
      ...flat(stop["stop-color"], stop["stop-opacity"]),
      offset: Number(stop.offset ?? 0),
    })),
  };
}

/** A shadow is a filter with one `feDropShadow`. */
function readShadow(filter: SvgTag | undefined): Shadow | undefined {
  const drop = filter?.children[0]?.attributes;
  return (
    drop && {
      ...flat(drop["flood-color"], drop["flood-opacity"]),
      blur: Number(drop.stdDeviation ?? 0) * 2,
      down: Number(drop.dy ?? 0),
    }
  );
}
