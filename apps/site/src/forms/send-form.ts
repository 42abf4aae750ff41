import { isNoResponse, type RetryParts, withRetries } from "@bellwether/contract/retries.ts";
import type { Refusal } from "../gate/refusal.ts";

/** The refusal shown when no response came; the page stays as it is. */
export const noAnswer: Refusal = {
  code: "unavailable",
  message: "core.error_unavailable",
  fields: {},
  params: {},
};

/**
 * Retries a page's form while no response comes, as every call of the gate is retried [7.01]. The router reads the request's body, which can be
 * read only once; the body is kept as text so that it can be sent again.
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

/** Like `sendForm`, and returns an action result when no response comes: the form stays with all that was entered. */
export async function sendFormOr<T, Unsent>(
  request: Request,
  send: () => Promise<T>,
  unsent: (form: FormData) => Unsent,
): Promise<T | Unsent> {
  const unread = request.clone();
  try {
    return await sendForm(request, send);
  } catch (error) {
    if (!isNoResponse(error)) throw error;
    return unsent(await unread.formData());
  }
}
