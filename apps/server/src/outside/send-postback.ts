import { lookup } from "node:dns";
import { request as overHttp } from "node:http";
import { request as overHttps } from "node:https";
import { isLoopbackHost, isPrivateHost } from "../settings/web-address.ts";
import { privateHostError, publicOnly } from "./public-only.ts";

const TIMEOUT_MS = 5_000;

/**
 * Calls an affiliate's URL by GET; any status other than 2xx means that it was not accepted. A redirect is not followed: it could lead
 * anywhere. No address that is private is called, also where a name leads to one, so that nobody reaches into the house's network; only the
 * own machine is, if the URL names it.
 * @param find resolves a host name; the connection is made to the addresses that were looked at.
 */
export async function sendPostback(url: URL, find: typeof lookup = lookup): Promise<void> {
  if (isPrivateHost(url.hostname)) throw privateHostError(url.hostname);
  const request = url.protocol === "https:" ? overHttps : overHttp;
  const status = await new Promise<number>((resolve, reject) => {
    const asked = request(
      url,
      {
        // A kept connection would be used without a look at its address.
        agent: false,
        signal: AbortSignal.timeout(TIMEOUT_MS),
        ...(!isLoopbackHost(url.hostname) && { lookup: publicOnly(find) }),
      },
      (response) => {
        response.destroy();
        resolve(response.statusCode ?? 0);
      },
    );
    asked.on("error", reject).end();
  });
  if (status < 200 || status > 299) throw new Error(`the affiliate answered ${status}`);
}
