import { type Container, Graphics, Sprite, type Texture } from "pixi.js";
import type { GameParts } from "../../play/game.ts";
import { easeIn, linear, pulse } from "../../player/ease.ts";

type Point = { readonly x: number; readonly y: number };
type Coin = { readonly reel: number; readonly row: number; readonly valueMinor: string };

/** What the acts of special coins need of the grid. */
export type CoinBoard = {
  readonly parts: Pick<GameParts, "clock" | "sound">;
  /** Above the coins. */
  readonly layer: Container;
  readonly cell: { readonly width: number; readonly height: number };
  centreOf(place: Coin): Point;
  spriteAt(place: Coin): Sprite | undefined;
  /** An amount as a picture that flies. The board destroys it. */
  paintNumber(valueMinor: string): Texture;
  /** Shows what a held coin is worth now. */
  show(coin: Coin): void;
};

const FLIGHT_MS = 850;
/** The share of the flight's time between the first number that starts and the last. */
const SPREAD = 0.45;
const WAVE_MS = 780;
/** The coins that the wave lifts at a time, as a share of the board. */
const CREST = 0.3;

/** The values of coins fly to a coin, which counts up with each that arrives, from `firstMinor` on. */
export async function flyValues(
  board: CoinBoard,
  from: readonly Coin[],
  to: Coin,
  firstMinor: bigint,
): Promise<void> {
  const { clock, sound } = board.parts;
  const end = board.centreOf(to);
  let shownMinor = firstMinor;
  const flights = from.map((coin, place) => {
    const sprite = new Sprite({ texture: board.paintNumber(coin.valueMinor), anchor: 0.5 });
    const start = board.centreOf(coin);
    sprite.position.copyFrom(start);
    board.layer.addChild(sprite);
    const startsAt = from.length > 1 ? (SPREAD * place) / (from.length - 1) : 0;
    return { sprite, start, startsAt, valueMinor: BigInt(coin.valueMinor), isThere: false };
  });
  const target = board.spriteAt(to);
  let arrived = 0;
  await clock.move(
    FLIGHT_MS,
    (share) => {
      for (const flight of flights) {
        const own = Math.min(1, Math.max(0, (share - flight.startsAt) / (1 - SPREAD)));
        const along = easeIn(own);
        flight.sprite.alpha = own < 1 ? Math.min(1, own * 5) : 0;
        flight.sprite.scale.set(1.1 - 0.35 * along);
        flight.sprite.position.set(
          flight.start.x + (end.x - flight.start.x) * along,
          flight.start.y + (end.y - flight.start.y) * along - board.cell.height * 0.35 * pulse(own),
        );
        if (own < 1 || flight.isThere) continue;
        flight.isThere = true;
        arrived += 1;
        shownMinor += flight.valueMinor;
        board.show({ ...to, valueMinor: shownMinor.toString() });
        sound.play("tick", 0.9 + arrived * 0.06);
      }
      target?.scale.set(1 + 0.14 * (arrived / flights.length) * pulse(share));
    },
    linear,
  );
  for (const { sprite } of flights) sprite.destroy();
  board.show(to);
}

/** A ring of light spreads from a coin over the board. Each coin that it reaches rises and shows its new value. */
export async function runWave(board: CoinBoard, from: Coin, raised: readonly Coin[]): Promise<void> {
  const { clock, sound } = board.parts;
  const centre = board.centreOf(from);
  const ring = new Graphics();
  board.layer.addChildAt(ring, 0);
  const reached = new Set<Coin>();
  const away = (coin: Coin) => {
    const { x, y } = board.centreOf(coin);
    return Math.hypot(x - centre.x, y - centre.y);
  };
  const farthest = Math.max(board.cell.width, ...raised.map(away));
  await clock.move(
    WAVE_MS,
    (share) => {
      const radius = share * farthest * (1 + CREST);
      ring
        .clear()
        .circle(centre.x, centre.y, Math.max(1, radius))
        .stroke({ color: "#8ffff2", width: 26, alpha: 0.5 * (1 - share) })
        .circle(centre.x, centre.y, Math.max(1, radius))
        .stroke({ color: "#ffffff", width: 7, alpha: 0.9 * (1 - share) });
      for (const coin of raised) {
        const lift = (radius - away(coin)) / (farthest * CREST);
        if (lift < 0) continue;
        const sprite = board.spriteAt(coin);
        if (sprite) {
          const height = pulse(Math.min(1, lift));
          sprite.scale.set(1 + 0.16 * height);
          sprite.y = board.centreOf(coin).y - board.cell.height * 0.12 * height;
        }
        if (lift < 0.5 && share < 1) continue;
        if (reached.has(coin)) continue;
        reached.add(coin);
        board.show(coin);
        sound.play("tick", 1 + reached.size * 0.05);
      }
    },
    linear,
  );
  ring.destroy();
}

/** Makes a light that swells and fades until it is destroyed. It shines steadily when nothing may move. */
export function glowBehind(board: CoinBoard, texture: Texture): Sprite {
  const { clock } = board.parts;
  const light = new Sprite({ texture, anchor: 0.5 });
  let elapsedMs = 0;
  if (!clock.still)
    void clock.run((stepMs) => {
      if (light.destroyed) return false;
      elapsedMs += stepMs;
      const swell = (1 + Math.sin(elapsedMs / 380)) / 2;
      light.alpha = 0.65 + 0.35 * swell;
      light.scale.set(0.94 + 0.1 * swell);
      return true;
    });
  return light;
}
