import type { GameFamily } from "@bellwether/contract/studio/mechanic-id.ts";
import type { TableListing } from "@bellwether/contract/studio/tables.ts";
import { celebrationOf, isWin } from "../round/celebration.ts";
import { describeResult } from "../round/describe-result.ts";
import type { FailureCode } from "../studio/studio-failure.ts";
import type { MoneyText } from "../texts/money-text.ts";
import type { GameTexts } from "../texts/texts.ts";
import type { HostPose } from "../theme/brand-style.ts";
import type { HostMoment } from "./host-lines.ts";
import { limitsText } from "./limits-text.ts";
import type { SettledRound } from "./own-bets.ts";
import type { TableRun } from "./table-game.ts";
import type { ShownPhase } from "./table-phase.ts";
import type { TableState } from "./table-state.ts";
import { timeOfDayText } from "./time-of-day-text.ts";

/** What has happened in words, the host's pose, and the moment for a line of the host's own. */
export type Announcement = { text: string; pose: HostPose; moment?: HostMoment };

const ringWords = {
  betting: "live_ring_betting",
  closing: "live_ring_closing",
  drawing: "live_ring_drawing",
  result: "live_ring_result",
  void: "live_ring_void",
  pause: "live_ring_pause",
} as const;

/** The texts of a table in the player's language. */
export class TableAnnouncer {
  readonly #t: GameTexts;
  readonly #money: MoneyText;
  readonly #listing: TableListing;
  readonly #family: GameFamily;
  readonly #run: TableRun["words"] | undefined;

  constructor(
    t: GameTexts,
    money: MoneyText,
    listing: TableListing,
    { family, run }: { family: GameFamily; run: TableRun["words"] | undefined },
  ) {
    this.#t = t;
    this.#money = money;
    this.#listing = listing;
    this.#family = family;
    this.#run = run;
  }

  ring(phase: ShownPhase): string {
    return phase === "running" ? (this.#run?.ring ?? "") : this.#t(ringWords[phase]);
  }

  /** The minimum and maximum stake of the table as a text. */
  limits(): string {
    return limitsText(this.#listing, this.#money);
  }

  /** The host's caption and pose in a phase. `outcome` is the draw in words, once it has been shown. */
  phase(phase: ShownPhase, state: TableState, outcome: string): Announcement {
    const t = this.#t;
    if (phase === "betting") return { text: t("live_open"), pose: "waving", moment: "open" };
    if (phase === "closing") return { text: t("live_five"), pose: "pointing", moment: "closing" };
    if (phase === "running") return { text: this.#run?.begun ?? "", pose: "watching", moment: "closed" };
    if (phase === "drawing" && this.#run && !state.round?.events)
      return { text: this.#run.soon, pose: "pointing" };
    if (phase === "drawing" && this.#run) return { text: "", pose: "watching" };
    if (phase === "drawing")
      return { text: t("live_closed", { family: this.#family }), pose: "watching", moment: "closed" };
    if (phase === "result") return { text: outcome, pose: "standing", moment: "result" };
    if (phase === "void") {
      const text = t(`live_void_${state.round?.voidReason ?? "beacon_silent"}`);
      return { text, pose: "shrugging", moment: "void" };
    }
    return { text: this.#wait(state), pose: "resting", moment: "wait" };
  }

  #wait({ waitsFor }: TableState): string {
    const { opensAt } = this.#listing;
    if (waitsFor === "hours" && opensAt) return this.#t("live_waits_hours", { time: localTime(opensAt) });
    return this.#t(
      waitsFor === "beacon_silent" || waitsFor === "clock_skew" ? `live_waits_${waitsFor}` : "live_waits",
    );
  }

  /** The host's caption and pose after the player's bets are settled: the outcome and the payout. */
  settled({ stakeMinor, payoutMinor, bets }: SettledRound, outcome: string): Announcement {
    const t = this.#t;
    const returnedMinor = bets.reduce(
      (sum, bet) => (bet.state === "returned" ? sum + BigInt(bet.stakeMinor) : sum),
      0n,
    );
    const returned = returnedMinor > 0n ? t("live_returned", { amount: this.#money(returnedMinor) }) : "";
    if (stakeMinor === 0n) return { text: returned, pose: "shrugging" };
    const celebration = celebrationOf(payoutMinor, stakeMinor);
    const { text } = describeResult(celebration, this.#money(payoutMinor), t);
    const said = [outcome, text, returned].filter(Boolean).join(". ");
    if (isWin(celebration)) return { text: said, pose: "celebrating", moment: "win" };
    return { text: said, pose: "standing", ...(payoutMinor === 0n && { moment: "bad_luck" }) };
  }

  refused(stakeMinor: bigint, code: FailureCode): Announcement {
    const amount = this.#money(stakeMinor);
    if (code === "bets_closed") return { text: this.#t("live_late", { amount }), pose: "shrugging" };
    return { text: this.#t("live_refused", { amount, reason: this.#t(`error_${code}`) }), pose: "shrugging" };
  }
}

/** Converts a time of day in UTC, for example `20:15`, to the player's time zone. */
function localTime(utc: string): string {
  const [hours = 0, minutes = 0] = utc.split(":").map(Number);
  const time = new Date();
  time.setUTCHours(hours, minutes, 0, 0);
  return timeOfDayText(time);
}
