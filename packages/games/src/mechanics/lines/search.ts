import type { FurtherModel, Search } from "../../search/search.ts";
import { BOLD_DEVIATION, BOLD_PAYS, BOLD_PLAN, BOLD_RANGE, boldFor } from "./bold-lines.ts";
import { computeFigures } from "./compute-figures.ts";
import type { LinesData } from "./data.ts";
import { featureFor } from "./lines-features.ts";
import { MANY_LINES_RANGE, manyLinesFor } from "./many-lines.ts";
import { searchFeaturedLines } from "./search-featured-lines.ts";
import { searchLines } from "./search-lines.ts";

export const search: Search = {
  range: { hitRate: [0.25, 0.45], deviation: [3.6, 11] },
  findData: (order, draws) => searchLines(order, draws),
  furtherFor(code): FurtherModel | undefined {
    const feature = featureFor(code);
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

const MIN_RISE = 10;

/** Whether three of the highest symbol pay ten times as much as three of the lowest. */
function threesRise({ linePays }: LinesData, paying: readonly string[]): boolean {
  const [lowest, highest] = [paying[0], paying.at(-1)].map((symbol) => linePays[symbol ?? ""]?.[3] ?? 0);
  return (highest ?? 0) >= MIN_RISE * (lowest ?? 0);
}
