import { z } from "zod";
import { AccountFactors } from "../../calls/factors.ts";
import { OfficeMoney, PageKey, Reason, ShownActor, TypedAmount } from "../fields.ts";
import { defineOfficeCall } from "../office-call.ts";
import { CaseCause } from "./cases.ts";

const PlayerId = z.string().min(1).max(40);

/** What a block can stop. A block of `login` ends the player's sessions, too. */
export const blockScopes = ["login", "play", "deposit", "withdraw", "bonus"] as const;
export const BlockScope = z.enum(blockScopes);
export type BlockScope = z.infer<typeof BlockScope>;

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
  input: z.object({ q: z.string().trim().min(2).max(120) }),
  output: z.object({
    players: z.array(FoundPlayer),
    more: z.boolean().describe("Whether there are more than are shown: ask more closely"),
  }),
});

export const OfficeBlock = z.object({
  id: z.string(),
  scopes: z.array(BlockScope),
  reason: z.string(),
  blocked_by: z.string(),
  blocked_at: z.iso.datetime(),
  until: z.iso.datetime().nullable(),
});
export type OfficeBlock = z.infer<typeof OfficeBlock>;

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
  is_identity_checked: z.boolean(),
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

/** Letters that can be sent again: a new code or link each time. */
export const lettersAgain = ["activation_code", "email_confirmation", "password_reset"] as const;
export const LetterAgain = z.enum(lettersAgain);
export type LetterAgain = z.infer<typeof LetterAgain>;

export const sendLetterAgain = defineOfficeCall({
  name: "sendLetterAgain",
  summary: "Send a player a new code or link, to the mailbox or number that they have entered themselves",
  method: "POST",
  path: "/api/players/{player_id}/letters",
  permission: "players.contact",
  input: z.object({ player_id: PlayerId, letter: LetterAgain, reason: Reason }),
  output: z.object({}),
});

export const contactFields = ["email", "phone"] as const;
export const ContactField = z.enum(contactFields);
export type ContactField = z.infer<typeof ContactField>;

export const enterContact = defineOfficeCall({
  name: "enterContact",
  summary: "Enter another email or phone number for a player; two persons make it the account's",
  method: "POST",
  path: "/api/players/{player_id}/contact",
  permission: "players.contact",
  needsProof: true,
  input: z.object({
    player_id: PlayerId,
    field: ContactField,
    value: z.string().trim().min(1).max(254),
    reason: Reason,
  }),
  output: z.object({ value: z.string().describe("Hidden but for its ends") }),
});

/** The kinds of the timeline, which its filter names. */
export const timelineKinds = [
  "login",
  "payment",
  "round",
  "bonus",
  "limit",
  "change",
  "letter",
  "note",
  "block",
  "document",
  "risk",
  "act",
] as const;
export const TimelineKind = z.enum(timelineKinds);
export type TimelineKind = z.infer<typeof TimelineKind>;

export const TimelineEntry = z.object({
  key: z.string(),
  kind: TimelineKind,
  at: z.iso.datetime(),
  title: z
    .string()
    .describe("The kind of thing that happened, for the screen's words: payment.deposit, round.won"),
  facts: z.array(z.object({ name: z.string(), value: z.string() })),
  actor: ShownActor.extend({ shown: z.string() }).nullable().describe("Null for what the player did"),
});
export type TimelineEntry = z.infer<typeof TimelineEntry>;

export const playerTimeline = defineOfficeCall({
  name: "playerTimeline",
  summary: "Everything that happened to a player, newest first",
  method: "GET",
  path: "/api/players/{player_id}/timeline",
  permission: "players.find",
  input: z.object({
    player_id: PlayerId,
    kinds: z
      .string()
      .max(120)
      .optional()
      .describe("Comma-separated; all without it")
      .transform((text) => text?.split(",").filter(Boolean))
      .pipe(z.array(TimelineKind).min(1).optional()),
    before: PageKey,
  }),
  output: z.object({ entries: z.array(TimelineEntry), next: z.string().nullable() }),
});

export const OfficeRound = z.object({
  player_id: z.string(),
  player: z.string(),
  provider: z.string(),
  round: z.string(),
  game: z.string(),
  game_code: z.string(),
  state: z.string(),
  stake: OfficeMoney,
  bonus_stake: OfficeMoney,
  payout: OfficeMoney,
  bonus_payout: OfficeMoney,
  opened_at: z.iso.datetime(),
  closed_at: z.iso.datetime().nullable(),
  proof: z
    .object({
      matches: z
        .boolean()
        .nullable()
        .describe(
          "Whether it comes out the same when it is drawn again; null before the player's last choice, and where the game's data have changed since",
        ),
      mechanic: z.string(),
      model: z.string(),
      model_hash: z.string(),
      stake: OfficeMoney,
      payout: OfficeMoney.describe("The game's own, without pots"),
      jackpots: z.array(z.object({ name: z.string(), amount: OfficeMoney })),
      server_seed_hash: z.string(),
      server_seed: z
        .string()
        .nullable()
        .describe("Null until the player has rotated the seeds: rounds to come are drawn from it"),
      client_seed: z.string(),
      nonce: z.number().int(),
      table: z.object({ id: z.string(), number: z.number().int() }).nullable(),
      choices: z.array(z.object({ action: z.unknown(), stake: OfficeMoney, by_rule: z.boolean() })),
      input: z.unknown(),
      script: z.unknown().describe("What the game has shown, step by step"),
    })
    .nullable()
    .describe("Null for a round of another provider, and before it is drawn"),
});
export type OfficeRound = z.infer<typeof OfficeRound>;

