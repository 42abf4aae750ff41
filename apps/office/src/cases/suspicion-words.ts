/** Reports of suspicion: what the one role that reports reads. */
export const suspicionWords = {
  title: "Reports of suspicion",
  about:
    "Nobody without the permission to report sees that there is one. Tell neither the player nor colleagues.",
  none: "Nothing was reported.",
  by: (name: string) => `by ${name}`,
  report: "Keep a report",
  reportTitle: "What was reported to the authority",
  reportText:
    "It is encrypted, can be neither changed nor deleted, and is kept apart from everything else about the player.",
  reference: "The authority's reference",
  text: "The report",
  reported: "The report is kept.",
  read: "Read",
  readTitle: "Read a report",
  readText: "Who reads it and why is kept with it.",
  reason: "Why you read it",
  hide: "Hide",
} as const;
