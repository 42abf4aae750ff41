import type { OfficeLicence } from "@bellwether/contract/office/index.ts";

/** What is said where somebody shows who they are. */
export const identityWords = {
  withPasskey: "Sign in with a passkey",
  withCompany: (name: string) => `Sign in at ${name}`,
  orPassword: "or with password and code",
  email: "Email",
  password: "Password",
  show: "Show the password",
  hide: "Hide the password",
  code: "Code of your authenticator app",
  codeHint: "Six digits",
  signIn: "Sign in",
  enterAs: "Enter as …",
  enterAsHint: "This is a sandbox with play money: anybody may be one of these persons.",
  proofTitle: "Show that it is you",
  proofText: "Money, contact data and persons need a fresh proof. Then this goes on by itself.",
  provePasskey: "Use a passkey",
  prove: "Prove it",
  proveSandbox: "It is me (sandbox)",
  endedTitle: "Your session has ended",
  endedText: (name: string) => `Sign in again as ${name} and go on where you were. What you typed is kept.`,
  leave: "Leave for the sign-in page",
  roles: "Roles",
} as const;

/** The licences under which the house plays. */
export const licenceWords = {
  label: "Licence",
  all: "All licences",
  names: {
    curacao: "Curaçao",
    malta: "Malta",
    sweden: "Sweden",
    britain: "Great Britain",
  } satisfies Record<OfficeLicence, string>,
} as const;
