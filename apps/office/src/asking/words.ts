import type { ApprovalAction } from "@bellwether/contract/office/index.ts";

/** What is said about requests that need a second person. */
export const askingWords = {
  twoPersons: "This takes two persons: somebody else has to approve it.",
  reason: "Reason",
  reasonHint: "For whoever decides, and for the audit",
  runAt: "Takes effect",
  runAtHint: "Empty: as soon as it is approved",
  preview: "Show what it would do",
  previewAgain: "Show it again",
  changed: "You changed the request: show what it would do again, then ask.",
  effect: "What happens when it is approved",
  diff: "What it changes",
  ask: "Ask for approval",
  asked: "Asked: somebody else has to approve it",
  obstacles: "This player cannot be erased yet:",
  direction: "Direction",
  credit: "To the player",
  debit: "From the player",
  amount: "Amount",
  name: "Name",
  email: "Email",
  roles: "Roles",
  actions: {
    "player.unblock": "Lift a block",
    "player.erase": "Erase a player",
    "balance.correct": "Correct a balance",
    "bonus.give": "Give a bonus",
    "withdrawal.approve": "Approve a withdrawal",
    "operator.invite": "Invite a person",
    "operator.roles": "Change roles",
  } satisfies Record<ApprovalAction, string>,
} as const;
