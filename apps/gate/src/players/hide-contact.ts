import type { Player } from "./player.ts";

const HIDDEN = "•••";

/** First name and the initial of the last: Aino V. */
export const hiddenName = ({ firstName, lastName }: Pick<Player, "firstName" | "lastName">) =>
  `${firstName} ${[...lastName][0] ?? ""}.`;

/** The first letters of both parts and the last part of the domain: ai•••@e•••.org */
export function hiddenEmail(email: string): string {
  const [name = "", domain = ""] = email.split("@");
  const end = domain.slice(domain.lastIndexOf(".") + 1);
  return `${name.slice(0, 2)}${HIDDEN}@${domain.slice(0, 1)}${HIDDEN}.${end}`;
}

/** The last two digits. */
export const hiddenPhone = (phone: string) => (phone === "" ? "" : `${HIDDEN} ${phone.slice(-2)}`);
