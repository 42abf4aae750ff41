import { isIP } from "node:net";
import { z } from "zod";
import { isPublicAddress } from "./public-address.ts";

/** An address of the web that may be shown and asked: http or https, without a name and a password in it. */
export const WebAddress = z.url({ protocol: /^https?$/ }).refine(hasNoLogin, {
  error: "has a name or a password in it: it is shown, or nobody sends them",
});

/** A page's address to which something is added behind. */
export const SiteAddress = WebAddress.refine((text) => !/[?#]/.test(text), {
  error: "stands without a query: paths are added to it",
});

function hasNoLogin(text: string): boolean {
  if (!URL.canParse(text)) return true;
  const { username, password } = new URL(text);
  return username === "" && password === "";
}

/** An address without a login that must be https. */
export const SecureAddress = z.url({ protocol: /^https$/ }).refine(hasNoLogin, {
  error: "has a name or a password in it: every visitor would see them",
});

/**
 * The address of a server with a login, such as `postgres://name:password@host:5432/database`. What is wrong with it is said without its
 * text, which has the password in it.
 */
export function loginAddress(
  protocol: RegExp,
  example: string,
  /** The addresses of all servers that a text names. */
  split: (text: string) => readonly string[] = (text) => [text],
  /** Throws what else is wrong with an address. */
  check: (address: string) => void = () => {},
) {
  return z.string().superRefine((text, context) => {
    const refuse = (message: string) => context.addIssue({ code: "custom", message });
    if (text === "") return;
    for (const address of split(text)) {
      if (!URL.canParse(address))
        return refuse(
          `is no address such as ${example}; in a name or a password write / as %2F, # as %23, ? as %3F, @ as %40, : as %3A`,
        );
      const { protocol: found, username, password, pathname } = new URL(address);
      if (!protocol.test(found)) return refuse(`does not begin like ${example}`);
      if (![username, password, pathname].every(isDecodable))
        return refuse("has a % that stands for itself, in its name or password: write it as %25");
      try {
        check(address);
      } catch (error) {
        return refuse((error as Error).message);
      }
    }
  });
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/** Whether a host name of an address is this machine itself. */
export function isLoopbackHost(hostname: string): boolean {
  return /^(localhost|.+\.localhost|127(\.\d+){3}|\[?::1\]?)$/i.test(hostname.replace(/\.$/, ""));
}

/** Whether traffic to this address can be read and changed on its way: plain HTTP that leaves this machine. */
export function isOpenToOthers(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return protocol !== "https:" && !isLoopbackHost(hostname);
}

/** Whether the host is, by its name or number alone, in a network that is not public. The own machine is not meant: it is named on purpose. */
export function isPrivateHost(hostname: string): boolean {
  if (isLoopbackHost(hostname)) return false;
  const bare = hostname.replace(/^\[|\]$/g, "").replace(/\.$/, "");
  if (isIP(bare)) return !isPublicAddress(bare);
  return /^[^.]*$|\.(internal|local|lan|home\.arpa|localdomain|intranet|corp|home)$/i.test(bare);
}
