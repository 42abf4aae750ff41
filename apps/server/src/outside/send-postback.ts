const TIMEOUT_MS = 5_000;

/**
 * Calls an affiliate's URL by GET; any status other than 2xx means that it was not accepted. A redirect is not followed: it could lead anywhere.
 */
export async function sendPostback(fetch: typeof globalThis.fetch, url: URL): Promise<void> {
  const response = await fetch(url, { redirect: "manual", signal: AbortSignal.timeout(TIMEOUT_MS) });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`the affiliate answered ${response.status}`);
}
