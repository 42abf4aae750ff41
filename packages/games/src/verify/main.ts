import { argv } from "node:process";
import { runTool } from "../commands/run-tool.ts";
import { verifyCommand } from "./verify-command.ts";

/** `npm run verify -- round.json` or `-- --model … --server-seed … …`: recomputes a past round from its revealed seeds. */
await runTool(() => {
  const { text, verified } = verifyCommand(argv.slice(2));
  if (verified) {
    console.log(text);
  } else {
    console.error(text);
    process.exitCode = 1;
  }
});
