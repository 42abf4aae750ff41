import type { OpenSessionReply } from "@bellwether/contract/studio/session.ts";
import { withSandboxBeacon } from "@bellwether/i18n/beacon-claims.ts";
import type { GameContext } from "../context/game-context.ts";
import { openPageChannel, type PageCommand } from "../context/page-channel.ts";
import type { Launch } from "../context/read-address.ts";
import { reportFailure } from "../context/report-failure.ts";
import { buildShell } from "../controls/shell.ts";
import { drawOf } from "../games/draw-of.ts";
import { tableOf } from "../games/table-of.ts";
import { createStudioClient } from "../studio/studio-client.ts";
import type { LoadTable } from "../tables/table-game.ts";
import { loadTexts } from "../texts/texts.ts";
import { dressPage } from "../theme/dress-page.ts";
import { loadTitleCard, type TitleCard } from "../theme/title-card.ts";
import type { LoadDraw } from "../tickets/draw-game.ts";
import { GameController } from "./game-controller.ts";
import { openAddress } from "./open-session.ts";

/** Opens the game that the address names: first the shell, then session and title card in parallel, then the game's own chunk. */
export async function openGame(launch: Launch): Promise<void> {
  dressPage(launch.brand, launch.language);
  const t = await loadTexts(launch.language);
  // A game opened without a page around it shows its own bar, whatever the address says.
  const pageHasBar = launch.pageHasBar && window.parent !== window;
  const shell = buildShell(t, { pageHasBar });
  // A name for the main element and its heading until the title is known, or if it never loads.
  shell.title.textContent = launch.gameCode.replaceAll("-", " ");
  // The office has the proof beside the frame.
  shell.fairness.hidden = launch.watch !== undefined;
  document.body.append(shell.root);
  const base = new URL("/", location.href).href.replace(/\/$/, "");
  const studio = createStudioClient(`${base}/studio`, (url, init) => fetch(url, init));
  const page = openPageChannel(window as never);
  const context: GameContext = {
    ...{ launch: { ...launch, pageHasBar }, base, t, shell, studio, page },
    loadPays: async (mechanic) => (await import("../games/load-pays.ts")).loadPays(mechanic),
    async listRounds(t, tableId, before) {
      const { buildRoundsList } = await import("../published-rounds/rounds-list.ts");
      return buildRoundsList({ t, base, studio, language: launch.language }, tableId, before);
    },
  };
  shell.lobby.addEventListener("click", () => page.post({ event: "to_lobby" }));

  const opened = (handle: (event: PageCommand) => void) => {
    shell.showLoading(false);
    page.post({ event: "ready" });
    // The balance may have changed since the session was opened, for example by a deposit.
    page.onCommand(handle);
  };
  const openTable = async (
    context: GameContext,
    session: OpenSessionReply,
    card: TitleCard,
    load: LoadTable,
  ) => {
    const [{ TableController }, { chooseTable }] = await Promise.all([
      import("../tables/table-controller.ts"),
      import("../tables/choose-table.ts"),
    ]);
    const table = await chooseTable(context, session, () => {
      shell.showLoading(false);
      page.post({ event: "ready" });
    });
    const controller = await TableController.open(context, session, card, table, load);
    opened((event) => controller.handle(event));
  };
  const openDraws = async (
    context: GameContext,
    session: OpenSessionReply,
    card: TitleCard,
    load: LoadDraw,
  ) => {
    const [{ DrawController }, { chooseTable }] = await Promise.all([
      import("../tickets/draw-controller.ts"),
      import("../tables/choose-table.ts"),
    ]);
    const { listing } = await chooseTable(context, session, () => shell.showLoading(false));
    const controller = await DrawController.open(context, session, card, listing, load);
    opened((event) => controller.handle(event));
  };
  const open = async () => {
    try {
      shell.showLoading(true);
      const [{ session, past }, card] = await Promise.all([
        openAddress(context),
        loadTitleCard(base, launch.gameCode, (url, init) => fetch(url, init)),
      ]);
      const named = { ...card, title: session.title };
      const playing = session.sandboxBeacon ? { ...context, t: withSandboxBeacon(t) } : context;
      const draw = drawOf(session.sheet.mechanic);
      if (draw && !past) return await openDraws(playing, session, named, draw);
      const table = tableOf(session.sheet.mechanic);
      if (table && !past) return await openTable(playing, session, named, table);
      const controller = await GameController.open(playing, session, named);
      opened((event) => controller.handle(event));
      await controller.resumeOpenRound(session);
      if (past) await controller.showPast(past);
    } catch (error) {
      shell.showLoading(false);
      // From here on the game shows its own error message; when the error ends the game, it reports that too.
      page.post({ event: "ready" });
      reportFailure(context, error, { retry: () => void open(), resume: () => void open() });
    }
  };
  await open();
}
