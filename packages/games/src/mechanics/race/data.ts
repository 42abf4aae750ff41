import { refuseOutsideBand } from "../../bookmaking/selection.ts";
import { chipsFitUnit } from "../../bookmaking/slip-data.ts";
import { RaceFields } from "./race-fields.ts";
import { raceSelections } from "./selections.ts";

export type RaceData = RaceFields;

/**
 * A race with a fixed field. The runner of the first place is drawn by weight from all runners, the one of the second place by weight from
 * the others, and so on. Refused: two runners with one name, and a bet whose exact return is not between 90 and 97.5 %.
 */
export const RaceData = RaceFields.refine(chipsFitUnit, {
  error: "a chip is a multiple of the unit",
  path: ["chips"],
})
  .refine(({ runners }) => new Set(runners.map(({ name }) => name)).size === runners.length, {
    error: "every runner has a name of its own",
    path: ["runners"],
  })
  .superRefine(refuseOutsideBand(raceSelections));
