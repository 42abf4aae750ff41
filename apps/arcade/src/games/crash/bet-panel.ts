import { MIN_CASH_OUT } from "@bellwether/games/mechanics/crash/data.ts";
import { CrashInput, type CrashLayout } from "@bellwether/games/mechanics/crash/wire.ts";
import { element, icon } from "../../controls/element.ts";
import { StakeLadder } from "../../controls/stake-ladder.ts";
import type { OwnBet } from "../../tables/own-bets.ts";
import type { Draft, TableGameParts } from "../../tables/table-game.ts";
import { isSameBet } from "./bets-of-panels.ts";
import styles from "./crash.module.css";
import { multiplierText, readMultiplier } from "./multiplier-text.ts";

type PanelParts = Pick<TableGameParts, "t" | "money" | "canAfford" | "sheet" | "sound"> & {
  /** The panel's number, from 1. */
  place: number;
  layout: CrashLayout;
  changed(): void;
  /** Sends the cash-out of this panel's bet. Returns the multiplier that counts, or undefined if it came too late. */
  cashOut(roundId: string): Promise<number | undefined>;
};

/** The state of the round, as far as a panel depends on it. `hundredths` is the multiplier of the run, or its crash point. */
export type PanelRound = { phase: "open" | "closed" | "running" | "over"; hundredths: number };

/** One of the player's bets: the stake, the automatic cash-out, and one button, which bets before the run and cashes out during it. */
export class BetPanel {
  readonly root: HTMLElement;
  readonly #parts: PanelParts;
  readonly #ladder: StakeLadder;
  readonly #amount = element("output", { class: styles.amount });
  readonly #button = element("button", { class: styles.main, attributes: { type: "button" } });
  readonly #typed: HTMLInputElement;
  readonly #byItself: HTMLInputElement;
  readonly #stakeButtons: HTMLButtonElement[];
  #round: PanelRound = { phase: "closed", hundredths: 100 };
  #draft: Draft | undefined;
  /** The input of the draft that was sent last; the bet with this input belongs to this panel. */
  #sent: Draft["input"] | undefined;
  #bet: OwnBet | undefined;
  #outAt: number | undefined;
  #isSending = false;
  #isHeld = false;

