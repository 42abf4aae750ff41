export type Path = [number, number, number, number, number];

/**
 * The first `count` paths of paylines: straight paths first, then mirrored ones, then the others. Within each kind, paths with fewer steps
 * come first.
 */
export function linePaths(rows: number, count: number): Path[] {
  let paths: number[][] = Array.from({ length: rows }, (_, row) => [row]);
  for (let reel = 1; reel < 5; reel += 1)
    paths = paths.flatMap((path) =>
      [0, -1, 1]
        .map((step) => (path.at(-1) as number) + step)
        .filter((row) => row >= 0 && row < rows)
        .map((row) => [...path, row]),
    );
  const roughness = (path: readonly number[]) => {
    const steps = path.slice(1).filter((row, reel) => row !== path[reel]).length;
    const mirrored = path.every((row, reel) => row === path[4 - reel]);
    return steps + (mirrored ? 0 : 5);
  };
  return paths.toSorted((one, other) => roughness(one) - roughness(other)).slice(0, count) as Path[];
}
