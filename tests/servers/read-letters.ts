import type { Product } from "./product.ts";

/** The subjects of the emails to an address in the sandbox's outbox that match. */
export async function readLetters(
  { url }: Pick<Product, "url">,
  to: string,
  subject: RegExp,
): Promise<string[]> {
  const response = await fetch(`${url}/sandbox/outbox.json?to=${encodeURIComponent(to)}`);
  const { messages } = (await response.json()) as { messages: { subject: string }[] };
  return messages.map((message) => message.subject).filter((each) => subject.test(each));
}
