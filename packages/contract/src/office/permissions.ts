/**
 * What a person of the office may do, each with what the page of roles says about it. A call of the office names the one that it needs
 * ({@link OfficeCall}), an approval names one for asking and one for deciding.
 */
export const officePermissions = {
  "players.find": "Find players and read their page, with contact data hidden",
  "players.reveal": "Show a player's contact data, with a reason that is kept",
  "players.note": "Write notes on a player",
  "players.tag": "Give players tags, and take them away",
  "tasks.work": "See tasks, write them, take them over and end them",
  "players.block":
    "Block a player from logging in, playing, depositing, withdrawing or bonuses, and end sessions",
  "players.protect": "Set a limit for a player that nobody can raise early, give them a break, exclude them",
  "players.unblock": "Ask to lift a block, and decide what others have asked",
  "players.factors":
    "Ask to take off the app, codes and passkeys of a player who has lost them, and decide what others have asked",
  "players.contact":
    "Send a player codes and links again, enter another email or number, and decide what others have entered",
  "players.export": "Hand out everything that is known of a player, with a reason that is kept",
  "players.erase": "Ask to erase a player, and decide what others have asked",
  "documents.read": "See which documents players have sent and what became of them, without the pictures",
  "documents.decide":
    "Open a player's document, with a reason that is kept, accept or refuse it, and ask for one",
  "money.correct": "Ask to correct a balance, and decide what others have asked",
  "bonuses.give":
    "Give a player a bonus from the month's budget; above 20 euros in 30 days ask, and decide what others have asked",
  "withdrawals.read": "See the withdrawals that wait, and what was decided about others",
  "withdrawals.decide": "Approve and refuse withdrawals, and ask a player for a document before one is paid",
  "cases.read": "See accounts that are held until somebody has looked, and payments without a result",
  "cases.payments": "Close cases about money that the payment provider has moved",
  "cases.persons": "Decide whether a player is an excluded person",
  "cases.laundering": "Decide cases about money laundering, and about persons of lists: PEP and sanctions",
  "harm.read": "See players at risk: the signs, the marks, and what was done about them",
  "harm.interact": "Take players at risk in hand, and record interactions with them",
  "harm.decide": "Mark players as being at risk, keep marks and lift them",
  "reconciliation.read": "See where ledger, payments, providers' files and the bank differ",
  "reconciliation.work": "Read settlement files and bank statements, and settle what differs",
  "suspicion.report": "Keep and read reports of suspicion, of which nobody else is told",
  "incidents.read": "See what is stopped in an emergency",
  "incidents.stop": "Stop a part of the business at once, and start it again",
  "content.read": "See which versions of the content were published",
  "integrations.read": "See where events are sent, and what was answered",
  "integrations.manage":
    "Send events to other systems, change their endpoints, secrets and place, and send again",
  "approvals.read": "See what waits for a second person, and what was decided",
  "audit.read": "Read who did what, and verify that nothing was changed",
  "operators.read": "See the persons of the office and their roles",
  "operators.manage": "Switch off a person of the office, and ask to invite one or to change roles",
} as const satisfies Record<string, string>;

export type OfficePermission = keyof typeof officePermissions;
export const officePermissionNames = Object.keys(officePermissions) as OfficePermission[];

/** The office's roles with what each may do: the one table of roles and permissions. A person may have several roles. */
export const officeRoles = {
  support: {
    title: "Support",
    about: "Answers players: finds them, reads their story, writes notes, blocks and ends sessions.",
    permissions: [
      "players.find",
      "players.reveal",
      "players.note",
      "players.tag",
      "tasks.work",
      "players.block",
      "players.protect",
      "bonuses.give",
      "players.factors",
      "players.contact",
      "players.export",
      "players.erase",
      "withdrawals.read",
      "cases.read",
      "harm.read",
      "harm.interact",
      "documents.read",
      "incidents.read",
      "approvals.read",
    ],
  },
  payments: {
    title: "Payments",
    about: "Looks after deposits, withdrawals and balances.",
    permissions: [
      "players.find",
      "players.reveal",
      "players.note",
      "players.tag",
      "tasks.work",
      "players.block",
      "documents.read",
      "documents.decide",
      "money.correct",
      "bonuses.give",
      "withdrawals.read",
      "withdrawals.decide",
      "cases.read",
      "cases.payments",
      "reconciliation.read",
      "reconciliation.work",
      "incidents.read",
      "incidents.stop",
      "approvals.read",
    ],
  },
  safety: {
    title: "Risk and safety",
    about: "Protects players and the house: fraud, money laundering, harm.",
    permissions: [
      "players.find",
      "players.reveal",
      "players.note",
      "players.tag",
      "tasks.work",
      "players.block",
      "players.protect",
      "players.unblock",
      "players.factors",
      "players.contact",
      "players.export",
      "players.erase",
      "withdrawals.read",
      "withdrawals.decide",
      "cases.read",
      "cases.payments",
      "cases.persons",
      "cases.laundering",
      "harm.read",
      "harm.interact",
      "harm.decide",
      "suspicion.report",
      "documents.read",
      "documents.decide",
      "incidents.read",
      "incidents.stop",
      "approvals.read",
    ],
  },
  content: {
    title: "Content",
    about: "Looks after promotions, texts and games.",
    permissions: ["incidents.read", "incidents.stop", "content.read", "approvals.read"],
  },
  administrator: {
    title: "Administrator",
    about: "Invites persons, gives roles, switches persons off.",
    permissions: [
      "incidents.read",
      "incidents.stop",
      "content.read",
      "integrations.read",
      "integrations.manage",
      "approvals.read",
      "audit.read",
      "operators.read",
      "operators.manage",
    ],
  },
  auditor: {
    title: "Auditor",
    about: "Reads everything but reports of suspicion, and changes nothing.",
    permissions: [
      "players.find",
      "withdrawals.read",
      "cases.read",
      "harm.read",
      "reconciliation.read",
      "documents.read",
      "incidents.read",
      "content.read",
      "integrations.read",
      "approvals.read",
      "audit.read",
      "operators.read",
    ],
  },
} as const satisfies Record<
  string,
  { title: string; about: string; permissions: readonly OfficePermission[] }
>;

export type OfficeRole = keyof typeof officeRoles;
export const officeRoleNames = Object.keys(officeRoles) as [OfficeRole, ...OfficeRole[]];

/** What somebody with these roles may do, in the order of the table. */
export function permissionsOf(roles: readonly OfficeRole[]): OfficePermission[] {
  const granted = new Set<OfficePermission>(roles.flatMap((role) => officeRoles[role].permissions));
  return officePermissionNames.filter((permission) => granted.has(permission));
}