export const playerRound = defineOfficeCall({
  name: "playerRound",
  summary: "One round of a player: as it was booked and shown, and drawn again now",
  method: "GET",
  path: "/api/players/{player_id}/rounds/{provider}/{round}",
  permission: "players.find",
  input: z.object({
    player_id: PlayerId,
    provider: z.string().min(1).max(20),
    round: z.string().min(1).max(100),
  }),
  output: z.object({ round: OfficeRound }),
});

export const watchRound = defineOfficeCall({
  name: "watchRound",
  summary:
    "The address at which a finished round of the house's games is shown as its player saw it, for half an hour",
  method: "POST",
  path: "/api/players/{player_id}/rounds/{provider}/{round}/watch",
  permission: "players.find",
  input: z.object({
    player_id: PlayerId,
    provider: z.string().min(1).max(20),
    round: z.string().min(1).max(100),
  }),
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

export const addNote = defineOfficeCall({
  name: "addNote",
  summary: "Write a note on a player",
  method: "POST",
  path: "/api/players/{player_id}/notes",
  permission: "players.note",
  input: z.object({
    player_id: PlayerId,
    text: z.string().trim().min(1, "core.error_field_required").max(4_000),
  }),
  output: z.object({ id: z.string() }),
});

/** A tag is one word, as `bonus_abuse`. */
export const PlayerTag = z.string().regex(/^[a-z0-9_]{2,40}$/, "core.error_invalid_param");

export const tagPlayer = defineOfficeCall({
  name: "tagPlayer",
  summary: "Give a player a tag, or take it away; doing it again changes nothing",
  method: "POST",
  path: "/api/players/{player_id}/tags",
  permission: "players.tag",
  input: z.object({ player_id: PlayerId, tag: PlayerTag, is_set: z.boolean() }),
  output: z.object({ tags: z.array(z.string()) }),
});

export const blockPlayer = defineOfficeCall({
  name: "blockPlayer",
  summary: "Block a player; blocking the login ends their sessions",
  method: "POST",
  path: "/api/players/{player_id}/block",
  permission: "players.block",
  input: z.object({
    player_id: PlayerId,
    scopes: z
      .array(BlockScope)
      .min(1, "core.error_field_required")
      .max(blockScopes.length)
      .refine((scopes) => new Set(scopes).size === scopes.length, { error: "core.error_invalid_param" }),
    reason: Reason,
    until: z.iso.datetime().nullable().describe("Null: until somebody lifts it, which takes two"),
  }),
  output: z.object({ block: OfficeBlock }),
});

/** Limits that the house may set, with the unit of their value. */
export const imposedLimits = ["deposit", "maxwager", "netloss", "login"] as const;

export const limitPlayer = defineOfficeCall({
  name: "limitPlayer",
  summary: "Set a limit for a player, or a lower one; nobody can raise it before its time",
  method: "POST",
  path: "/api/players/{player_id}/limits",
  permission: "players.protect",
  needsProof: true,
  input: z.object({
    player_id: PlayerId,
    type: z.enum(imposedLimits),
    days: z.union([z.literal(1), z.literal(7), z.literal(30)]),
    amount: TypedAmount.describe("In the account's currency; whole minutes for login"),
    until: z.iso.datetime().describe("No higher limit takes effect before; a year at most"),
    reason: Reason,
  }),
  output: z.object({ player: OfficePlayer }),
});

export const excludeFromPlay = defineOfficeCall({
  name: "excludeFromPlay",
  summary: "Give a player a break or exclude them, at every brand; nobody can end it early",
  method: "POST",
  path: "/api/players/{player_id}/exclude",
  permission: "players.protect",
  needsProof: true,
  input: z.object({
    player_id: PlayerId,
    duration: z.enum(["24h", "7d", "30d", "6m", "1y", "3y", "5y", "forever"]),
    reason: Reason,
  }),
  output: z.object({ player: OfficePlayer }),
});

export const endPlayerSessions = defineOfficeCall({
  name: "endPlayerSessions",
  summary: "End a player's open sessions",
  method: "POST",
  path: "/api/players/{player_id}/end-sessions",
  permission: "players.block",
  input: z.object({ player_id: PlayerId, reason: Reason }),
  output: z.object({ ended: z.number().int() }),
});
