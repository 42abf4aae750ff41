import { playData } from "./personal-data-of-play.ts";
import {
  blanked,
  type DataCategory,
  type DataRule,
  deleted,
  type ErasedAfter,
  kept,
  type PersonalTable,
} from "./personal-table.ts";

type Listed = Omit<PersonalTable, "table" | "category" | "by"> & { by?: string };

const listed =
  (category: DataCategory) =>
  (table: string, { by = "player_id", ...more }: Listed): PersonalTable => ({ table, category, by, ...more });

const person = listed("person");
const consents = listed("consents");
const logins = listed("logins");
const money = listed("money");
const documents = listed("documents");
const protection = listed("protection");
const letters = listed("letters");
const choices = listed("choices");
const house = listed("house");

/** A row that names the account by its random number alone. */
const ACCOUNT = kept("never", "player_id");

const ofHouse: readonly PersonalTable[] = [
  person("player", {
    ...{
      owner: "apps/gate/src/players",
      by: "id",
      why: "The account: who it belongs to and how they are reached",
    },
    rules: [
      blanked(
        "asked",
        ...[
          "email",
          "password_hash",
          "first_name",
          "last_name",
          "address",
          "address_2",
          "zip",
          "city",
          "region",
          "state",
        ],
        ...[
          "gender",
          "phone",
          "phone_pending",
          "email_pending",
          "national_id",
          "affiliate_tags",
          "closed_reason",
        ],
        ...["born_on", "last_login_at", "previous_login_at", "email_confirmed_at"],
      ),
      kept("never", "id", "brand", "country", "currency", "language", "channel", "status", "created_at"),
    ],
  }),
  person("player_identity", {
    ...{
      owner: "apps/gate/src/players",
      why: "Who the customer of an erased account was, apart from everything else",
    },
    rules: [deleted("law", "identity")],
  }),
  consents("player_change", {
    ...{ owner: "apps/gate/src/players", why: "What the player changed and agreed to, and when" },
    rules: [deleted("law", "before", "after", "address")],
  }),
  choices("player_tag", {
    ...{ owner: "apps/gate/src/players", why: "What the player likes to be shown" },
    rules: [deleted("asked", "tag")],
  }),
  person("player_erasure", {
    ...{ owner: "apps/gate/src/erasure", why: "That erasing was asked for, and what of it is left" },
    rules: [blanked("asked", "contacts"), blanked("law", "reason"), ACCOUNT, kept("never", "asked_by")],
  }),
  person("data_export", {
    ...{ owner: "apps/gate/src/erasure", why: "That the player's data were handed out, once a day at most" },
    rules: [deleted("asked", "asked_by")],
  }),
  logins("session", {
    ...{ owner: "apps/gate/src/sessions", why: "Logins, with network address and device, to find misuse" },
    rules: [deleted("asked", "address", "device", "country")],
  }),
  logins("player_view", {
    ...{
      owner: "apps/gate/src/sessions",
      why: "Support sees the site as the player does, for a quarter of an hour",
    },
    rules: [deleted("asked", "token_hash")],
  }),
  logins("activation_code", {
    ...{ owner: "apps/gate/src/identity", why: "A code that proves a phone number" },
    rules: [deleted("asked", "phone")],
  }),
  logins("address_collision", {
    ...{ owner: "apps/gate/src/identity", why: "Somebody has entered the player's address at sign-up" },
    rules: [deleted("asked", "address")],
  }),
  logins("login_failure", {
    ...{ owner: "apps/gate/src/identity", by: "account", why: "Wrong passwords, so that guessing is slow" },
    rules: [deleted("asked", "account", "address")],
  }),
  logins("mail_token", {
    ...{ owner: "apps/gate/src/identity", why: "Links in letters that set a password or confirm an address" },
    rules: [deleted("asked", "email")],
  }),
  logins("new_contact", {
    ...{
      owner: "apps/gate/src/identity",
      why: "An email or a number that support has entered, until two persons confirm it",
    },
    rules: [deleted("asked", "value")],
  }),
  logins("player_authenticator", {
    ...{ owner: "apps/gate/src/factors", why: "An authenticator app that opens the account" },
    rules: [deleted("asked", "secret", "pending_secret")],
  }),
  logins("player_passkey", {
    ...{ owner: "apps/gate/src/factors", why: "Passkeys that open the account" },
    rules: [deleted("asked", "credential_id", "public_key", "name")],
  }),
  logins("scratch_code", {
    ...{ owner: "apps/gate/src/identity", why: "The sheet of codes for the second step of a login" },
    rules: [deleted("asked", "code_hash")],
  }),
  money("cashier_session", {
    ...{ owner: "apps/gate/src/payments", why: "Tells the cashier who has opened it" },
    rules: [deleted("asked", "token_hash")],
  }),
  money("payment", {
    ...{ owner: "apps/gate/src/payments", why: "What was paid in and out: the books" },
    rules: [ACCOUNT],
  }),
  money("payment_attempt", {
    ...{
      owner: "apps/gate/src/payments",
      by: "payment_id",
      via: "payment",
      why: "How often the cashier tried",
    },
    rules: [kept("never", "payment_id")],
  }),
  money("payment_instrument", {
    ...{ owner: "apps/gate/src/payments", by: "payment_id", via: "payment" },
    why: "With which card or account, and whose it is: the source of money",
    rules: [
      deleted("law", "account_id", "account_holder", "masked_account", "service", "expiry", "reference"),
    ],
  }),
  money("support_payout", {
    ...{ owner: "apps/gate/src/payments", why: "Money that support has paid by bank transfer" },
    rules: [blanked("law", "reason"), kept("never", "player_id", "reference")],
  }),
  money("withdrawal_review", {
    ...{ owner: "apps/gate/src/withdrawals", why: "Who has let a withdrawal go, and why" },
    rules: [blanked("law", "decision_reason"), ACCOUNT],
  }),
  money("ledger_account", {
    ...{ owner: "packages/ledger", by: "address", why: "The account in the books, by its random number" },
    rules: [kept("never", "address")],
  }),
  money("affiliate_postback", {
    ...{
      owner: "apps/gate/src/affiliates",
      why: "What was reported to the affiliate whose link the player had followed",
    },
    rules: [deleted("asked", "tags")],
  }),
  documents("player_document", {
    ...{ owner: "apps/gate/src/documents", why: "That a document was sent, and what was decided" },
    rules: [blanked("law", "note", "held_reason"), ACCOUNT],
  }),
  documents("document_file", {
    ...{ owner: "apps/gate/src/documents", why: "The picture itself, encrypted; its file is destroyed" },
    rules: [blanked("law", "upload_id"), ACCOUNT],
  }),
  documents("document_event", {
    ...{ owner: "apps/gate/src/documents", why: "What became of a document" },
    rules: [blanked("law", "facts"), ACCOUNT],
  }),
  documents("document_request", {
    ...{ owner: "apps/gate/src/verification", why: "What the player was asked to prove" },
    rules: [blanked("law", "reason"), ACCOUNT],
  }),
  documents("identity_applicant", {
    ...{ owner: "apps/gate/src/applicants", why: "The identity vendor's page that the player was led to" },
    rules: [deleted("asked", "url")],
  }),
  documents("identity_result", {
    ...{ owner: "apps/gate/src/identity-results", why: "What the identity vendor has read of a document" },
    rules: [deleted("law", "first_name", "last_name", "born_on")],
  }),
  protection("exclusion", {
    ...{ owner: "apps/gate/src/limits", why: "Keeps an excluded person out, also under another account" },
    rules: [blanked("exclusion", "email", "phone", "national_id", "person", "reason")],
  }),
  protection("exclusion_match", {
    ...{
      owner: "apps/gate/src/limits",
      why: "Which facts two accounts share; the facts themselves are not in it",
    },
    rules: [ACCOUNT],
  }),
  protection("player_limit", {
    ...{ owner: "apps/gate/src/limits", why: "Limits that were set, proof that they were kept" },
    rules: [deleted("law", "value")],
  }),
  protection("register_check", {
    ...{ owner: "apps/gate/src/limits", why: "Proof that a national register was asked" },
    rules: [deleted("law", "answer", "reference")],
  }),
  protection("risk_mark", {
    ...{ owner: "apps/gate/src/risk", why: "Play that worried the house, and who has looked" },
    rules: [deleted("law", "reason", "lift_reason")],
  }),
  protection("risk_interaction", {
    ...{ owner: "apps/gate/src/risk", why: "What was done about worrying play, said and come of it" },
    rules: [deleted("law", "seen", "said")],
  }),
  protection("risk_standing", {
    ...{
      owner: "apps/gate/src/risk",
      why: "How the signs of worrying play are judged together, and by when the house acts",
    },
    rules: [deleted("law", "score", "demand")],
  }),
  protection("risk_sign", {
    ...{ owner: "apps/gate/src/risk", why: "What in the play worried the house" },
    rules: [deleted("law", "facts")],
  }),
  letters("message", {
    ...{ owner: "apps/gate/src/messages", by: "recipient", why: "Letters and SMS, for questions about them" },
    rules: [deleted("asked", "recipient", "subject", "body", "html", "reply_to")],
  }),
  letters("chat", {
    ...{
      owner: "apps/gate/src/chat",
      why: "When the player has written in the chat, who has answered, and what colleagues noted for each other",
    },
    rules: [deleted("asked", "handed_note", "agent_name", "agent_seen_id", "rating")],
  }),
  letters("chat_message", {
    ...{ owner: "apps/gate/src/chat", why: "What was said in the chat, for questions about it" },
    rules: [deleted("asked", "text", "name")],
  }),
  letters("outbox_event", {
    ...{ owner: "apps/gate/src/events", why: "What other systems are told: sums and numbers, no names" },
    rules: [kept("sweep", "player_id", "data")],
  }),
  house("player_note", {
    ...{ owner: "apps/gate/src/notes", why: "What the staff must know to serve the player" },
    rules: [deleted("law", "body")],
  }),
  house("office_task", {
    ...{ owner: "apps/gate/src/tasks", why: "What the staff has to do about the player" },
    rules: [blanked("law", "title"), ACCOUNT],
  }),
  house("player_block", {
    ...{ owner: "apps/gate/src/blocks", why: "What was blocked, and why" },
    rules: [blanked("law", "reason"), ACCOUNT],
  }),
  house("account_hold", {
    ...{ owner: "apps/gate/src/holds", why: "Cases that somebody has looked at" },
    rules: [blanked("law", "detail", "facts", "closing_note"), ACCOUNT],
  }),
  house("laundering_due", {
    ...{ owner: "apps/gate/src/laundering", why: "Deposits that the rules have still to look at" },
    rules: [kept("sweep", "player_id", "at")],
  }),
  house("suspicion_report", {
    ...{ owner: "apps/gate/src/suspicion", why: "What the law has obliged the house to report" },
    rules: [deleted("law", "content")],
  }),
  house("suspicion_look", {
    ...{ owner: "apps/gate/src/suspicion", why: "Who has read a report, and why" },
    ...{ by: "report_id", via: "suspicion_report" },
    rules: [deleted("law", "reason", "looked_by")],
  }),
  house("screening_check", {
    ...{ owner: "apps/gate/src/screening", why: "That lists were searched, as the law demands" },
    rules: [deleted("asked", "answered_at")],
  }),
  house("screening_match", {
    ...{ owner: "apps/gate/src/screening", why: "Who on a list resembles the player" },
    rules: [deleted("law", "entry", "name")],
  }),
  house("office_request", {
    ...{ owner: "apps/gate/src/approvals", by: "subject", why: "Acts that took two persons" },
    rules: [blanked("law", "reason", "decision_reason", "failure"), kept("never", "subject", "input")],
  }),
  house("office_request_comment", {
    ...{
      owner: "apps/gate/src/approvals",
      by: "request_id",
      via: "office_request",
      why: "What was said about them",
    },
    rules: [blanked("law", "body")],
  }),
  house("office_audit", {
    ...{
      owner: "apps/gate/src/audit",
      by: "subject",
      why: "Who did what to the account; its chain must not break",
    },
    rules: [kept("never", "subject", "actor_name")],
  }),
  house("office_audit_detail", {
    ...{
      owner: "apps/gate/src/audit",
      by: "position",
      via: "office_audit",
      why: "Reasons and values of those acts",
    },
    rules: [deleted("law", "detail", "salt")],
  }),
];

/** Every table with data of players. The privacy page says the same in words: change both. */
export const personalData: readonly PersonalTable[] = [...ofHouse, ...playData];

/** When the data of a category are gone, from the first to the last; for the page that tells players. */
export function erasedAfterOf(category: DataCategory): ErasedAfter[] {
  const order: ErasedAfter[] = ["asked", "sweep", "law", "exclusion", "never"];
  const found = new Set(
    personalData
      .filter((table) => table.category === category)
      .flatMap(({ rules }) => rules.filter(isOfPerson).map(({ after }) => after)),
  );
  return order.filter((after) => found.has(after));
}

/** A number of the account alone is nothing about a person once the account is empty. */
const isOfPerson = (rule: DataRule) =>
  rule.after !== "never" || !rule.columns.every((name) => name === "player_id");
