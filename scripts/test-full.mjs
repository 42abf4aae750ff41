// npm run test:full: every test at its full size, for hours. `-- --part 3/8` runs one of its eight pieces, each of which takes less than an
// hour and stands alone; `-- browser kills` runs those whose names contain a word. Each part writes its row into docs/testing.md.
import { FULL_RUN } from "./minutes.mjs";
import { exitAsTheyDid, runParts } from "./parts.mjs";
import { drawPictures } from "./setup.mjs";
import { fullPieces, prepareBrowser } from "./test-parts.mjs";

const [first, second, ...more] = process.argv.slice(2);
const names = fullPieces.map(({ name }, index) => `  ${index + 1}/${fullPieces.length}  ${name}`).join("\n");

function choose() {
  if (first === undefined) return fullPieces;
  if (first !== "--part") {
    const words = process.argv.slice(2);
    return fullPieces.filter(({ name }) => words.some((word) => name.includes(word)));
  }
  const [, part, of] = /^(\d+)\/(\d+)$/.exec(second ?? "") ?? [];
  const isKnown = Number(of) === fullPieces.length && Number(part) >= 1 && Number(part) <= fullPieces.length;
  return isKnown && more.length === 0 ? [fullPieces[Number(part) - 1]] : [];
}

const chosen = choose();
if (chosen.length === 0) {
  console.error(`There is no such piece. The pieces of the full run are:\n${names}`);
  process.exit(2);
}
const needsBrowser = chosen.some(({ steps }) =>
  steps.flat().some(({ needs }) => needs === prepareBrowser.name),
);

exitAsTheyDid(
  await runParts(
    FULL_RUN,
    [...(needsBrowser ? [[prepareBrowser]] : []), ...chosen.flatMap(({ steps }) => steps)],
    {
      keepGoing: true,
      records: true,
      before: async () => needsBrowser && drawPictures(),
    },
  ),
);
