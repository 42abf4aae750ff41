import type { ListedOperator } from "@bellwether/contract/office/index.ts";

/** The persons of the office and their roles. */
export const operatorWords = {
  title: "Operators",
  about:
    "Who works in the office, with what roles. Inviting and changing roles takes two persons; switching off takes one.",
  tabs: { persons: "Persons", roles: "Roles" },
  parts: "Parts of this screen",
  columns: {
    name: "Name",
    roles: "Roles",
    state: "State",
    seen: "Last seen",
    sessions: "Sessions",
    passkeys: "Passkeys",
    acts: "Acts",
  },
  states: { invited: "Invited", active: "Active", off: "Off" } satisfies Record<
    ListedOperator["state"],
    string
  >,
  breakGlass: "Emergencies",
  never: "Never",
  you: "You",
  filterState: "State",
  filterRole: "Role",
  search: "Name, email or id",
  none: "Nobody here fits these filters.",
  invite: "Invite",
  inviteTitle: "Ask to invite a person",
  changeRoles: "Change roles",
  changeRolesTitle: (name: string) => `Ask to change the roles of ${name}`,
  off: "Switch off",
  offTitle: (name: string) => `Switch off ${name}`,
  offText: "Their sessions end at once and they cannot sign in. Switching on again is a new invitation.",
  offReason: "Reason",
  offDone: (name: string) => `${name} is switched off`,
  theirAudit: "What they did",
  rolesTitle: "Roles",
  rolesAbout: "What each role may do. A person may have several; the office checks it at every call.",
  permission: "Permission",
  yes: "Yes",
  no: "No",
  key: "Ask to invite a person",
} as const;
