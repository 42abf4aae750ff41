import { basename } from "node:path";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Files of processes that took more than a minute in `.ci/run`, the longest first, as the end of the run tells them. */
const SLOW_FILES = [
  ...["table-nodes", "live", "jackpot-kill", "races", "draw-kill", "clock-kill", "outage", "promotion-kill"],
  ...["kill", "round-moves-kill", "balancer", "moves-kill", "jackpot-nodes", "nodes", "restore", "disk"],
];

/**
 * Runs the files that take longest first, so that at the end no worker runs a long file while the others have none. Vitest sorts by the time that
 * each file took on this machine. On a fresh clone it sorts by size, but the suites that kill a product are short files that take long.
 */
export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).sort((a, b) => placeOf(a.moduleId) - placeOf(b.moduleId));
  }
}

function placeOf(path: string): number {
  const place = SLOW_FILES.indexOf(basename(path, ".test.ts"));
  return path.includes("/tests/") && place >= 0 ? place : SLOW_FILES.length;
}
