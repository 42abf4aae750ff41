import { z } from "zod";
import type { AnySchema } from "../any-schema.ts";
import { CountryCode } from "../country-code.ts";
import { BalanceText, CurrencyCode } from "../money.ts";

/** What is told about one type of event. */
export type EventKind<Data extends AnySchema = AnySchema> = {
  about: string;
  /** Recorded only while an endpoint that is switched on wants it, because it happens with each round. */
  isHeavy?: true;
  data: Data;
};

const eventKind = <Data extends AnySchema>(kind: EventKind<Data>): EventKind<Data> => kind;

const Moment = z.iso.datetime();

const PaymentFacts = z.object({
  payment_id: z.string(),
  direction: z.enum(["deposit", "withdrawal"]),
  kind: z
    .string()
    .describe(
      "cashier, or what else moved the money: direct_deposit, refund, chargeback, correction, support and others",
    ),
  method: z.string(),
  amount: BalanceText,
});

const round = { provider: z.string(), game_code: z.string(), round: z.string() };

const bonus = {
  bonus_id: z.string(),
  code: z.string().describe("The campaign's code or the promotion's name"),
  kind: z.enum(["deposit", "free_spins", "cashback"]),
  amount: BalanceText.describe("Given so far; for free spins what they have won"),
};

/** Every type of event with the shape of its data. No type carries a name, an email, a phone number, an address or a card. */
export const eventCatalogue = {
  "player.registered": eventKind({ about: "An account was opened.", data: z.object({}) }),
  "player.logged_in": eventKind({
    about: "A player logged in with their password. The session that begins with signing up is no login.",
    data: z.object({}),
  }),
  "player.closed": eventKind({ about: "An account was closed for good.", data: z.object({}) }),
  "player.erased": eventKind({
    about:
      "A player's data are erased: whoever received any of this player must forget the player too, but for what the law makes them keep.",
    data: z.object({}),
  }),
  "payment.authorized": eventKind({
    about: "The cashier may go on: a withdrawal's amount is set aside.",
    data: PaymentFacts,
  }),
  "payment.succeeded": eventKind({ about: "Money has moved and is booked.", data: PaymentFacts }),
  "payment.failed": eventKind({
    about: "A payment that the cashier had begun has ended without money. Another attempt may follow.",
    data: PaymentFacts.extend({ is_by_player: z.boolean().describe("The player cancelled it") }),
  }),
  "bet.placed": eventKind({
    about: "A stake was taken, or a free spin was begun.",
    isHeavy: true,
    data: z.object({
      ...round,
      transaction_id: z.string().describe("The provider's id of the bet"),
      amount: BalanceText.describe("The stake; of a free spin what it is worth"),
      is_free: z.boolean(),
    }),
  }),
  "win.paid": eventKind({
    about: "A provider reported what a bet has won, also when it won nothing.",
    isHeavy: true,
    data: z.object({
      ...round,
      transaction_id: z.string(),
      bet_transaction_id: z.string(),
      amount: BalanceText.describe("A part that belongs to a bonus which was given up is not paid"),
      is_round_closed: z.boolean(),
    }),
  }),
  "bet.rolled_back": eventKind({
    about: "A bet or a win was taken back by its provider. A bet takes its wins with it.",
    isHeavy: true,
    data: z.object({
      ...round,
      transaction_id: z.string(),
      undone_transaction_id: z.string().describe("The bet or win that counts no more"),
    }),
  }),
  "bonus.granted": eventKind({
    about: "A bonus, free spins or a cashback were given.",
    data: z.object({ ...bonus, spins: z.int().min(0) }),
  }),
  "bonus.ended": eventKind({
    about: "A bonus can be played no more.",
    data: z.object({
      ...bonus,
      outcome: z.enum(["completed", "expired", "given_up", "used_up", "revoked"]),
      converted: BalanceText.describe("What became cash"),
    }),
  }),
  "consent.changed": eventKind({
    about: "A player gave or withdrew a consent, or accepted a version of the terms.",
    data: z.object({
      consent: z.enum(["newsletter", "shows_wins", "tells_draws", "takes_rewards", "shows_notes", "terms"]),
      is_given: z.boolean(),
      version: z.string().nullable().describe("Of the terms; null for other consents"),
    }),
  }),
  "limit.changed": eventKind({
    about:
      "A player's limit was set, changed or removed, or a change was asked for that waits. The data is how it stands now.",
    data: z.object({
      limit: z.string().describe("deposit, maxwager, netloss or login"),
      days: z.int().describe("The length of its period: 1, 7 or 30"),
      amount: BalanceText.nullable().describe("In force; null for a login limit and where there is none"),
      minutes: z.int().nullable().describe("In force; null for a limit of money and where there is none"),
      waiting: z
        .object({
          amount: BalanceText.nullable(),
          minutes: z.int().nullable(),
          is_removal: z.boolean(),
          from: Moment.describe("From then on the player may confirm it"),
        })
        .nullable(),
    }),
  }),
  "exclusion.started": eventKind({
    about:
      "An account was excluded, because its player asked for it at this account or at another one of the same person.",
    data: z.object({ until: Moment.nullable().describe("Null for good") }),
  }),
  "exclusion.ended": eventKind({
    about: "An account was opened again after its exclusion: at its first login, not at the end itself.",
    data: z.object({}),
  }),
  "block.placed": eventKind({
    about: "An operator or a rule has blocked something.",
    data: z.object({
      block_id: z.string(),
      scopes: z.array(z.string()).describe("login, play, deposit, withdraw, bonus"),
      until: Moment.nullable(),
    }),
  }),
  "block.lifted": eventKind({
    about:
      "Operators have lifted a block before its end. A block that is over by itself is told by its until.",
    data: z.object({ block_id: z.string(), scopes: z.array(z.string()) }),
  }),
} as const satisfies Record<string, EventKind>;

export type EventType = keyof typeof eventCatalogue;
export const eventTypes = Object.keys(eventCatalogue) as [EventType, ...EventType[]];
export type EventDataOf<Type extends EventType> = z.infer<(typeof eventCatalogue)[Type]["data"]>;

/** Types that are recorded only while somebody listens. */
export type HeavyEventType = {
  [Type in EventType]: (typeof eventCatalogue)[Type] extends { isHeavy: true } ? Type : never;
}[EventType];
export const isHeavyType = (type: EventType) => (eventCatalogue[type] as EventKind).isHeavy === true;

/** What a receiver gets: the body of a delivery. */
export const PublishedEvent = z.object({
  id: z.uuid().describe("The same at each repeat; also in the header webhook-id"),
  type: z.enum(eventTypes),
  timestamp: Moment.describe("When it happened"),
  sequence: z
    .int()
    .positive()
    .describe(
      "Its place among all events of this installation: without gaps, and never given later to an older one",
    ),
  player_id: z.string(),
  brand: z.string(),
  country: CountryCode,
  currency: CurrencyCode.describe("Of every amount in the data"),
  data: z.looseObject({}),
});
export type PublishedEvent = z.infer<typeof PublishedEvent>;

/** The type of a test, which any endpoint may be sent. It is no event: it has no player and no sequence. */
export const TEST_EVENT_TYPE = "endpoint.test";

/** The whole schema of one type's body. */
export const eventBodyOf = (type: EventType) =>
  PublishedEvent.extend({ type: z.literal(type), data: eventCatalogue[type].data });
