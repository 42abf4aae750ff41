import { toNumber } from "../../exact/rational.ts";
import type { FurtherModel, Search } from "../../search/search.ts";
import { BOLD_DEVIATION, BOLD_PAYS, BOLD_PLAN, BOLD_RANGE, boldFor } from "./bold-lines.ts";
import { computeFigures } from "./compute-figures.ts";
import { computeReturn } from "./compute-return.ts";
import type { LinesData } from "./data.ts";
import { GIANT_PLANS, type GiantPlan } from "./giant-lines.ts";
import { featureFor } from "./lines-features.ts";
import { MANY_LINES_RANGE, manyLinesFor } from "./many-lines.ts";
import { searchFeaturedLines } from "./search-featured-lines.ts";
import { searchLines } from "./search-lines.ts";
import { computeWinChances } from "./win-chances.ts";

export const search: Search = {
  range: { hitRate: [0.25, 0.45], deviation: [3.6, 11] },
  findData: (order, draws) => searchLines(order, draws),
  furtherFor(code): FurtherModel | undefined {
    const giant = GIANT_PLANS[code];
    const feature = featureFor(code);
    if (giant && feature) return furtherGiant(feature.id, giant);
    if (feature) {
      const { id, kind, range } = feature;
      return {
        id,
        findData(order, draws) {
          const found = searchFeaturedLines(order, kind, draws);
          if (!found || !range) return found;
          // Most line wins are three of a kind, so three of a kind must pay noticeably more after an upgrade.
          if (kind === "upgrading-symbols" && !threesRise(found, order.paying)) return undefined;
          return computeFigures(found).standardDeviation >= range.deviation[0] ? found : undefined;
        },
        ...(range && { range }),
        slack: 2.5,
      };
    }
    const bold = boldFor(code);
    if (bold)
      return {
        id: bold.id,
        findData(order, draws) {
          const found = searchLines(order, draws, { plan: BOLD_PLAN, ...BOLD_PAYS });
          return found && computeFigures(found).standardDeviation >= BOLD_DEVIATION ? found : undefined;
        },
        range: BOLD_RANGE,
      };
    const many = manyLinesFor(code);
    return (
      many && {
        id: many.id,
        findData: (order, draws) => searchLines(order, draws, { plan: many }),
        range: MANY_LINES_RANGE,
      }
    );
  },
};

/** The return may differ by 0.3 points from that of the title's earlier model. */
const RETURN_APART = 0.003;
/** A bold title pays this many stakes at least once in a thousand million rounds. */
const BOLD_WIN = 5000;

/** The search for a title with giant symbols. There is no earlier model of lines to compare with: these titles played other mechanics. */
function furtherGiant(id: string, { returnToPlayer, range, pays }: GiantPlan): FurtherModel {
  return {
    id,
    findData(order, draws) {
      const wanted = { ...order.wanted, returnToPlayer };
      const found = searchFeaturedLines({ ...order, wanted }, "giant-symbols", draws);
      if (!found || Math.abs(toNumber(computeReturn(found)) - returnToPlayer) > RETURN_APART)
        return undefined;
      if (pays && toNumber(computeWinChances(found).reachable.multiple) < BOLD_WIN) return undefined;
      return found;
    },
    range,
    slack: 2.5,
    isEnough: true,
  };
}

const MIN_RISE = 10;

/** Whether three of the highest symbol pay ten times as much as three of the lowest. */
function threesRise({ linePays }: LinesData, paying: readonly string[]): boolean {
  const [lowest, highest] = [paying[0], paying.at(-1)].map((symbol) => linePays[symbol ?? ""]?.[3] ?? 0);
  return (highest ?? 0) >= MIN_RISE * (lowest ?? 0);
}
