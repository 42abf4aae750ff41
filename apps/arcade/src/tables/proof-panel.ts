import type { TableRound } from "@bellwether/contract/studio/tables.ts";
import type { GameContext } from "../context/game-context.ts";
import { openDialog } from "../controls/dialog.ts";
import { element } from "../controls/element.ts";
import styles from "../controls/fairness-panel.module.css";
import { failureCodeOf } from "../studio/studio-failure.ts";

/** The panel offers a check for at most this number of bets of this visit, or of tickets. */
export const MAX_PROVABLE = 12;

/** One of the player's bets of this visit. */
export type ProvableBet = { roundId: string; number: number; text: string };

/** The data of the proof panel. `lastNumber` is the last round that was drawn, and `bets` are the player's bets in finished rounds. */
export type ProofParts = {
  tableId: string;
  round: TableRound | null;
  lastNumber: number | undefined;
  bets: readonly ProvableBet[];
};

/** Panel with the hashes of the running round, the address at which rounds are published, and a check for each own bet. */
export function openProofPanel(
  { t, base, studio, launch, listRounds }: GameContext,
  { tableId, round, lastNumber, bets }: ProofParts,
): void {
  const said = element("p", { class: styles.said, attributes: { role: "status" } });
  const verify = async ({ roundId, number }: ProvableBet) => {
    const say = (text: string, isGood: boolean) => {
      said.textContent = text;
      said.dataset.good = String(isGood);
    };
    try {
      const { verifyTableBet } = await import("../proof/verify-table-bet.ts");
      const holds = await verifyTableBet(studio, base, { tableId, number }, roundId);
      if (holds === undefined) say(t("not_recomputed", { nonce: number }), false);
      else say(t(holds ? "live_verified" : "not_verified", { nonce: number, number }), holds);
    } catch (error) {
      say(t(`error_${failureCodeOf(error)}`), false);
    }
  };
  const showAll = async () => {
    const { language, brand } = launch;
    const list = await listRounds(t, tableId, (lastNumber ?? 0) + 1);
    openDialog(
      t("rounds_all"),
      [code(`${base}/arcade/?rounds=${tableId}&language=${language}&brand=${brand.toLowerCase()}`), list],
      t,
    );
  };
  const code = (text: string) => element("code", { class: styles.code, text });
  const fact = (name: string, text: string | null) => [
    element("dt", { text: name }),
    element("dd", {}, [code(text ?? "–")]),
  ];
  const address = `${base}/studio/api/tables/${tableId}/rounds/${lastNumber}`;
  const published = [
    element("h3", { class: styles.heading, text: t("live_published") }),
    element("p", { class: styles.help, text: t("live_published_note") }),
    code(address),
    code(`npm run verify:draw -- ${address}`),
    element("button", {
      class: styles.small,
      text: t("rounds_all"),
      attributes: { type: "button" },
      on: { click: () => void showAll() },
    }),
  ];
  const line = (bet: ProvableBet) =>
    element("li", { class: styles.round }, [
      element("span", { text: bet.text }),
      element("button", {
        class: styles.small,
        text: t("verify"),
        attributes: { type: "button" },
        aria: { label: `${t("verify")}: ${bet.text}` },
        on: { click: () => void verify(bet) },
      }),
    ]);
  openDialog(
    t("fairness"),
    [
      element("p", { class: styles.intro, text: t("live_proof_intro") }),
      element("h3", { class: styles.heading, text: t("live_round", { number: round?.number ?? 0 }) }),
      element("dl", { class: styles.facts }, [
        ...fact(t("server_hash"), round?.serverSeedHash ?? null),
        ...fact(t("live_root"), round?.root ?? null),
        ...fact(t("live_beacon_round"), round?.beaconRound?.toString() ?? null),
      ]),
      ...(lastNumber === undefined ? [] : published),
      element("h3", { class: styles.heading, text: t("live_your_bets") }),
      said,
      bets.length === 0
        ? element("p", { class: styles.help, text: t("no_rounds") })
        : element("ul", { class: styles.rounds }, bets.map(line)),
    ],
    t,
  );
}
