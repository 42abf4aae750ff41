import { type LookupAddress, lookup } from "node:dns";
import { request as overHttp } from "node:http";
import { request as overHttps } from "node:https";
import type { LookupFunction } from "node:net";
import { isPublicAddress } from "../settings/public-address.ts";
import { isLoopbackHost, isPrivateHost } from "../settings/web-address.ts";

const TIMEOUT_MS = 5_000;

/**
 * Calls an affiliate's URL by GET; any status other than 2xx means that it was not accepted. A redirect is not followed: it could lead
 * anywhere. No address that is private is called, also where a name leads to one, so that nobody reaches into the house's network; only the
 * own machine is, if the URL names it.
 * @param find resolves a host name; the connection is made to the addresses that were looked at.
 */
export async function sendPostback(url: URL, find: typeof lookup = lookup): Promise<void> {
  if (isPrivateHost(url.hostname)) throw privateError(url.hostname);
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

/** Looks up a name, and finds nothing if one of its addresses is private. */
function publicOnly(find: typeof lookup): LookupFunction {
  return (hostname, options, callback) =>
    find(hostname, { ...options, all: true }, (error, found: LookupAddress[]) => {
      if (error) return callback(error, []);
      if (!found.every(({ address }) => isPublicAddress(address)))
        return callback(privateError(hostname), []);
      const [first] = found;
      if (options.all || !first) callback(null, found);
      else callback(null, first.address, first.family);
    });
}

const privateError = (hostname: string) =>
  new Error(`${hostname} is in a private network: no postback is sent there`);
