import { Container, Sprite, type Texture } from "pixi.js";
import type { Stage } from "../../stage/create-stage.ts";
import { shortMoney } from "../../texts/money-text.ts";
import { headFont } from "../../theme/brand-style.ts";
import { chipColour } from "../chips/chip-colour.ts";
import { chipsOf } from "../chips/chips-of.ts";
import type { CardParts } from "./card-table.ts";
import { CHIP, paintChip } from "./paint-chip.ts";

/** A stack of chips: its position, the size of a chip and the bet's amount. The winnings are a second stack in front of it. */
export type ChipStack = {
  x: number;
  y: number;
  side: number;
  amountMinor: bigint;
  winningsMinor?: bigint | undefined;
};

/** The distance between two chips of a stack, as a share of a chip's size. */
const CHIP_APART = 0.09;

/** Draws each bet on a card table as a stack of chips that add up to its amount, each marked with its own value. */
export class ChipStacks {
  readonly view = new Container();
  readonly #stage: Stage;
  readonly #parts: CardParts;
  readonly #textures = new Map<string, Texture>();

  constructor(stage: Stage, parts: CardParts) {
    this.#stage = stage;
    this.#parts = parts;
  }

  show(stacks: readonly ChipStack[]): void {
    for (const old of this.view.removeChildren()) old.destroy();
    for (const stack of stacks) {
      this.#add(stack);
      const { x, y, side, winningsMinor = 0n } = stack;
      this.#add({ x: x + side * 0.3, y: y + side * 0.5, side, amountMinor: winningsMinor });
    }
  }

  #add({ x, y, side, amountMinor }: ChipStack): void {
    for (const [index, valueMinor] of chipsOf(this.#parts.sheet.stakes, amountMinor).entries()) {
      const colour = chipColour(this.#parts.sheet.stakes, valueMinor);
      const place = { x, y: y - index * side * CHIP_APART };
      const chip = new Sprite({ texture: this.#of(colour, (pen) => paintChip(pen, colour)), anchor: 0.5 });
      chip.position.copyFrom(place);
      chip.scale.set((side * 1.18) / CHIP);
      const value = new Sprite({ texture: this.#amount(shortMoney(valueMinor)), anchor: 0.5 });
      value.position.copyFrom(place);
      value.scale.set(side / CHIP);
      this.view.addChild(chip, value);
    }
  }

  #amount(text: string): Texture {
    const { frame } = this.#parts;
    return this.#of(text, (pen) => {
      pen.font = headFont({ ...frame, fontWeight: 800 }, text.length > 3 ? 22 : 30);
      pen.textAlign = "center";
      pen.textBaseline = "middle";
      pen.fillStyle = "#ffffff";
      pen.fillText(text, CHIP / 2, CHIP / 2 + 2, 60);
    });
  }

  #of(key: string, draw: Parameters<Stage["paint"]>[2]): Texture {
    const texture = this.#textures.get(key) ?? this.#stage.paint(CHIP, CHIP, draw);
    this.#textures.set(key, texture);
    return texture;
  }
}
