/** The start page. */
export const todayWords = {
  title: "Today",
  hello: (name: string) => `${name}, this waits.`,
  forYou: "For you to decide",
  noneForYou: "Nothing waits for you.",
  own: "Your open requests",
  noneOwn: "You have asked for nothing that is still open.",
  audit: "Latest in the audit",
  noneAudit: "Nothing has been done yet.",
  all: "All",
  find: "Find a player",
  findHint: "from anywhere",
} as const;
