import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { argv } from "node:process";
import { fileURLToPath } from "node:url";
import type { Figures } from "../exact/figures.ts";
import { toNumber, toPercent } from "../exact/rational.ts";
import { mechanics } from "../mechanics/index.ts";
import type { Mechanic } from "../mechanics/mechanic.ts";
import { readModels } from "../models/read-models.ts";
import { recordModel } from "../models/record-model.ts";
import type { Order } from "./order.ts";
import { ordersFor } from "./orders.ts";
import { searchDraws } from "./random.ts";
import { searches } from "./searches.ts";
import { areApart, fits } from "./wanted.ts";

/**
 * `npm run games:generate -- {mechanic} [how many]`: finds models for the titles of the catalogue that play this mechanic and have no model
 * of their own, and writes their files. The search of each title is seeded with its code, so it gives the same model on every machine.
 * `.cache/generate/{mechanic}.json` records the attempts, so that an interrupted run continues there.
 */
const root = fileURLToPath(new URL("../../../../", import.meta.url));
const [mechanicId = "", count = "1000"] = argv.slice(2);
const mechanic = mechanics.find(({ id }) => id === mechanicId);
const search = searches[mechanicId];
if (mechanic && search) generate(mechanic, search, Number(count));
else {
  console.error(`There is no search for "${mechanicId}". Searches: ${Object.keys(searches).join(", ")}`);
  process.exitCode = 1;
}

type Searched = (typeof searches)[string];

function generate(
  from: Mechanic,
  { range, findData, choice, maxWin = Infinity }: Searched,
  most: number,
): void {
  const folder = join(root, "content/models");
  const stateFile = join(root, `.cache/generate/${from.id}.json`);
  const state: Record<string, number> = existsSync(stateFile)
    ? JSON.parse(readFileSync(stateFile, "utf8"))
    : {};
  const models = readModels(folder);
  const released = [...models.values()].filter(({ mechanic: each }) => each === from.id);
  const known: Figures[] = released.map(({ figures }) => figures);
  const orders = ordersFor(readTitles(), models, from.id, range, choice);
  const open = orders.filter(({ id }) => !models.has(id)).slice(0, most);
  for (const [place, order] of open.entries()) {
    for (let attempt = (state[order.id] ?? 0) + 1; ; attempt += 1) {
      const found = attemptAt(from, findData, order, attempt);
      state[order.id] = attempt;
      mkdirSync(dirname(stateFile), { recursive: true });
      writeFileSync(stateFile, JSON.stringify(state));
      if (!found) continue;
      // Later attempts accept models further from the target.
      if (!fits(found.figures, order.wanted, (order.feature || order.grid ? 2.5 : 1.5) + attempt / 5))
        continue;
      if (toNumber(found.figures.maxWinMultiple) > maxWin) continue;
      if (!known.every((figures) => areApart(figures, found.figures))) continue;
      known.push(found.figures);
      const file = join(folder, from.id, `${order.id}.json`);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, recordModel(from, order.id, found.data));
      console.log(`${place + 1} of ${open.length}, try ${attempt}: ${order.id} ${shown(found.figures)}`);
      break;
    }
  }
}

function attemptAt(from: Mechanic, findData: Searched["findData"], order: Order, attempt: number) {
  const data = findData(order, searchDraws(`${order.id} ${attempt}`));
  // The chances of the wins can take a minute, so they are computed only for a model that is kept.
  return data ? { data, figures: from.rulesOf(from.data.parse(data)).computeFigures() } : undefined;
}

function readTitles() {
  const folder = join(root, "content/catalogue");
  return readdirSync(folder)
    .sort()
    .flatMap((name) => JSON.parse(readFileSync(join(folder, name), "utf8")) as unknown[]);
}

function shown({ returnToPlayer, hitRate, standardDeviation, maxWinMultiple }: Figures): string {
  return `returns ${toPercent(returnToPlayer, 2)}, hits ${toPercent(hitRate, 2)}, deviation ${standardDeviation.toFixed(2)}, largest win ${toNumber(maxWinMultiple).toFixed(0)}`;
}
