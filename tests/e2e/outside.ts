import { randomInt } from "node:crypto";
import { type BrowserContext, expect } from "@playwright/test";
import type { Site } from "./fixtures.ts";

/** The link in the newest letter to an address, as a path of the site, because the letter contains the process's own host. */
export async function readMailedLink(site: Site, to: string): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(async () => {
      const response = await fetch(`${site.product.url}/sandbox/outbox.json?to=${encodeURIComponent(to)}`);
      const { messages } = (await response.json()) as { messages: { body: string }[] };
      link = messages.flatMap(({ body }) => /https?:\/\/\S+\?token=\S+/.exec(body)?.[0] ?? [])[0];
      return link;
    })
    .toBeTruthy();
  const { pathname, search } = new URL(link!);
  return site.at(pathname + search);
}

/** Calls the gate with the session of a browser, bypassing the site, as another client of the player could. */
export async function callAsPlayer(
  context: BrowserContext,
  site: Site,
  path: string,
  input: Record<string, unknown>,
): Promise<{ status: string; errorCode?: string }> {
  const session = (await context.cookies()).find(({ name }) => name === "session")?.value;
  const response = await fetch(site.product.url + path, {
    method: "POST",
    headers: { "content-type": "application/json", "x-brand": site.brand },
    body: JSON.stringify({ ...input, session: session && decodeURIComponent(session) }),
  });
  const { event } = (await response.json()) as { event: { status: string; data: { errorCode?: string } } };
  return { status: event.status, errorCode: event.data.errorCode };
}

/** A Swedish personal number of someone born on 17 May 1990 who is not in the register. */
export function newPersonalNumber(): string {
  const serial = String(randomInt(700, 999));
  const digits = `900517${serial}`;
  const sum = [...digits].reduce((total, digit, index) => {
    const product = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return total + Math.floor(product / 10) + (product % 10);
  }, 0);
  return `19900517-${serial}${(10 - (sum % 10)) % 10}`;
}
