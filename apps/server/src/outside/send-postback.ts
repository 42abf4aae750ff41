const TIMEOUT_MS = 5_000;

/** Calls an affiliate's address by GET; anything but 2xx means that it was not taken. A redirect is not followed: it could lead anywhere. */
export async function sendPostback(fetch: typeof globalThis.fetch, url: URL): Promise<void> {
  const response = await fetch(url, { redirect: "manual", signal: AbortSignal.timeout(TIMEOUT_MS) });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`the affiliate answered ${response.status}`);
}
