import type { Mechanic } from "../../rules/mechanic.ts";
import { NoInput } from "../../rules/parts.ts";
import { printRunRules } from "../../scratch-cards/print-run.ts";
import { PathData } from "./data.ts";
import { layPath } from "./lay-path.ts";
import { PathEvent, PathLayout } from "./wire.ts";

/** A path through a grid of arrows; it pays the amount that it reaches, unless it stops before. */
export const scratchPath: Mechanic<PathData> = {
  id: "scratch-path",
  family: "scratch",
  data: PathData,
  input: NoInput,
  event: PathEvent,
  layout: PathLayout,
  rulesOf: (data) => {
    const { rows, columns } = data;
    return printRunRules({
      ...data,
      cells: columns * (rows + 2),
      more: { rows },
      worthOf: ({ multiple }) => multiple,
      lay(draws, prize, stakeMinor) {
        const { start, steps, exits, cells } = layPath(data, draws, prize?.multiple);
        const exitsMinor = exits.map((exit) => (stakeMinor * BigInt(exit)).toString());
        const dealt: PathEvent = { type: "card-dealt", start, steps, exitsMinor };
        const walked: PathEvent = { type: "path-walked", cells };
        return { dealt, after: [walked], winning: cells };
      },
    });
  },
};
