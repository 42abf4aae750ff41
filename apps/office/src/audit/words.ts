/** The audit. */
export const auditWords = {
  title: "Audit",
  about:
    "Who did what, newest first. Each entry carries the hash of the one before, so that none can be changed unseen.",
  columns: { position: "No.", at: "When", actor: "Who", action: "What", subject: "To what", reason: "Why" },
  filters: { operator: "Operator", action: "Action", subject: "Subject" },
  anyAction: "All actions",
  anyOperator: "All operators",
  clear: "Clear the filters",
  none: "Nothing fits these filters.",
  empty: "The audit is empty.",
  verify: "Verify the chain",
  verifying: "Computing the whole chain",
  fine: (entries: number) =>
    entries === 1
      ? "1 entry computed again: nothing was changed."
      : `${entries} entries computed again: nothing was changed.`,
  erased: (count: number) => `The personal detail of ${count} was erased; their place in the chain is kept.`,
  head: "Head",
  broken: "The chain does not fit:",
  entryTitle: (position: number) => `Entry ${position}`,
  back: "All entries",
  missing: "There is no such entry.",
  at: "When",
  actor: "Who",
  action: "What",
  subject: "To what",
  reason: "Why",
  changes: "What it changed",
  facts: "What else was recorded",
  noDetail: "Nothing more was recorded.",
  detailErased: "Its personal detail was erased. The entry and its place in the chain are kept.",
  proof: "Proof",
  previousHash: "Hash of the entry before",
  detailHash: "Hash of the detail",
  hash: "Hash of this entry",
  computed: "Computed in this browser from what stands here: both hashes fit.",
  computedHash: "Computed in this browser: the entry’s hash fits. Its detail was erased.",
  wrong: "Computed in this browser: the hash does not fit what stands here.",
  copyHash: "Copy the hash",
  newer: "Newer entry",
  older: "Older entry",
} as const;

/** The actions of the audit, for its filter; others are found by their own name. */
export const auditActions = [
  ...["player.block", "player.unblock", "player.end_sessions", "player.note", "player.reveal"],
  "balance.correct",
  ...["sealed.write", "sealed.read"],
  ...["approval.ask", "approval.edit", "approval.comment", "approval.withdraw", "approval.run"],
  ...["approval.expire", "approval.fail"],
  ...["operator.invite", "operator.accept", "operator.roles", "operator.off"],
  ...[
    "operator.sign_in",
    "operator.sign_out",
    "operator.prove",
    "operator.add_passkey",
    "operator.remove_passkey",
  ],
  ...["webhook.add", "webhook.change", "webhook.remove", "webhook.secret", "webhook.replay", "webhook.test"],
  "webhook.fail",
] as const;
