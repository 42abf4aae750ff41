import { readContent } from "../content/content.ts";

// npm run content:check: reads all content and fails if a file does not match its schema, or a bonus violates a market's rules.
try {
  const { titles, campaigns } = readContent();
  console.log(`The content is valid: ${titles.length} titles, ${campaigns.length} campaigns.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
