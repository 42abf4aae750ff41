import { z } from "zod";
import { AccountFactors } from "../../calls/factors.ts";
import { OfficeLicence, OfficeMoney, PlayerId, Reason } from "../fields.ts";
import { defineOfficeCall } from "../office-call.ts";
import { OfficeBlock } from "./blocks.ts";
import { CaseCause } from "./cases.ts";

/** A player in a list, contact data hidden. */
export const FoundPlayer = z.object({
  id: z.string(),
  brand: z.string(),
  name: z.string().describe("First name and the initial of the last"),
  email: z.string().describe("Hidden but for its first letters: ai•••@e•••.org"),
  phone: z.string().describe("Its last two digits"),
  country: z.string(),
  status: z.enum(["open", "excluded", "closed"]),
  is_held: z.boolean(),
  is_blocked: z.boolean(),
  created_at: z.iso.datetime(),
  found_by: z.enum(["id", "email", "phone", "name", "address", "ip", "card", "payment", "round"]),
});
export type FoundPlayer = z.infer<typeof FoundPlayer>;

export const findPlayers = defineOfficeCall({
  name: "findPlayers",
  summary: "Find players by id, email, phone, name, address, card's last digits, IP, payment or round",
  method: "GET",
  path: "/api/players",
  permission: "players.find",
  input: z.object({ q: z.string().trim().min(2).max(120), licence: OfficeLicence.optional() }),
  output: z.object({
    players: z.array(FoundPlayer),
    more: z.boolean().describe("Whether there are more than are shown: ask more closely"),
  }),
});

export const OfficePlayer = z.object({
  id: z.string(),
  brand: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  pending: z
    .object({ email: z.string().nullable(), phone: z.string().nullable() })
    .describe("What the player has entered and not confirmed yet, hidden like the rest"),
  entered: z
    .object({ email: z.string().nullable(), phone: z.string().nullable() })
    .describe("What the office has entered, for two persons to confirm"),
  country: z.string(),
  currency: z.string(),
  language: z.string(),
  age: z.number().int(),
  status: z.enum(["open", "excluded", "closed"]),
  excluded_until: z.iso.datetime().nullable(),
  marks: z.array(z.enum(["not_activated", "held", "document_asked", "at_risk", "house", "erased"])),
  licence: OfficeLicence,
  is_identity_checked: z.boolean(),
  is_identity_lapsed: z.boolean().describe("Whether what had proven who the player is has expired"),
  created_at: z.iso.datetime(),
  last_login_at: z.iso.datetime().nullable(),
  terms_version: z.string().nullable(),
  money: z.object({
    cash: OfficeMoney,
    bonus: OfficeMoney,
    held: OfficeMoney.describe("Withdrawals on their way"),
    open_rounds: z.number().int(),
    deposited: OfficeMoney,
    withdrawn: OfficeMoney,
    deposits: z.number().int(),
  }),
  limits: z.array(z.object({ kind: z.string(), period: z.string(), amount: z.string() })),
  blocks: z.array(OfficeBlock),
  holds: z.array(
    z.object({ case_id: z.string(), cause: CaseCause, detail: z.string(), held_at: z.iso.datetime() }),
  ),
  screened_at: z.iso
    .datetime()
    .nullable()
    .describe("The last answer about PEP and sanctions; null if there was none"),
  sessions: z.number().int().describe("Open ones"),
  factors: AccountFactors,
  tags: z.array(z.string()),
});
export type OfficePlayer = z.infer<typeof OfficePlayer>;

export const playerPage = defineOfficeCall({
  name: "playerPage",
  summary: "One player: standing, money, limits, blocks, marks; contact data hidden",
  method: "GET",
  path: "/api/players/{player_id}",
  permission: "players.find",
  input: z.object({ player_id: PlayerId }),
  output: z.object({ player: OfficePlayer }),
});

export const revealPlayer = defineOfficeCall({
  name: "revealPlayer",
  summary: "Show a player's contact data; the reason is kept",
  method: "POST",
  path: "/api/players/{player_id}/reveal",
  permission: "players.reveal",
  reveals: "contact data",
  needsProof: true,
  input: z.object({ player_id: PlayerId, reason: Reason }),
  output: z.object({
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    born_on: z.string(),
    address: z.string(),
    national_id: z.string().nullable(),
    email_entered: z.string().nullable(),
    phone_entered: z.string().nullable(),
  }),
});

export const seeAsPlayer = defineOfficeCall({
  name: "seeAsPlayer",
  summary:
    "The address at which the site is shown as a player sees it, for a quarter of an hour; nothing can be changed there",
  method: "POST",
  path: "/api/players/{player_id}/see",
  permission: "players.reveal",
  reveals: "contact data",
  needsProof: true,
  input: z.object({ player_id: PlayerId, reason: Reason }),
  output: z.object({ url: z.url() }),
});

/** What two accounts can have in common. */
export const relatedBy = ["person", "national_id", "email", "phone", "card", "network"] as const;
export const RelatedBy = z.enum(relatedBy);
export type RelatedBy = z.infer<typeof RelatedBy>;

export const RelatedAccount = z.object({
  player_id: z.string(),
  player: z.string(),
  brand: z.string(),
  country: z.string(),
  status: z.enum(["open", "excluded", "closed"]),
  is_held: z.boolean(),
  created_at: z.iso.datetime(),
  by: z.array(RelatedBy).describe("What the two have in common"),
});
export type RelatedAccount = z.infer<typeof RelatedAccount>;

export const relatedAccounts = defineOfficeCall({
  name: "relatedAccounts",
  summary: "Accounts that share a person, contact data, a card or a network with a player's; 50 at most",
  method: "GET",
  path: "/api/players/{player_id}/related",
  permission: "players.find",
  input: z.object({ player_id: PlayerId }),
  output: z.object({ accounts: z.array(RelatedAccount) }),
});
