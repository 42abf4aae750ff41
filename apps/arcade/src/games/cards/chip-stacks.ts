import { Container, Sprite, type Texture } from "pixi.js";
import { shortMoney } from "../../money/money-text.ts";
import type { Stage } from "../../stage/create-stage.ts";
import { headFont } from "../../theme/brand-style.ts";
import { chipColour } from "../chips/chip-colour.ts";
import type { GameParts } from "../game.ts";
import { CHIP, paintChip } from "./paint-chip.ts";

/** A stack of chips: its place on the table, the size of a chip, the bet's amount, and whether a second stack with the winnings is beside it. */
export type ChipStack = { x: number; y: number; side: number; amountMinor: bigint; isPaid?: boolean };

const CHIPS_IN_STACK = 3;

/** Draws each bet on a card table as a stack of chips with its amount. */
export class ChipStacks {
  readonly view = new Container();
  readonly #stage: Stage;
  readonly #parts: GameParts;
  readonly #textures = new Map<string, Texture>();

  constructor(stage: Stage, parts: GameParts) {
    this.#stage = stage;
    this.#parts = parts;
  }

  show(stacks: readonly ChipStack[]): void {
    for (const old of this.view.removeChildren()) old.destroy();
    for (const stack of stacks) {
      this.#add(stack);
      const { x, y, side } = stack;
      if (stack.isPaid) this.#add({ ...stack, x: x + side * 0.3, y: y + side * 0.5 });
    }
  }

  #add({ x, y, side, amountMinor }: ChipStack): void {
    const colour = chipColour(this.#parts.sheet.stakes, amountMinor);
    const texture = this.#of(colour, (pen) => paintChip(pen, colour));
    for (let chip = 0; chip < CHIPS_IN_STACK; chip += 1) {
      const sprite = new Sprite({ texture, anchor: 0.5, x, y: y - chip * side * 0.09 });
      sprite.scale.set((side * 1.18) / CHIP);
      this.view.addChild(sprite);
    }
    const amount = new Sprite({ texture: this.#amount(shortMoney(amountMinor)), anchor: 0.5 });
    amount.position.set(x, y - (CHIPS_IN_STACK - 1) * side * 0.09);
    amount.scale.set(side / CHIP);
    this.view.addChild(amount);
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
