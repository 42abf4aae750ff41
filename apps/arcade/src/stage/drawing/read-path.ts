export type PathPoint = readonly [x: number, y: number];

/** A step of a path, in absolute coordinates: move, line, curve with one or two handles, close. */
export type CurveStep = { kind: "M" | "L" | "Q" | "C" | "Z"; points: readonly PathPoint[] };

/** How many numbers follow a letter. Arcs are not among them: an editor turns them into curves. */
const counts: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, Q: 4, C: 6, Z: 0 };

/** @throws an error for a letter that is not known, or too few numbers after one. */
export function readPath(text: string): CurveStep[] {
  const steps: CurveStep[] = [];
  let start: PathPoint = [0, 0];
  let at: PathPoint = [0, 0];
  for (const [, letter = "", rest = ""] of text.matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
    const values = (rest.match(/-?(?:\d*\.)?\d+(?:e-?\d+)?/g) ?? []).map(Number);
    const kind = letter.toUpperCase();
    const count = counts[kind];
    if (count === undefined) throw new Error(`a path has ${letter}, which is not read`);
    if (count ? values.length === 0 || values.length % count > 0 : values.length > 0)
      throw new Error(`a path has ${values.length} numbers after ${letter}`);
    for (let first = 0; first === 0 || first < values.length; first += count || 1) {
      const points = pointsOf(kind, values.slice(first, first + count), letter === kind ? [0, 0] : at, at);
      at = points.at(-1) ?? start;
      if (kind === "M" && first === 0) start = at;
      steps.push({ kind: stepKind(kind, first), points });
    }
  }
  return steps;
}

function pointsOf(kind: string, values: readonly number[], [x, y]: PathPoint, at: PathPoint): PathPoint[] {
  if (kind === "H") return [[x + (values[0] as number), at[1]]];
  if (kind === "V") return [[at[0], y + (values[0] as number)]];
  return Array.from(
    { length: values.length / 2 },
    (_, index) => [x + (values[index * 2] as number), y + (values[index * 2 + 1] as number)] as const,
  );
}

/** Further pairs after a move are lines. */
function stepKind(kind: string, first: number): CurveStep["kind"] {
  return kind === "H" || kind === "V" || (kind === "M" && first > 0) ? "L" : (kind as CurveStep["kind"]);
}
