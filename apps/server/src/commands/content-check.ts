import { readContent } from "../content/content.ts";

// npm run content:check: reads all content and fails where a file does not fit its schema, or a bonus breaks a market's rules.
try {
  const { titles, campaigns } = readContent();
  console.log(`The content holds: ${titles.length} titles, ${campaigns.length} campaigns.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
