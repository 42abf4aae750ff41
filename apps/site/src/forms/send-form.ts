import { isNoResponse, type RetryParts, withRetries } from "@bellwether/contract/retries.ts";
import type { Refusal } from "../gate/refusal.ts";

/** What the line refuses: no answer came, and the page stays as it is. */
export const noAnswer: Refusal = {
  code: "unavailable",
  message: "core.error_unavailable",
  fields: {},
  params: {},
};

/**
 * Sends a page's form again where no response came, as every call of the gate is [7.01]. The router reads the form's body as it sends it, and a
 * body is read once: kept as text, it can be sent again.
 */
export async function sendForm<T>(
  request: Request,
  send: () => Promise<T>,
  parts: RetryParts = {},
): Promise<T> {
  const text = await request.clone().text();
  Object.defineProperty(request, "text", { value: async () => text });
  return withRetries(send, parts);
}

/** The same where the page can say that nothing answers: its form stands, with all that was entered in it. */
export async function sendFormOr<T, Unsent>(
  request: Request,
  send: () => Promise<T>,
  unsent: (form: FormData) => Unsent,
): Promise<T | Unsent> {
  const form = await request.clone().formData();
  try {
    return await sendForm(request, send);
  } catch (error) {
    if (!isNoResponse(error)) throw error;
    return unsent(form);
  }
}
