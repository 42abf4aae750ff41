import type { WheelShowLayout } from "@bellwether/games/mechanics/wheel-show/wire.ts";
import { element } from "../../controls/element.ts";
import type { Clock } from "../../player/clock.ts";
import type { Sound } from "../../sound/sound.ts";
import type { Board } from "../../stage/board.ts";
import { loadPicture } from "../../stage/pictures.ts";
import { StagePicture } from "../../stage/stage-picture.ts";
import type { GameTexts } from "../../texts/texts.ts";
import type { BoardFrame } from "../../theme/brand-style.ts";
import type { GamePalette } from "../../theme/palette.ts";
import type { TitleArt } from "../../theme/title-card.ts";
import type { WheelSegment } from "../show-wheel/paint-show-wheel.ts";
import { ShowWheel } from "../show-wheel/show-wheel.ts";
import { BonusStage } from "./bonuses/bonus-stage.ts";
import { type ShowDraw, showDrawOf } from "./draw-of.ts";
import { inkOn } from "./ink-on.ts";
import type { OwnPart } from "./own-part.ts";
import { type ShowLook, showLookOf } from "./show-look.ts";
import { spotName } from "./show-names.ts";
import styles from "./show-stage.module.css";

export type ShowStageParts = {
  board: Board;
  layout: WheelShowLayout;
  art: TitleArt;
  palette: GamePalette;
  frame: BoardFrame;
  clock: Clock;
  sound: Sound;
  t: GameTexts;
  money(amountMinor: bigint): string;
  say(text: string): void;
  /** Called with the spot of the forecast and its multiplier. */
  forecast(spot: string, multiplier: number): void;
};

/** The shortest time in which a spin is shown at all, and the usual times, in ms. */
const MIN_SPIN_MS = 1_500;
const FORECAST_MS = 3_500;
const SPIN_MS = 9_500;
const NEXT_SPIN_MS = 8_000;
/** From this value on, the carnival's host walks on his hands. */
const BIG_VALUE = 30;

