import { ensureTestBrowser } from "./chromium.ts";

try {
  console.log(`Browser: ${ensureTestBrowser()}`);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
