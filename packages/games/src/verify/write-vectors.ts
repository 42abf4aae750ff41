import { writeFileSync } from "node:fs";
import { goldenRounds } from "./golden-rounds.ts";
import { modelsWithData, readVectors, VECTORS_PATH } from "./vectors-file.ts";

/** `npm run games:vectors`: adds golden rounds to docs/fairness-vectors.json for every kind of model that has none. */
const vectors = readVectors();
const rounds = goldenRounds(modelsWithData(), vectors.rounds);
writeFileSync(VECTORS_PATH, `${JSON.stringify({ ...vectors, rounds }, null, 2)}\n`);
console.log(`${rounds.length - vectors.rounds.length} rounds added, ${rounds.length} in all`);
