import { readContent } from "../content/content.ts";
import { noArguments, parseArguments } from "./parse-arguments.ts";

// npm run content:check: reads all content and fails if a file does not match its schema, a model cannot be played, or a bonus violates a market's rules.
parseArguments(noArguments("content:check"));
try {
  const { titles, campaigns, models } = readContent();
  // Also those that no title plays any more.
  const checked = [...models.values()].length;
  console.log(
    `The content is valid: ${titles.length} titles, ${checked} models, ${campaigns.length} campaigns.`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
