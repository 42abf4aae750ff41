import { ensureChromium } from "./chromium.ts";

try {
  console.log(`Browser: ${ensureChromium()}`);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
