import type { PublishedTableRound } from "@bellwether/contract/studio/table-bets.ts";
import type { GameContext } from "../context/game-context.ts";
import { element } from "../controls/element.ts";
import panel from "../controls/fairness-panel.module.css";
import { failureCodeOf } from "../studio/studio-failure.ts";
import styles from "./rounds-list.module.css";

/** The context of the list of rounds. */
export type ListContext = Pick<GameContext, "t" | "studio" | "base"> &
  Pick<GameContext["launch"], "language">;

const VERDICT_TEXTS = {
  holds: "rounds_draw_holds",
  early: "rounds_beacon_early",
  fails: "not_verified",
  unknown: "not_recomputed",
} as const;

/** The published values of a round, with the command and the buttons that check them. */
export function buildFacts(around: ListContext, round: PublishedTableRound): HTMLElement {
  const { t, base } = around;
  const said = element("p", { class: panel.said, attributes: { role: "status" } });
  const say = (text: string, isGood: boolean) => {
    said.textContent = text;
    said.dataset.good = String(isGood);
  };
  const check = async () => {
    const { drawHolds } = await import("./draw-holds.ts");
    const verdict = await drawHolds(around, round);
    say(
      t(VERDICT_TEXTS[verdict ?? "unknown"], { number: round.number, nonce: round.number }),
      verdict === "holds",
    );
  };
  const checkDay = async () => {
    try {
      const proof = await around.studio.call("proveCommitment", {}, { serverSeedHash: round.serverSeedHash });
      const { checkCommitment } = await import("../proof/check-commitment.ts");
      const holds = await checkCommitment(proof, round.serverSeedHash);
      say(t(holds ? "day_holds" : "day_fails", { date: proof.day.date }), holds);
    } catch (error) {
      say(t(`error_${failureCodeOf(error)}`), false);
    }
  };
  const facts: [string, string | null][] = [
    [t("server_hash"), round.serverSeedHash],
    [t("server_seed"), round.serverSeed],
    [t("live_root"), round.root],
    [t("live_beacon_round"), round.beaconRound?.toString() ?? null],
    [t("rounds_beacon_value"), round.beaconRandomness],
  ];
  const address = `${base}/studio/api/tables/${round.tableId}/rounds/${round.number}`;
  const command = `npm run verify:draw -- ${address}`;
  const button = (text: string, press: () => void) =>
    element("button", { class: panel.small, text, attributes: { type: "button" }, on: { click: press } });
  return element("div", {}, [
    element(
      "dl",
      { class: panel.facts },
      facts.flatMap(([name, value]) => [
        element("dt", { text: name }),
        element("dd", {}, [element("code", { class: panel.code, text: value ?? "–" })]),
      ]),
    ),
    element("code", { class: panel.code, text: command }),
    said,
    element("div", { class: styles.checks }, [
      ...(round.phase === "void" ? [] : [button(t("rounds_recalculate"), () => void check())]),
      button(t("day_check"), () => void checkDay()),
    ]),
  ]);
}
