import type { HeldCoin } from "@bellwether/games/mechanics/hold-and-win/wire.ts";
import type { Texture } from "pixi.js";
import type { GameParts } from "../../play/game.ts";
import type { Stage } from "../../stage/create-stage.ts";
import { glow, type Pen, words } from "../../stage/pen.ts";
import { headFont } from "../../theme/brand-style.ts";
import { type CoinText, paintCoin } from "./paint-coin.ts";

const COIN = 158;
const NUMBER = { width: 132, height: 52 };
const LIGHT = COIN * 1.5;

/** The pictures of the respins' coins. Each is painted once, however often its worth occurs. */
export class CoinPictures {
  readonly #parts: Pick<GameParts, "t" | "money" | "frame">;
  readonly #stage: Pick<Stage, "paint">;
  readonly #textures = new Map<string, Texture>();

  constructor(parts: Pick<GameParts, "t" | "money" | "frame">, stage: Pick<Stage, "paint">) {
    this.#parts = parts;
    this.#stage = stage;
  }

  /** A coin with its worth. A pot shows its name alone until its worth has changed. */
  coin(coin: HeldCoin, hasChanged: boolean): Texture {
    const { t, money } = this.#parts;
    const { pot, valueMinor } = coin;
    if (!pot) return this.#of(coin, { text: money(valueMinor) });
    const name = t(`pot_${pot}`);
    return this.#of(coin, hasChanged ? { text: money(valueMinor), name } : { text: name });
  }

  /** A special coin that does not know its worth yet. */
  unvalued(coin: HeldCoin): Texture {
    return this.#of(coin, { text: "" });
  }

  /** An amount that flies from coin to coin. */
  number(valueMinor: string): Texture {
    const { money, frame } = this.#parts;
    const { width, height } = NUMBER;
    const place = { x: width / 2, y: height / 2, width: width - 16 };
    const text = money(valueMinor);
    return this.#painted(`number ${text}`, width, height, (pen) =>
      words(pen, text, place, (size) => headFont(frame, size), height * 0.74, "#fff6c8", {
        colour: "#3a1a00",
        width: 9,
      }),
    );
  }

  /** The light behind a persistent coin. */
  light(): Texture {
    return this.#painted("light", LIGHT, LIGHT, (pen) => {
      pen.fillStyle = glow(pen, LIGHT / 2, LIGHT / 2, LIGHT / 2, [
        "rgba(255, 226, 130, 1)",
        "rgba(255, 200, 80, 0.55)",
        "rgba(255, 180, 40, 0)",
      ]);
      pen.fillRect(0, 0, LIGHT, LIGHT);
    });
  }

  destroy(): void {
    for (const texture of this.#textures.values()) texture.destroy(true);
  }

  #of({ pot, special }: HeldCoin, text: CoinText): Texture {
    const kind = special ?? pot ?? "plain";
    return this.#painted(`${kind} ${text.text} ${text.name ?? ""}`, COIN, COIN, (pen) =>
      paintCoin(pen, COIN, kind, text, this.#parts.frame),
    );
  }

  #painted(key: string, width: number, height: number, paint: (pen: Pen) => void): Texture {
    const known = this.#textures.get(key);
    if (known) return known;
    const made = this.#stage.paint(width, height, paint);
    this.#textures.set(key, made);
    return made;
  }
}
