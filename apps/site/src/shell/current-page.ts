import { paths } from "../paths.ts";

/** Pages under the account's tabs, whose first one the menus link to. */
const accountPages = new Set([
  paths.myAccount(),
  paths.accountInfo(),
  paths.gameHistory(),
  paths.transactionHistory(),
  paths.bonus(),
  paths.tickets(),
  paths.winnings(),
  paths.documents(),
  paths.yourData(),
  paths.userSettings(),
]);

/** Value of `aria-current` for a menu's link: `page` for the open page, `true` when that belongs to the account the link leads to. */
export function currentLink(path: string, href: string): "page" | "true" | undefined {
  if (path === href) return "page";
  return href === paths.myAccount() && accountPages.has(path) ? "true" : undefined;
}