  constructor(parts: PanelParts) {
    this.#parts = parts;
    const { t, place, layout, sheet } = parts;
    this.#ladder = new StakeLadder(sheet.stakes);
    const usual = layout.usual.cashOutAt ?? MIN_CASH_OUT;
    this.#typed = element("input", {
      class: styles.typed,
      attributes: { inputmode: "decimal", autocomplete: "off", value: multiplierText(usual) },
      aria: { label: `${t("crash_cash_out_at")}, ${t("crash_bet", { bet: place })}` },
      on: { input: () => this.#show() },
    });
    this.#byItself = element("input", {
      attributes: { type: "checkbox" },
      on: { change: () => this.#show() },
    });
    const step = (name: "minus" | "plus", label: string, by: -1 | 1) =>
      element(
        "button",
        {
          class: styles.step,
          attributes: { type: "button" },
          aria: { label: `${label}, ${t("crash_bet", { bet: place })}` },
          on: { click: () => this.#step(by) },
        },
        [icon(name)],
      );
    this.#stakeButtons = [step("minus", t("stake_down"), -1), step("plus", t("stake_up"), 1)];
    const [less, more] = this.#stakeButtons;
    this.#button.addEventListener("click", () => this.#press());
    this.root = element("section", { class: styles.panel, aria: { label: t("crash_bet", { bet: place }) } }, [
      element("div", { class: styles.stake }, [less, this.#amount, more]),
      element("div", { class: styles.auto }, [
        element("label", { class: styles.check }, [
          this.#byItself,
          element("span", { text: t("crash_cash_out_at") }),
        ]),
        this.#typed,
      ]),
      this.#button,
    ]);
    this.#show();
  }

  get draft(): Draft | undefined {
    return this.#draft;
  }

  get bet(): OwnBet | undefined {
    return this.#bet;
  }

  /** What the panel's bet and draft stake. */
  get totalMinor(): bigint {
    return (this.#draft?.stakeMinor ?? 0n) + (this.#bet?.stakeMinor ?? 0n);
  }

  /** The multiplier at which the bet left the run. */
  get outAt(): number | undefined {
    return this.#outAt;
  }

  takeDraft(): void {
    this.#sent = this.#draft?.input;
    this.#draft = undefined;
    this.#show();
  }

  /** Whether this panel shows the bet or has sent it. */
  owns(bet: OwnBet): boolean {
    return bet.input === this.#sent || isSameBet(bet, this.#bet);
  }

  /** Shows the panel's bet of the round, if there is one. `outAt` is known when the bet was cashed out on another device or before a reload. */
  stand(bet: OwnBet | undefined, outAt?: number): void {
    const isOther = this.#bet?.roundId !== undefined && !isSameBet(this.#bet, bet);
    this.#bet = bet;
    this.#outAt = bet && (outAt ?? (isOther ? undefined : this.#outAt));
    this.#show();
  }

  /** A new round begins: its bets are not placed yet. */
  begin(): void {
    this.#bet = undefined;
    this.#outAt = undefined;
    this.#isSending = false;
    this.#show();
  }

  /** The line is lost, so the present multiplier is not known, or it is back. */
  hold(isHeld: boolean): void {
    this.#isHeld = isHeld;
    this.#show();
  }

  follow(round: PanelRound): void {
    this.#round = round;
    this.#show();
  }

  /** The bet has left the run at this multiplier. */
  leave(hundredths: number): void {
    this.#outAt = hundredths;
    this.#isSending = false;
    this.#show();
  }

  #step(by: -1 | 1): void {
    this.#ladder.step(by);
    this.#show();
  }

  #press(): void {
    const { phase } = this.#round;
    if (phase === "running") return void this.#cashOut();
    if (phase !== "open") return;
    this.#draft = this.#draft ? undefined : this.#newDraft();
    this.#parts.changed();
    this.#show();
  }

  #newDraft(): Draft | undefined {
    const { stakeMinor } = this.#ladder;
    const cashOutAt = this.#cashOutAt();
    if (cashOutAt === "wrong" || !this.#parts.canAfford(stakeMinor)) return undefined;
    return { stakeMinor, input: cashOutAt === undefined ? {} : { cashOutAt } };
  }

  #cashOutAt(): number | "wrong" | undefined {
    if (!this.#byItself.checked) return undefined;
    return readMultiplier(this.#typed.value, this.#parts.layout.maximumHundredths) ?? "wrong";
  }

  async #cashOut(): Promise<void> {
    const roundId = this.#bet?.roundId;
    if (!roundId || this.#isSending || this.#outAt !== undefined) return;
    this.#isSending = true;
    this.#show();
    const outAt = await this.#parts.cashOut(roundId);
    this.#isSending = false;
    // In the meantime the next round may have begun.
    if (this.#bet?.roundId === roundId && outAt !== undefined) this.#outAt = outAt;
    this.#show();
  }

  #show(): void {
    const { money, t, layout } = this.#parts;
    const isFree = !this.#draft && !this.#bet;
    const isWrong = this.#cashOutAt() === "wrong";
    this.#amount.textContent = money(
      this.#bet?.stakeMinor ?? this.#draft?.stakeMinor ?? this.#ladder.stakeMinor,
    );
    for (const button of this.#stakeButtons) button.disabled = !isFree;
    this.#byItself.disabled = !isFree;
    this.#typed.disabled = !isFree || !this.#byItself.checked;
    this.#typed.setAttribute("aria-invalid", String(isWrong));
    this.#typed.title = isWrong
      ? t("crash_range", { maximum: multiplierText(layout.maximumHundredths) })
      : "";
    const { text, look, isActive } = this.#face(isWrong);
    if (this.#button.textContent !== text) this.#button.textContent = text;
    this.#button.dataset.look = look;
    this.#button.disabled = !isActive;
  }

  #face(isWrong: boolean): { text: string; look: string; isActive: boolean } {
    const { t, money, layout } = this.#parts;
    const { phase, hundredths } = this.#round;
    const paid = (stakeMinor: bigint, at: number) => money((stakeMinor * BigInt(at)) / 100n);
    const bet = this.#bet;
    if (bet && this.#outAt !== undefined) {
      const amount = paid(bet.stakeMinor, this.#outAt);
      return {
        text: t("crash_out", { multiplier: multiplierText(this.#outAt), amount }),
        look: "out",
        isActive: false,
      };
    }
    if (bet && phase === "over")
      return { text: t("crash_lost", { amount: money(bet.stakeMinor) }), look: "quiet", isActive: false };
    if (this.#isSending) return { text: t("crash_sending"), look: "quiet", isActive: false };
    if (bet && phase === "running") {
      const limit = CrashInput.safeParse(bet.input).data?.cashOutAt ?? layout.maximumHundredths;
      const amount = paid(bet.stakeMinor, Math.min(hundredths, limit));
      const isActive = hundredths >= MIN_CASH_OUT && hundredths < limit && bet.roundId !== undefined;
      if (this.#isHeld) return { text: t("crash_cash_out_unknown"), look: "cash", isActive };
      return { text: t("crash_cash_out", { amount }), look: "cash", isActive };
    }
    if (bet)
      return { text: t("crash_placed", { amount: money(bet.stakeMinor) }), look: "quiet", isActive: false };
    if (phase === "open" && this.#draft) return { text: t("crash_take_back"), look: "draft", isActive: true };
    if (phase !== "open") return { text: t("crash_none"), look: "quiet", isActive: false };
    const { stakeMinor } = this.#ladder;
    const isActive = !isWrong && this.#parts.canAfford(stakeMinor);
    return { text: t("crash_place", { amount: money(stakeMinor) }), look: "bet", isActive };
  }
}
