import type { StopKind } from "@bellwether/contract/office/index.ts";

const kinds: Readonly<Record<StopKind, string>> = {
  game: "A game",
  provider: "A provider",
  method: "A payment method",
  promotion: "A promotion",
  country: "A country",
  signup: "All sign-ups",
  deposits: "All deposits",
  withdrawals: "All withdrawals",
  play: "All play",
};

/** Stopping a part of the business in an emergency. */
export const stopWords = {
  title: "Stops",
  about:
    "What is stopped in an emergency. Every node obeys within two seconds. Wins, rollbacks and payouts that are owed go on.",
  stop: "Stop something",
  key: "Stop something",
  none: "Nothing was ever stopped.",
  running: "Everything runs.",
  columns: {
    what: "What",
    state: "State",
    since: "Since",
    by: "By",
    reason: "Why",
    until: "Until",
    acts: "Acts",
  },
  kinds,
  /** What a stop of this kind does, for the one who is about to stop it. */
  effects: {
    game: "The game leaves the lists, is not opened and takes no stakes. Its open rounds are finished and paid.",
    provider:
      "The games of the provider leave the lists, are not opened and take no stakes. Open rounds are finished and paid.",
    method: "The method is not offered and begins no payment. Payments on their way are booked.",
    promotion:
      "Its code is not taken, and nobody joins or gets anything from it. What was earned waits until it is started again, days that are over for a week.",
    country: "No sign-ups, deposits and play from the country. Its players log in and withdraw.",
    signup: "Nobody signs up. Players log in as ever.",
    deposits: "No deposit is begun or authorised. What the cashier has taken is booked.",
    withdrawals: "No withdrawal is begun or authorised. What was set aside is paid out.",
    play: "No game is opened and no stake is taken. Open rounds are finished and paid.",
  } satisfies Record<StopKind, string>,
  inForce: "Stopped",
  over: "Over",
  ranOut: "Its time ran out",
  startedBy: (name: string) => `Started by ${name}`,
  forEver: "until somebody starts it",
  start: "Start again",
  stopTitle: "Stop a part of the business",
  stopText: "It counts at once, for every player. Start it again here, or let a timer do it.",
  kind: "What",
  target: "Which one",
  targetHint: "Its code; type to find it",
  unknownTarget: "There is no such code",
  submit: "Stop it now",
  reason: "Why",
  reasonHint: "Colleagues and auditors read it",
  until: "Until",
  untilHint: "Empty: until somebody starts it again",
  already: "This is stopped already.",
  stopped: (what: string) => `Stopped: ${what}`,
  startTitle: (what: string) => `Start again: ${what}`,
  startText: "It counts at once, for every player.",
  started: (what: string) => `Started again: ${what}`,
  bar: (what: string) => `Stopped now: ${what}.`,
  look: "Look",
} as const;

/** What is stopped, in words: Provider BW. */
export const stopName = ({ kind, target }: { kind: StopKind; target: string }) =>
  target === "" ? kinds[kind] : `${kinds[kind].replace(/^A /, "")} ${target}`;