/** A show's stage: its world, the wheel, the sign of the forecast, and the bonus rounds over them. */
export class ShowStage {
  readonly #parts: ShowStageParts;
  readonly #look: ShowLook;
  readonly #wheel: ShowWheel;
  readonly #bonus: BonusStage;
  readonly #sign = element("p", { class: styles.sign, aria: { hidden: true }, attributes: { hidden: true } });
  readonly #winner = element("p", {
    class: styles.winner,
    aria: { hidden: true },
    attributes: { hidden: true },
  });

  /** The number of the draw on the stage. A draw that is still shown when the next round begins must not go on. */
  #current = 0;

  constructor(parts: ShowStageParts) {
    const { board, layout, art, palette, clock, sound, frame } = parts;
    this.#parts = parts;
    this.#look = showLookOf(layout.show);
    board.section.dataset.host = "show";
    new StagePicture(board, (pen, size) => this.#look.paint(pen, size, palette));
    this.#wheel = new ShowWheel({
      clock,
      sound,
      frame,
      look: this.#look.wheel,
      segments: this.#segments(new Map()),
      hub: art.symbol(this.#look.hub),
    });
    const place = element("div", {
      class: styles.place,
      attributes: { "data-stance": this.#look.stance },
    });
    place.append(this.#wheel.root);
    this.#bonus = new BonusStage({ ...parts, look: this.#look });
    board.section.append(place, this.#sign, this.#winner, this.#bonus.root);
    this.#wheel.stand(0);
    void this.#loadPictures();
  }

  begin(): void {
    this.#current += 1;
    this.#sign.hidden = true;
    this.#winner.hidden = true;
    this.#bonus.hide();
    delete this.#parts.board.section.dataset.hands;
  }

  roll(): void {
    this.#wheel.roll();
  }

  /** Shows a draw within `ms` milliseconds: forecast, spins, and the bonus round. With too little time it begins with a later part. */
  async show(events: readonly unknown[], ms: number, own: OwnPart): Promise<void> {
    const { clock, sound, say, t, layout } = this.#parts;
    this.#current += 1;
    const current = this.#current;
    const draw = showDrawOf(events);
    const spins = SPIN_MS + (draw.stops.length - 1) * NEXT_SPIN_MS;
    const forecastMs = draw.forecast ? FORECAST_MS : 0;
    const bonusMs = draw.bonus ? Math.max(0, ms - spins - forecastMs) : 0;
    let leftMs = ms - bonusMs;
    if (draw.forecast) {
      this.#showForecast(draw.forecast);
      const shownMs = leftMs >= spins + FORECAST_MS ? FORECAST_MS : 0;
      leftMs -= shownMs;
      await clock.wait(shownMs);
      if (current !== this.#current) return;
    }
    for (const [index, stop] of draw.stops.entries()) {
      const spinMs = Math.min(index === 0 ? SPIN_MS : NEXT_SPIN_MS, leftMs / (draw.stops.length - index));
      leftMs -= spinMs;
      const isLast = index === draw.stops.length - 1;
      const restMs = spinMs >= MIN_SPIN_MS * 2 ? 1_200 : 0;
      await this.#wheel.spin(stop.segment, spinMs >= MIN_SPIN_MS ? spinMs - restMs : 0);
      if (!isLast) {
        sound.play("rise");
        say(t("wheel_again", { multiplier: stop.multiplier }));
        this.#showWinner(`×${stop.multiplier}`, stop.name);
      }
      await clock.wait(restMs);
      if (current !== this.#current) return;
    }
    this.#wheel.stand((draw.stops.at(-1) as { segment: number }).segment);
    if (draw.bonus) await this.#playBonus(draw, bonusMs, own);
    else {
      const pays = layout.spots.find(({ spot }) => spot === draw.spot)?.pays ?? 0;
      this.#showWinner(t("wheel_to_one", { pays: pays * draw.multiplier }), draw.spot);
      if (draw.spot === "bell") sound.play("feature");
      this.#walkOnHands(pays * draw.multiplier);
    }
  }

  async #playBonus(draw: ShowDraw, ms: number, own: OwnPart): Promise<void> {
    const { layout, t, say, sound } = this.#parts;
    this.#winner.hidden = true;
    sound.play("feature");
    say(t("wheel_bonus_begins", { name: spotName(layout, draw.spot, t) }));
    await this.#bonus.play(draw, ms, own, (value) => this.#walkOnHands(value));
  }

  #walkOnHands(value: number): void {
    const { layout, board, say, t } = this.#parts;
    if (layout.show !== "carnival" || value < BIG_VALUE) return;
    board.section.dataset.hands = "true";
    say(t("wheel_on_hands"));
  }

  #showForecast({ spot, multiplier }: { spot: string; multiplier: number }): void {
    const { layout, t, say, sound, forecast } = this.#parts;
    const name = spotName(layout, spot, t);
    this.#sign.replaceChildren(
      element("span", { class: styles.signTitle, text: t("wheel_forecast_title") }),
      element("span", { class: styles.signSpot, text: name }),
      element("b", { class: styles.signTimes, text: `×${multiplier}` }),
    );
    const { fill } = this.#spotLook(spot);
    this.#sign.style.setProperty("--spot", fill);
    this.#sign.style.setProperty("--spot-ink", inkOn(fill));
    this.#sign.hidden = false;
    sound.play("reveal");
    say(t("wheel_forecast", { name, multiplier }));
    forecast(spot, multiplier);
  }

  #showWinner(text: string, spot: string): void {
    const { fill, icon } = this.#spotLook(spot);
    this.#winner.replaceChildren(
      ...(icon ? [element("img", { attributes: { src: this.#parts.art.symbol(icon), alt: "" } })] : []),
      element("span", { text }),
    );
    this.#winner.style.setProperty("--spot", fill);
    this.#winner.style.setProperty("--spot-ink", inkOn(fill));
    this.#winner.hidden = false;
  }

  #spotLook(spot: string) {
    return this.#look.spots[spot] ?? { fill: "#4a4a5a" };
  }

  #segments(pictures: ReadonlyMap<string, HTMLImageElement | null>): WheelSegment[] {
    const { layout } = this.#parts;
    const factors = new Map(layout.multipliers.map(({ name, multiplier }) => [name, multiplier]));
    const bonuses = new Map(layout.bonuses.map(({ spot, name }) => [spot, name]));
    return layout.segments.map((segment): WheelSegment => {
      const { fill, icon } = this.#spotLook(segment);
      const factor = factors.get(segment);
      const bonus = bonuses.get(segment);
      const picture = icon === undefined ? undefined : pictures.get(icon);
      // A dinner shows its number too, down the segment.
      const name = factor ? `×${factor}` : (bonus ?? (icon && segment !== "bell" ? segment : undefined));
      return { text: segment === "bell" ? "★" : segment, fill, ink: inkOn(fill), picture, name };
    });
  }

  async #loadPictures(): Promise<void> {
    const { art } = this.#parts;
    const icons = [...new Set(Object.values(this.#look.spots).flatMap(({ icon }) => icon ?? []))];
    const loaded = await Promise.all(
      icons.map(async (icon) => [icon, await loadPicture(art.symbol(icon))] as const),
    );
    this.#wheel.setSegments(this.#segments(new Map(loaded)));
  }
}
