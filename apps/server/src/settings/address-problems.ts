import { isOpenToOthers, isPrivateHost } from "./web-address.ts";

/** Settings that hold an address of the web, by name; JSON settings hold several. */
export type AddressSettings = {
  addresses: readonly [name: string, address: string | undefined][];
  /** The addresses of `AFFILIATE_POSTBACKS`. */
  postbacks: readonly string[];
  /** Origins of apps; those of phones have schemes of their own. */
  apps: readonly string[];
};

/**
 * Addresses with which no process may start. For real money each is https, because players' data and money pass through it; on this machine
 * http will do. Affiliates' servers are strangers', so none is in a private network.
 */
export function addressProblems({ addresses, postbacks, apps }: AddressSettings, sandbox: boolean): string[] {
  const problems = postbacks
    .filter((address) => isPrivateHost(new URL(address).hostname))
    .map(
      (address) =>
        `Set AFFILIATE_POSTBACKS to public addresses: ${new URL(address).hostname} is in a private network.`,
    );
  if (sandbox) return problems;
  const sent: AddressSettings["addresses"] = [
    ...addresses,
    ...postbacks.map((address): [string, string] => ["AFFILIATE_POSTBACKS", address]),
    ...apps
      .filter((origin) => origin.startsWith("http:"))
      .map((origin): [string, string] => ["MOBILE_IFRAME_HOSTS", origin]),
  ];
  for (const [name, address] of sent)
    if (address && isOpenToOthers(address))
      problems.push(
        `Set ${name} to an https address: what goes to ${hostOf(address)} could be read and changed on its way.`,
      );
  return problems;
}

const hostOf = (address: string) => new URL(address).host || "that address";
