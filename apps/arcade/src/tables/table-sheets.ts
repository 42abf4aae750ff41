import type { OpenSessionReply } from "@bellwether/contract/studio/session.ts";
import type { GameContext } from "../context/game-context.ts";
import { openDialog } from "../controls/dialog.ts";
import { element } from "../controls/element.ts";
import type { BuiltTable } from "./build-table.ts";
import type { ProofParts } from "./proof-panel.ts";
import type { TableGame } from "./table-game.ts";

/** Connects the buttons above a table to their sheets: the rules and figures, the statistics, and the proof of the rounds. */
export function listenToSheets(
  context: GameContext,
  session: OpenSessionReply,
  { screen, money, company }: BuiltTable,
  game: Pick<TableGame, "showStatistics">,
  proof: () => ProofParts,
): void {
  const { shell, t } = context;
  shell.information.addEventListener("click", async () => {
    const { openInfoSheet } = await import("../controls/info-sheet.ts");
    await openInfoSheet(context, session, money, BigInt(session.sheet.stakes[0] ?? "0"), []);
  });
  shell.fairness.addEventListener("click", async () => {
    const { openProofPanel } = await import("./proof-panel.ts");
    openProofPanel(context, proof());
  });
  screen.statistics.addEventListener("click", () => {
    const sheet = element("div", { attributes: { "data-full": "true" } });
    game.showStatistics(sheet);
    openDialog(t("live_statistics"), [sheet, ...company.build()], t);
  });
}
