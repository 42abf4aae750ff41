import { parseJsonOf, RefusedInputError, readJsonInput } from "@bellwether/games/commands/refused-input.ts";

/**
 * The JSON of a file or of an address. Throws an error that names the file or address if it cannot be read, is not JSON, or does not answer
 * with 200.
 */
export async function readPublished(place: string): Promise<unknown> {
  if (!/^https?:/.test(place)) return readJsonInput(place);
  const response = await fetch(reachable(place)).catch((error: Error) => {
    const { code } = (error.cause ?? error) as { code?: string };
    throw new Error(`${place} cannot be reached: ${code ?? error.message}`);
  });
  if (!response.ok) throw new Error(`${place} answered ${response.status}`);
  return parseJsonOf(place, await response.text());
}

/**
 * A sandbox's brand, such as `funly.localhost`, is on this machine (RFC 6761, 6.3), but many systems do not resolve its name. What is
 * published does not depend on the brand.
 */
function reachable(place: string): URL {
  if (!URL.canParse(place)) throw new RefusedInputError(place, "this is no address");
  const address = new URL(place);
  if (address.hostname.endsWith(".localhost")) address.hostname = "localhost";
  return address;
}
