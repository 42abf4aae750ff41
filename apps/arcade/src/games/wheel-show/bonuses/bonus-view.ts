import type { BonusOf } from "@bellwether/games/mechanics/wheel-show/bonuses/bonus-data.ts";
import type { BonusEvent } from "@bellwether/games/mechanics/wheel-show/wire.ts";
import type { Clock } from "../../../player/clock.ts";
import type { Sound } from "../../../sound/sound.ts";
import type { GameTexts } from "../../../texts/texts.ts";
import type { BoardFrame } from "../../../theme/brand-style.ts";
import type { TitleArt } from "../../../theme/title-card.ts";
import type { ShowLook } from "../show-look.ts";

/** What a view of a bonus round gets. `pick` is the player's, from 0, and undefined for a player who only watches. */
export type BonusParts = {
  look: ShowLook;
  art: TitleArt;
  frame: BoardFrame;
  clock: Clock;
  sound: Sound;
  t: GameTexts;
  pick: number | undefined;
  say(text: string): void;
};

type EventTypes = {
  "second-wheel": "second-wheel-stopped";
  boxes: "boxes-opened";
  ladder: "ladder-climbed";
  coin: "coin-tossed";
  square: "square-walked";
};

export type ShownBonusKind = keyof EventTypes;

/** The event that shows the result of this kind of bonus. */
export type EventOf<Kind extends ShownBonusKind> = Extract<BonusEvent, { type: EventTypes[Kind] }>;

/** The picture of a bonus round. `play` shows it within `ms` milliseconds, and its end at once if that is 0. */
export type BonusView = { root: HTMLElement; play(ms: number): Promise<void> };

export type BuildBonus<Kind extends ShownBonusKind> = (
  parts: BonusParts,
  bonus: BonusOf<Kind>,
  event: EventOf<Kind>,
) => BonusView;
