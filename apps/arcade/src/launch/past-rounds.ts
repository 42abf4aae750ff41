import type { Round, RoundReplay } from "@bellwether/contract/studio/round.ts";
import type { RoundInput } from "@bellwether/contract/studio/round-input.ts";
import type { OpenSessionReply } from "@bellwether/contract/studio/session.ts";
import type { GameContext } from "../context/game-context.ts";
import type { FairnessPanel, KnownFairness } from "../controls/fairness-panel.ts";
import { judgeRotation } from "../proof/judge-rotation.ts";
import { isPurchase, soldName } from "../round/purchase.ts";
import { isShared } from "../studio/is-shared.ts";
import { newRequestId } from "../studio/new-request-id.ts";
import { failureCodeOf, StudioCallError } from "../studio/studio-failure.ts";
import { untilAnswered } from "../studio/until-answered.ts";
import type { MoneyText } from "../texts/money-text.ts";

/** The functions of the game controller that past rounds need. */
type PastRoundsPort = {
  replay(round: RoundReplay): Promise<void>;
  failed(error: unknown): void;
};

const MAX_ROUNDS = 12;

/** The rounds of this visit with their seeds; they can be replayed and, once the seeds have been changed, recomputed. */
export class PastRounds {
  readonly #context: GameContext;
  readonly #money: MoneyText;
  readonly #port: PastRoundsPort;
  readonly #purchases: OpenSessionReply["sheet"]["purchases"];
  /** The rounds are bets at a table. */
  readonly #isShared: boolean;
  #rounds: Round[] = [];
  #inputs = new Map<string, RoundInput>();
  #fairness: KnownFairness;
  #recalled: RoundReplay | undefined;
  #isRotating = false;

  constructor(
    context: GameContext,
    { fairness, sheet }: Pick<OpenSessionReply, "fairness" | "sheet">,
    money: MoneyText,
    port: PastRoundsPort,
  ) {
    this.#context = context;
    this.#isShared = isShared(sheet);
    this.#purchases = sheet.purchases;
    this.#fairness = fairness;
    this.#money = money;
    this.#port = port;
  }

