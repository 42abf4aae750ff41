import { namedMedia } from "@bellwether/ui/tokens/media.ts";
import { element, type IconName, icon } from "../controls/element.ts";
import type { Shell } from "../controls/shell.ts";
import type { GameTexts } from "../texts/texts.ts";
import type { Host } from "./host.ts";
import { PhaseRing } from "./phase-ring.ts";
import type { TablePlaces } from "./table-game.ts";
// The styles of a later file override those of an earlier one.
import styles from "./table-screen.module.css";
import hall from "./table-screen-hall.module.css";
import phone from "./table-screen-phone.module.css";
import run from "./table-screen-run.module.css";
import seated from "./table-screen-seated.module.css";

/** The classes of a part of the screen in all files. */
const looks = (name: string) =>
  [styles, phone, run, seated, hall].flatMap((file) => file[name] ?? []).join(" ");

/** The screen of a table: the stage at the top, the bets below the stage, and statistics and own bets at the sides. */
export type TableScreen = {
  root: HTMLElement;
  stage: HTMLElement;
  places: TablePlaces;
  ring: PhaseRing;
  /** The limits and the number of the round, beside the mark of a live table. */
  sign: { limits: HTMLElement; round: HTMLElement };
  /** On a phone, the stage is tall while the ball runs, otherwise a low strip. */
  setTall(isTall: boolean): void;
  captions: HTMLButtonElement;
  /** Opens the strip of reactions. */
  react: HTMLButtonElement;
  statistics: HTMLButtonElement;
};

/**
 * Builds the screen. `isVirtual` marks the table as one of virtual games, which show a drawn event, instead of as a live one. With
 * `hasOthers`, a button leads to the other tables of the game.
 */
export function buildTableScreen(
  shell: Shell,
  host: Host,
  t: GameTexts,
  { isVirtual, hasOthers }: { isVirtual: boolean; hasOthers: boolean },
): TableScreen {
  const part = (name: string) => element("div", { class: looks(name) });
  const stage = part("stage");
  const places = { mat: part("cloth"), facts: part("facts"), own: part("own") };
  places.facts.dataset.facts = "";
  const ring = new PhaseRing();
  const sign = { limits: element("span"), round: element("span") };
  const mark = element("span", {
    class: looks("live"),
    text: t(isVirtual ? "live_mark_virtual" : "live_mark"),
  });
  const signLine = element("p", { class: looks("sign") }, [sign.limits, sign.round]);
  const captions = toolButton(t("live_captions"), "captions");
  const statistics = toolButton(t("live_statistics"), "chart");
  const react = toolButton(t("react_title"), "smile");
  captions.setAttribute("aria-pressed", "true");
  const others = hasOthers ? toolButton(t("lobby_others"), "tables") : undefined;
  // Placed bets stand. The game restarts and asks for the table again.
  others?.addEventListener("click", () => location.reload());
  const tools = element("div", { class: looks("tools") }, [
    // The style sheets hide the first one, the statistics, where the stage has room for them.
    statistics,
    captions,
    react,
    others,
    ...shell.loose.after,
    ...shell.loose.before,
  ]);
  stage.append(
    element("div", { class: looks("room"), aria: { hidden: true } }),
    element("div", { class: looks("top") }, [mark, tools]),
    host.picture,
    host.caption,
    places.facts,
  );
  const root = element("div", { class: looks("table") }, [
    stage,
    element("div", { class: looks("ring") }, [ring.root]),
    element("div", { class: looks("mat") }, [places.mat]),
    places.own,
  ]);
  // On a phone the buttons leave no room beside them: the sign is a line of its own above the stage.
  const phone = matchMedia(namedMedia.upright);
  const putSign = () => (phone.matches ? root.prepend(signLine) : mark.after(signLine));
  phone.addEventListener("change", putSign);
  putSign();
  shell.root.dataset.table = "true";
  shell.board.append(root);
  const setTall = (isTall: boolean) => {
    for (const each of [root, stage]) each.dataset.tall = String(isTall);
  };
  return { root, stage, places, ring, sign, setTall, captions, react, statistics };
}

function toolButton(label: string, name: IconName): HTMLButtonElement {
  return element(
    "button",
    { class: looks("tool"), attributes: { type: "button", title: label }, aria: { label } },
    [icon(name)],
  );
}
