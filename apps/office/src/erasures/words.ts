import type { OfficeErasure } from "@bellwether/contract/office/index.ts";

/** Players who are being forgotten. */
export const erasureWords = {
  title: "Erasures",
  about:
    "Players whose data are erased, because they asked in their account or two persons decided it. What no law keeps goes within minutes; the rest goes on its day.",
  list: "Erasures",
  none: "Nobody has asked to be erased.",
  columns: { player: "Player", at: "Asked", by: "By", reason: "Why", state: "State", until: "Goes on" },
  byPlayer: "the player",
  states: { running: "Being erased", waiting: "Waits", done: "Done" } satisfies Record<
    OfficeErasure["state"],
    string
  >,
  waits: {
    asked: "A letter is still to be sent",
    law: "Kept by law",
    exclusion: "An exclusion runs",
  } satisfies Record<NonNullable<OfficeErasure["waits_for"]>, string>,
  forGood: "never: the exclusion is for good",
} as const;
