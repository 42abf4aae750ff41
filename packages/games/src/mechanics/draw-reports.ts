// Written by `npm run folders` from the names of the folders here.
import type { ReportDraw } from "../rules/draw-report.ts";
import { reportDraw as lotto } from "./lotto/report-draw.ts";
import { reportDraw as pickN } from "./pick-n/report-draw.ts";
import { reportDraw as raffle } from "./raffle/report-draw.ts";

/** The reports of draws in mechanics whose tickets are sold ahead, by the mechanic's id. */
export const drawReports: Readonly<Record<string, ReportDraw>> = {
  lotto,
  "pick-n": pickN,
  raffle,
};
