/** The start page. */
export const todayWords = {
  title: "Today",
  waiting: (count: number) => (count === 1 ? "1 request waits for you." : `${count} requests wait for you.`),
  forYou: "For you to decide",
  noneForYou: "Nothing waits for you.",
  own: "Your open requests",
  noneOwn: "You have asked for nothing that is still open.",
  queues: "Queues",
  withdrawals: "Withdrawals that wait",
  cases: "Open cases",
  documents: "Documents to check",
  tasks: "Your tasks",
  oldest: "Oldest:",
  empty: "Nothing waits",
  audit: "Latest in the audit",
  noneAudit: "Nothing has been done yet.",
  all: "All",
} as const;