  add(round: Round, input?: RoundInput): void {
    this.#rounds = [round, ...this.#rounds.filter(({ roundId }) => roundId !== round.roundId)].slice(
      0,
      MAX_ROUNDS,
    );
    if (input) this.#inputs.set(round.roundId, input);
    const { serverSeedHash, nonce } = round;
    const isSamePair = serverSeedHash === this.#fairness.serverSeedHash;
    const nextServerSeedHash = isSamePair ? this.#fairness.nextServerSeedHash : undefined;
    this.#fairness = { ...this.#fairness, serverSeedHash, nextServerSeedHash, nonce: nonce + 1 };
  }

  /** Fetches a round of an earlier visit and adds it to the list. The current seeds in the panel stay the same. */
  async recall(roundId: string): Promise<RoundReplay> {
    const round = await this.#context.studio.call("replayRound", {}, roundId);
    this.#rounds = [
      { ...round, decision: null, rewardId: null },
      ...this.#rounds.filter((each) => each.roundId !== roundId),
    ].slice(0, MAX_ROUNDS);
    this.#inputs.set(roundId, round.input);
    this.#recalled = round;
    return round;
  }

  /** Opens the panel with the proof of a recalled round: the seeds of its draws, and whether they give the same result again. */
  async openProof(roundId: string, busy: boolean): Promise<void> {
    const panel = await this.openPanel(busy);
    if (this.#recalled?.roundId !== roundId) return;
    this.#showRound(panel, this.#recalled);
    await this.#tried(panel, () => this.#verify(panel, roundId));
  }

  #showRound(panel: FairnessPanel, round: RoundReplay): void {
    panel.showRound(round, soldName(round.input, this.#purchases, this.#context.t));
  }

  /** Fetches the input of an open round. */
  async recallInput(round: Round): Promise<void> {
    const { input } = await this.#context.studio.call("replayRound", {}, round.roundId);
    this.add(round, input);
  }

  inputOf(roundId: string): RoundInput | undefined {
    return this.#inputs.get(roundId);
  }

  /** @param busy a round is running, so its seeds cannot be changed and no other round can be shown. */
  async openPanel(busy: boolean): Promise<FairnessPanel> {
    const { openFairnessPanel } = await import("../controls/fairness-panel.ts");
    const { t } = this.#context;
    const panel: FairnessPanel = openFairnessPanel({
      t,
      busy,
      fairness: this.#isShared ? undefined : this.#fairness,
      rounds: this.#rounds.map((round) => ({
        roundId: round.roundId,
        text: this.#lineOf(round),
        isSealed: this.#isSealed(round),
      })),
      rotate: (clientSeed) => this.#tried(panel, () => this.#rotate(panel, clientSeed)),
      replay: (roundId) => this.#tried(panel, () => this.#replay(panel, roundId)),
      verify: (roundId) => this.#tried(panel, () => this.#revealAndVerify(panel, roundId)),
      checkDay: (serverSeedHash) => this.#tried(panel, () => this.#checkDay(panel, serverSeedHash)),
    });
    return panel;
  }

  /** Whether the round was drawn from the seeds in use, so that nobody can recompute it yet. */
  #isSealed({ serverSeedHash }: Round): boolean {
    return !this.#isShared && serverSeedHash === this.#fairness.serverSeedHash;
  }

  /** A round of the seeds in use needs new ones first; the player's own seed stays. */
  async #revealAndVerify(panel: FairnessPanel, roundId: string): Promise<void> {
    const round = this.#rounds.find((each) => each.roundId === roundId);
    if (round && this.#isSealed(round)) await this.#rotate(panel, this.#fairness.clientSeed);
    await this.#verify(panel, roundId);
  }

  #lineOf({ roundId, nonce, stakeMinor, payoutMinor }: Round): string {
    const { t } = this.#context;
    const amounts = { stake: this.#money(stakeMinor), payout: this.#money(payoutMinor) };
    // A bet at a table has no count of its own: its nonce is the number of the table's round.
    if (this.#isShared) return t("live_bet_line", { number: nonce, ...amounts });
    const input = this.#inputs.get(roundId);
    const line = t(isPurchase(input) ? "round_line_bought" : "round_line", { nonce, ...amounts });
    const sold = soldName(input, this.#purchases, t);
    return sold ? `${line} · ${sold}` : line;
  }

  /**
   * Shows the old seeds and checks them here, in the player's own browser, against the hashes shown before. While there is no answer, the
   * same change is asked for again, and no other.
   */
  async #rotate(panel: FairnessPanel, clientSeed: string): Promise<void> {
    const { studio, t } = this.#context;
    const sayLost = () => panel.say(t("error_connection_lost"), false);
    if (this.#isRotating) return sayLost();
    this.#isRotating = true;
    const request = { requestId: newRequestId(), clientSeed };
    const { revealed, next } = await untilAnswered(
      () => studio.call("rotateSeeds", request),
      (ms) => {
        sayLost();
        return new Promise((done) => setTimeout(done, ms));
      },
    ).finally(() => {
      this.#isRotating = false;
    });
    const text = await judgeRotation({ revealed, next }, this.#fairness);
    this.#fairness = { ...next, nonce: 0 };
    panel.showRotated(this.#fairness, revealed, text);
    // The round that needed these seeds can now be recomputed.
    const waiting = this.#recalled;
    if (waiting && waiting.serverSeed === null && waiting.serverSeedHash === revealed.serverSeedHash) {
      this.#recalled = { ...waiting, serverSeed: revealed.serverSeed };
      this.#showRound(panel, this.#recalled);
      await this.#verify(panel, waiting.roundId);
    }
  }

  async #replay(panel: FairnessPanel, roundId: string): Promise<void> {
    const replay = await this.#context.studio.call("replayRound", {}, roundId);
    panel.close();
    await this.#port.replay(replay);
  }

  async #verify(panel: FairnessPanel, roundId: string): Promise<void> {
    const { t, studio, base } = this.#context;
    const replay = await studio.call("replayRound", {}, roundId);
    const { serverSeed, nonce } = replay;
    if (replay.table) return this.#verifyAtTable(panel, replay.table, roundId);
    if (serverSeed === null) throw new StudioCallError("seed_not_revealed");
    const { recomputeRound } = await import("../proof/recompute-round.ts");
    const recomputed = await recomputeRound({ ...replay, serverSeed }, base, (url, init) =>
      fetch(url, init),
    ).catch(() => undefined);
    if (!recomputed) return panel.say(t("not_recomputed", { nonce }), false);
    const { matches } = recomputed;
    const payout = this.#money(recomputed.payoutMinor);
    panel.say(matches ? t("verified", { nonce, payout }) : t("not_verified", { nonce }), matches);
  }

  async #checkDay(panel: FairnessPanel, serverSeedHash: string): Promise<void> {
    const { t, studio } = this.#context;
    const proof = await studio.call("proveCommitment", {}, { serverSeedHash });
    const { checkCommitment } = await import("../proof/check-commitment.ts");
    const holds = await checkCommitment(proof, serverSeedHash);
    panel.say(t(holds ? "day_holds" : "day_fails", { date: proof.day.date }), holds);
  }

  /** Checks a bet at a shared table, with the published round and the bet's path to the root. */
  async #verifyAtTable(
    panel: FairnessPanel,
    table: NonNullable<RoundReplay["table"]>,
    roundId: string,
  ): Promise<void> {
    const { t, studio, base } = this.#context;
    const { verifyTableBet } = await import("../proof/verify-table-bet.ts");
    const holds = await verifyTableBet(studio, base, table, roundId);
    const { number } = table;
    if (holds === undefined) panel.say(t("not_recomputed", { nonce: number }), false);
    else panel.say(t(holds ? "live_verified" : "not_verified", { nonce: number, number }), holds);
  }

  /** Runs `work`. An error is shown inside the panel, where the player is looking. Only the end of the session closes the panel. */
  async #tried(panel: FairnessPanel, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      const code = failureCodeOf(error);
      if (code !== "session_ended") return panel.say(this.#context.t(`error_${code}`), false);
      panel.close();
      this.#port.failed(error);
    }
  }
}
