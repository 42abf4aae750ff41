import type { LookupAddress, lookup } from "node:dns";
import type { LookupFunction } from "node:net";
import { isPublicAddress } from "../settings/public-address.ts";

/** Looks up a name, and finds nothing if one of its addresses is private: a public name must not lead into the house's network. */
export function publicOnly(find: typeof lookup): LookupFunction {
  return (hostname, options, callback) =>
    find(hostname, { ...options, all: true }, (error, found: LookupAddress[]) => {
      if (error) return callback(error, []);
      if (!found.every(({ address }) => isPublicAddress(address)))
        return callback(privateHostError(hostname), []);
      const [first] = found;
      if (options.all || !first) callback(null, found);
      else callback(null, first.address, first.family);
    });
}

export const privateHostError = (hostname: string) =>
  new Error(`${hostname} is in a private network: nothing is sent there`);
