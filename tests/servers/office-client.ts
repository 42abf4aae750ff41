import { createOfficeClient, type OfficeClient } from "@bellwether/contract/office/index.ts";
import type { Product } from "./product.ts";

/** A person of a running product's office in the sandbox, by name; it keeps the cookie that it gets. */
export async function sitAtOffice(
  { officeUrl }: Pick<Product, "officeUrl">,
  name: string,
): Promise<OfficeClient> {
  let cookie = "";
  // Not every system knows that names below localhost are this machine.
  const { port } = new URL(officeUrl);
  const client = createOfficeClient({
    baseUrl: `http://127.0.0.1:${port}`,
    headers: () => ({ ...(cookie && { cookie }) }),
    fetch: async (input, init) => {
      const response = await fetch(input, init);
      cookie = response.headers.get("set-cookie")?.split(";")[0] ?? cookie;
      return response;
    },
  });
  const { enter_as: persons } = await client.call("signInWays", {});
  const person = persons?.find((each) => each.name === name);
  if (!person) throw new Error(`nobody at the office is called ${name}`);
  await client.call("enterAs", { operator_id: person.id });
  return client;
}
