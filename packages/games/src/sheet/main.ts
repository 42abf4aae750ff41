import { argv } from "node:process";
import { EngineId } from "@bellwether/contract/studio/index.ts";
import { engines } from "../engines.ts";
import { summaryLine, writeSheet } from "./write-sheet.ts";

/** `npm run games:sheet [engine]`: prints the freshly computed figures of one engine, or one line for each engine. */
const wanted = argv[2];
if (wanted === undefined) {
  for (const engine of Object.values(engines)) console.log(summaryLine(engine));
} else {
  const id = EngineId.safeParse(wanted);
  if (id.success) {
    console.log(writeSheet(engines[id.data]));
  } else {
    console.error(`There is no engine "${wanted}". Engines: ${EngineId.options.join(", ")}`);
    process.exitCode = 1;
  }
}
