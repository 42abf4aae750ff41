import { createOfficeClient, type OfficeClient } from "@bellwether/contract/office/index.ts";
import type { Product } from "./product.ts";

type Office = Pick<Product, "officeUrl">;

/** A person of a running product's office in the sandbox, by name; it keeps the cookie that it gets. */
export const sitAtOffice = async (product: Office, name: string): Promise<OfficeClient> =>
  (await sitAtNodes(product, name)).at(product);

/**
 * The same for a person whose calls go to several nodes: `at` makes a client of a node with the cookie of the sign-in, as a second window has it, and
 * a sign-out in one leaves it to the others.
 */
export async function sitAtNodes(
  first: Office,
  name: string,
): Promise<{ id: string; at: (node: Office) => OfficeClient }> {
  const given = { cookie: "" };
  const client = clientOf(first, given);
  const { enter_as: persons } = await client.call("signInWays", {});
  const person = persons?.find((each) => each.name === name);
  if (!person) throw new Error(`nobody at the office is called ${name}`);
  await client.call("enterAs", { operator_id: person.id });
  return { id: person.id, at: (node) => clientOf(node, { ...given }) };
}

function clientOf({ officeUrl }: Office, kept: { cookie: string }): OfficeClient {
  // Not every system knows that names below localhost are this machine.
  const { port } = new URL(officeUrl);
  return createOfficeClient({
    baseUrl: `http://127.0.0.1:${port}`,
    headers: () => ({ ...(kept.cookie && { cookie: kept.cookie }) }),
    fetch: async (input, init) => {
      const response = await fetch(input, init);
      kept.cookie = response.headers.get("set-cookie")?.split(";")[0] ?? kept.cookie;
      return response;
    },
  });
}
