import type { FoundPlayer } from "@bellwether/contract/office/index.ts";

/** What is said where players are looked for. */
export const findWords = {
  title: "Players",
  about: "By id, email, phone, name, address, card’s last digits, IP, payment or round.",
  field: "Find a player",
  placeholder: "Id, email, phone, name, IP, payment …",
  dialogTitle: "Find",
  short: "Type at least two characters.",
  none: (q: string) => `Nobody was found by “${q}”.`,
  noneHint: "Ids, emails, phones and payments are found by their whole text, names also with a wrong letter.",
  more: "There are more than these: ask more closely.",
  results: "Players found",
  count: (count: number) => (count === 1 ? "1 player" : `${count} players`),
  foundBy: {
    id: "Id",
    email: "Email",
    phone: "Phone",
    name: "Name",
    address: "Address",
    ip: "IP",
    card: "Card",
    payment: "Payment",
    round: "Round",
  } satisfies Record<FoundPlayer["found_by"], string>,
  by: (how: string) => `found by ${how.toLowerCase()}`,
  status: { open: "Open", excluded: "Excluded", closed: "Closed" } satisfies Record<
    FoundPlayer["status"],
    string
  >,
  held: "Held",
  blocked: "Blocked",
  go: "Go to",
} as const;
