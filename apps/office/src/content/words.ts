/** The published versions of the content. */
export const contentWords = {
  title: "Content",
  about:
    "The versions that were published since the last release, newest first. Publishing is a command so far: content:publish.",
  columns: { version: "Version", at: "Published", by: "By", files: "Files", reason: "Why" },
  live: "Live",
  none: "Nothing has been published since the release: its own files count.",
  takenBack: "Taken back: the release’s file counts again",
} as const;
