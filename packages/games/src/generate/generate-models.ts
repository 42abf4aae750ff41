import { readdirSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { readJsonInput } from "../commands/refused-input.ts";
import type { Figures } from "../exact/figures.ts";
import { toNumber, toPercent } from "../exact/rational.ts";
import { readModels } from "../models/read-models.ts";
import { CONTENT, releaseModel } from "../models/release-model.ts";
import type { Mechanic } from "../rules/mechanic.ts";
import { ordersFor, type PlacedOrder } from "../search/orders.ts";
import { searchDraws } from "../search/random.ts";
import type { Search } from "../search/search.ts";
import { areApart, fits } from "../search/wanted.ts";
import { Attempts } from "./attempts.ts";
import { ProgressLine } from "./progress-line.ts";
import { searchTitle } from "./search-title.ts";

const root = fileURLToPath(new URL("../../../../", import.meta.url));

/** Searches models for at most so many titles of a mechanic that have none, and writes their files. Says so if no title is left. */
export function generateModels(
  from: Mechanic,
  wanted: Search,
  most: number,
  output: ConstructorParameters<typeof ProgressLine>[0] = process.stdout,
): void {
  const { maxWin = Infinity, isReplaced = () => false } = wanted;
  const attempts = new Attempts(join(root, `.cache/generate/${from.id}.json`));
  const progress = new ProgressLine(output, () => performance.now());
  const models = readModels(join(CONTENT, "models"));
  const released = [...models.values()].filter((each) => each.mechanic === from.id && !isReplaced(each.id));
  const known: Figures[] = released.map(({ figures }) => figures);
  const orders = ordersFor(readTitles(), models, from.id, wanted);
  const open = orders.filter(({ id }) => !models.has(id)).slice(0, most);
  if (open.length === 0)
    progress.keep(`Nothing is left to search: all titles of ${from.id} have their models.`);
  for (const [place, order] of open.entries()) {
    const startMs = performance.now();
    const where = `${place + 1} of ${open.length}`;
    const { found, attempt } = searchTitle(order.id, {
      attempts,
      attempt: (number) => attemptAt(from, order, number),
      refusal: ({ figures }, number) => {
        // Later attempts accept models further from the target.
        if (!fits(figures, order.wanted, order.slack + number / 5)) return `it ${shown(figures)}`;
        const largest = toNumber(figures.maxWinMultiple);
        if (largest > maxWin) return `its largest win is ${largest.toFixed(0)}`;
        if (!known.every((each) => areApart(each, figures))) return "it is like another model";
        return undefined;
      },
      release: ({ data, rules }) => releaseModel(CONTENT, from, order.id, data, rules),
      progress: (number, note) => {
        const seconds = ((performance.now() - startMs) / 1000).toFixed(0);
        progress.show(`${where}: ${order.id}, try ${number}, ${seconds} s${note && `; ${note}`}`);
      },
    });
    known.push(found.figures);
    progress.keep(`${where}, try ${attempt}: ${order.id} ${shown(found.figures)}`);
  }
}

function attemptAt(from: Mechanic, order: PlacedOrder, attempt: number) {
  const found = order.findData(order, searchDraws(`${order.id} ${attempt}`));
  if (!found) return undefined;
  // Strips are text in a model's file.
  const data = { ...found, strips: found.strips.map((strip) => strip.join(" ")) };
  // The chances of the wins can take a minute, so they are computed only for a model that is kept.
  const rules = from.rulesOf(from.data.parse(data));
  return { data, rules, figures: rules.computeFigures() };
}

function readTitles() {
  const folder = join(CONTENT, "catalogue");
  return readdirSync(folder)
    .sort()
    .flatMap((name) => readJsonInput(join(folder, name), name) as unknown[]);
}

function shown({ returnToPlayer, hitRate, standardDeviation, maxWinMultiple }: Figures): string {
  return `returns ${toPercent(returnToPlayer, 2)}, hits ${toPercent(hitRate, 2)}, deviation ${standardDeviation.toFixed(2)}, largest win ${toNumber(maxWinMultiple).toFixed(0)}`;
}
