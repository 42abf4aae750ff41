import { readFile } from "node:fs/promises";
import { parseJsonOf, RefusedInputError } from "@bellwether/games/commands/refused-input.ts";

/**
 * The JSON of a file or of an address. Throws an error that names the file or address if it cannot be read, is not JSON, or does not answer
 * with 200.
 */
export async function readPublished(place: string): Promise<unknown> {
  if (!/^https?:/.test(place)) return parseJsonOf(place, await readText(place));
  const response = await fetch(reachable(place)).catch((error: Error) => {
    const { code } = (error.cause ?? error) as { code?: string };
    throw new Error(`${place} cannot be reached: ${code ?? error.message}`);
  });
  if (!response.ok) throw new Error(`${place} answered ${response.status}`);
  return parseJsonOf(place, await response.text());
}

async function readText(place: string): Promise<string> {
  try {
    return await readFile(place, "utf8");
  } catch (error) {
    throw new RefusedInputError(place, "", `the file cannot be read (${(error as { code?: string }).code})`);
  }
}

/**
 * A sandbox's brand, such as `funly.localhost`, is on this machine (RFC 6761, 6.3), but many systems do not resolve its name. What is
 * published does not depend on the brand.
 */
function reachable(place: string): URL {
  const address = new URL(place);
  if (address.hostname.endsWith(".localhost")) address.hostname = "localhost";
  return address;
}
