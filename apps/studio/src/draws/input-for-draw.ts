import type { TableFile } from "@bellwether/contract/content/table.ts";
import type { RoundInput } from "@bellwether/contract/studio/round-input.ts";
import { findModel, seededDraws } from "@bellwether/games";
import { shuffle } from "@bellwether/games/fairness/shuffle.ts";
import type { DatabasePort, ModelsPort, RandomPort } from "../ports.ts";
import { StudioRefusalError } from "../studio-refusal.ts";
import { takenNumbers } from "../tables/index.ts";

/**
 * What a standing order buys in a draw. Where each number is sold once, a free number at random takes the place of each number of the order
 * that is sold. Throws `sold_out` if too few are free.
 */
export async function inputForDraw(
  deps: DatabasePort & ModelsPort & RandomPort,
  { name, model }: Pick<TableFile, "name" | "model">,
  { number, input }: { number: number; input: RoundInput },
): Promise<RoundInput> {
  const { pot } = findModel(deps.models, model).rules;
  if (!pot?.names) return input;
  const taken = new Set(await takenNumbers(deps.database, name, number));
  const wanted = pot.names.of(input);
  const kept = wanted.filter((each) => !taken.has(each));
  const missing = wanted.length - kept.length;
  if (missing === 0) return input;
  const free = Array.from({ length: pot.maximumUnits }, (_, index) => index + 1).filter(
    (each) => !taken.has(each) && !kept.includes(each),
  );
  if (free.length < missing) throw new StudioRefusalError("sold_out", `${free.length} numbers are free`);
  const serverSeed = Buffer.from(deps.randomBytes(32)).toString("hex");
  shuffle(seededDraws({ serverSeed, clientSeed: "numbers", nonce: 0 }), free, missing);
  const numbers = [...kept, ...free.slice(0, missing)].sort((one, other) => one - other);
  return pot.names.inputWith(numbers) as RoundInput;
}
