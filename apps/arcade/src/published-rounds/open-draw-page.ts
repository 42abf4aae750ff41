import type { Launch } from "../context/read-address.ts";
import { element, icon } from "../controls/element.ts";
import { loadStage } from "../games/load-stage.ts";
import { browserFrames, createClock } from "../player/clock.ts";
import { loadSharedModel } from "../proof/load-shared-model.ts";
import { createSound, type Sound } from "../sound/sound.ts";
import { createStudioClient } from "../studio/studio-client.ts";
import { StudioCallError } from "../studio/studio-failure.ts";
import { type GameTexts, loadTexts } from "../texts/texts.ts";
import { dressPage } from "../theme/dress-page.ts";
import { paletteOf } from "../theme/palette.ts";
import { loadTitleCard } from "../theme/title-card.ts";
import { DrawShow } from "../tickets/draw-show.ts";
import type { DrawEvents, DrawStage } from "../tickets/draw-stage.ts";
import { showTool } from "../tickets/show-tool.ts";
import styles from "./draw-page.module.css";
import { failureNote } from "./failure-note.ts";
import type { DrawAddress } from "./read-draw-address.ts";

/**
 * The show of a held draw, which anybody may watch without an account: `/arcade/?draw={table}&number={number}&game={code}`. It opens no
 * session, so it knows no player and can stake nothing.
 */
export async function openDrawPage(
  address: DrawAddress,
  { brand, language, gameCode }: Pick<Launch, "brand" | "language" | "gameCode">,
): Promise<void> {
  dressPage(brand, language);
  const t = await loadTexts(language);
  const base = new URL("/", location.href).href.replace(/\/$/, "");
  const fetched: typeof fetch = (url, init) => fetch(url, init);
  const page = element("main", { class: styles.page, aria: { labelledby: "title" } });
  document.body.append(page);
  try {
    const studio = createStudioClient(`${base}/studio`, fetched);
    const [card, round] = await Promise.all([
      loadTitleCard(base, gameCode, fetched),
      studio.call("readTableRound", {}, address),
    ]);
    if (!round.events) throw new StudioCallError("round_not_found");
    const [stageDraw, { rules }] = await Promise.all([
      loadStage(round.mechanic),
      loadSharedModel(round, base, fetched),
    ]);
    const name = card.title || gameCode.replaceAll("-", " ");
    document.title = name;
    // The scale of a currency changes prices only, and none is shown.
    const stage = stageDraw(rules.layout(1n), t);
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const sound = createSound();
    const show = new DrawShow({
      ...{ base, brand, t, sound, drum: stage.drum },
      palette: paletteOf(card.palette),
      clock: createClock(browserFrames, { still }),
    });
    page.append(element("h1", { class: styles.title, text: name, attributes: { id: "title" } }));
    buildShow(page, { t, show, sound, stage, events: round.events });
  } catch (error) {
    page.append(failureNote(t, error, styles.failure));
  }
}

type ShowParts = { t: GameTexts; show: DrawShow; sound: Sound; stage: DrawStage; events: DrawEvents };

/** The stage with its tools. The sound is off until the viewer turns it on, as browsers ask for. */
function buildShow(page: HTMLElement, { t, show, sound, stage, events }: ShowParts): void {
  const voice = showTool("sound-off", t("sound"), () => {
    const isOn = sound.toggle();
    voice.setAttribute("aria-pressed", String(isOn));
    voice.firstElementChild?.replaceWith(icon(isOn ? "sound-on" : "sound-off"));
  });
  voice.setAttribute("aria-pressed", "false");
  const captions = showTool("captions", t("live_captions"), () => {
    const isOn = captions.getAttribute("aria-pressed") !== "true";
    captions.setAttribute("aria-pressed", String(isOn));
    show.showCaptions(isOn);
  });
  captions.setAttribute("aria-pressed", "true");
  const skip = showTool("skip", t("draw_skip"), () => show.skip());
  const again = showTool("spin", t("replay"), () => void play());
  show.root.classList.add(styles.stage ?? "");
  page.append(element("div", { class: styles.tools }, [voice, captions, skip, again]), show.root);
  const play = async () => {
    const hadFocus = document.activeElement === again;
    again.hidden = true;
    skip.hidden = false;
    if (hadFocus) skip.focus();
    await show.play(stage.balls(events), () => {});
    show.say(stage.describe(events), "standing");
    const hadSkip = document.activeElement === skip;
    skip.hidden = true;
    again.hidden = false;
    if (hadSkip) again.focus();
  };
  void play();
}
