import { Container, Graphics, Sprite, type Texture } from "pixi.js";
import { shortMoney } from "../../money/money-text.ts";
import { CoinFountain } from "../../stage/coins.ts";
import { createStage, type Stage } from "../../stage/create-stage.ts";
import type { Size } from "../../stage/lay-out-board.ts";
import { edge, slab } from "../../stage/pen.ts";
import { loadPicture } from "../../stage/pictures.ts";
import { headFont } from "../../theme/brand-style.ts";
import { CardTextures, CardView } from "../cards/card-view.ts";
import { CHIP, paintChip } from "../cards/paint-chip.ts";
import { paintArc, paintTable } from "../cards/paint-table.ts";
import { fieldOf, wholeBoard } from "../cards/table-field.ts";
import type { Winner } from "../celebrate/win-show.ts";
import { chipColour } from "../chips/chip-colour.ts";
import type { GameParts } from "../game.ts";
import { layOutTable, type Spot, type TableLayout } from "./lay-out-table.ts";
import { type Bet, idleCards, newRound, type RoundState } from "./round-state.ts";
import { TableLabels } from "./table-labels.ts";

const DEAL_MS = 210;
const CHIPS_IN_STACK = 3;
/** Printed in each bet's circle. */
const PRINTS: Readonly<Record<Bet, "bet_ante" | "bet_call" | "bet_aa-bonus">> = {
  ante: "bet_ante",
  call: "bet_call",
  "aa-bonus": "bet_aa-bonus",
};

export type Row = "dealer" | "board" | "player";
const ROWS: readonly Row[] = ["dealer", "board", "player"];

/** The table on the canvas: the cards of both sides and the board, the circles with the bets' chips, and labels above them. */
export class TableView {
  readonly stage: Stage;
  readonly coins: CoinFountain;
  readonly #parts: GameParts;
  readonly #picture: HTMLImageElement | null;
  readonly #textures: CardTextures;
  readonly #labels: TableLabels;
  readonly #cloth = new Sprite();
  readonly #chips = new Container();
  readonly #rings = new Graphics();
  readonly #cards = new Container();
  readonly #chipTextures = new Map<string, Texture>();
  #size: Size;
  #layout: TableLayout;
  #rows: Record<Row, CardView[]> = { dealer: [], board: [], player: [] };
  #state: RoundState = newRound(0n, 0n);

  static async create(parts: GameParts): Promise<TableView> {
    let view: TableView | undefined;
    const picture = await loadPicture(parts.art.wide);
    const stage = await createStage(parts.board, parts.screen, {
      fit: fieldOf,
      pictures: false,
      place: wholeBoard,
      reshaped: (size) => view?.reshape(size),
    });
    view = new TableView(parts, stage, picture);
    return view;
  }

  private constructor(parts: GameParts, stage: Stage, picture: HTMLImageElement | null) {
    this.#parts = parts;
    this.stage = stage;
    this.#picture = picture;
    this.#textures = new CardTextures(stage, parts.frame);
    this.#labels = new TableLabels(parts);
    this.#size = fieldOf(parts.board.section.getBoundingClientRect());
    this.#layout = layOutTable(this.#size);
    stage.field.addChild(this.#cloth, this.#rings, this.#chips, this.#cards);
    this.coins = new CoinFountain(stage, parts.clock);
    this.#paintCloth();
    this.show(this.#state);
  }

  reshape(size: Size): void {
    this.#size = size;
    this.#layout = layOutTable(size);
    this.#paintCloth();
    for (const row of ROWS) {
      for (const [index, view] of this.#rows[row].entries())
        view.put({ ...this.#spot(row, index), angle: 0 });
    }
    this.show(this.#state);
  }

  /** The last round's cards are taken off the table. */
  async clear(): Promise<void> {
    const views = ROWS.flatMap((row) => this.#rows[row]);
    this.#rows = { dealer: [], board: [], player: [] };
    if (views.length === 0) return;
    this.#parts.sound.play("scratch");
    const off = {
      x: -160,
      y: this.#size.height * 0.25,
      height: this.#layout.board[0]?.height ?? 200,
      angle: -0.5,
    };
    await Promise.all(views.map((view) => view.move(off, 260)));
    for (const view of views) view.remove();
  }

  /** Deals cards one by one to the end of a row. An undefined card is dealt face down. */
  async deal(row: Row, faces: readonly (string | undefined)[]): Promise<void> {
    const { clock, sound } = this.#parts;
    const dealt: CardView[] = [];
    for (const _ of faces) {
      const index = this.#rows[row].length;
      const spot = this.#spot(row, index);
      const view = new CardView(this.#textures, clock, {
        ...this.#layout.shoe,
        height: spot.height,
        angle: 0.5,
      });
      this.#cards.addChild(view.view);
      this.#rows[row].push(view);
      dealt.push(view);
      sound.play("scratch");
      await view.move({ ...spot, angle: 0 }, DEAL_MS);
    }
    for (const [index, face] of faces.entries()) if (face !== undefined) await dealt[index]?.turn(face, 170);
  }

  /** Turns the dealer's cards. */
  async turnDealer(faces: readonly string[]): Promise<void> {
    for (const [index, face] of faces.entries()) {
      this.#parts.sound.play("scratch");
      await this.#rows.dealer[index]?.turn(face, 320);
    }
  }

  /** Shows what is known of the round: hands, bets and results. */
  show(state: RoundState): void {
    this.#state = state;
    const idle = idleCards(state);
    for (const row of ROWS) {
      for (const [index, view] of this.#rows[row].entries()) {
        const card = state[row][index];
        view.dim(card === undefined ? state.isFolded : idle.has(card));
      }
    }
    this.#drawRings();
    this.#paintChips();
    this.#labels.show(state, this.#layout);
    this.stage.draw();
  }

  /** The five cards of the player's hand, to be lifted by a large win. */
  winners(): Winner[] {
    const { shown, player, board } = this.#state;
    const places = [
      ...player.map((card, index) => ({ card, ...this.#spot("player", index) })),
      ...board.map((card, index) => ({ card, ...this.#spot("board", index) })),
    ];
    return places
      .filter(({ card }) => !shown || shown.player.five.includes(card))
      .map(({ card, x, y, height }) => ({ texture: this.#textures.face(card), x, y, side: height }));
  }

  #spot(row: Row, index: number): Spot {
    return this.#layout[row][index] ?? { x: 0, y: 0, height: 1 };
  }

  #drawRings(): void {
    const { frame, palette } = this.#parts;
    this.#rings.clear();
    for (const [bet, { x, y, side }] of this.#circles()) {
      const isStaked = this.#state.bets[bet] > 0n;
      this.#rings.circle(x, y, side * 0.6).stroke({
        color: isStaked ? palette.accent : frame.trim,
        width: isStaked ? 6 : 3,
        alpha: isStaked ? 0.95 : 0.5,
      });
    }
  }

  #paintChips(): void {
    for (const old of this.#chips.removeChildren()) old.destroy();
    const { bets, results } = this.#state;
    for (const [bet, { x, y, side }] of this.#circles()) {
      if (bets[bet] === 0n || results[bet] === "lost") continue;
      const stacks = results[bet] === "won" ? 2 : 1;
      for (let stack = 0; stack < stacks; stack += 1) {
        this.#stack(x + stack * side * 0.24, y + stack * side * 0.14, side, bets[bet]);
      }
    }
  }

  #circles(): [Bet, TableLayout["bets"][Bet]][] {
    return (Object.keys(PRINTS) as Bet[]).map((bet) => [bet, this.#layout.bets[bet]]);
  }

  #stack(x: number, y: number, side: number, amountMinor: bigint): void {
    const colour = chipColour(this.#parts.sheet.stakes, amountMinor);
    const chip = this.#texture(colour, (pen) => paintChip(pen, colour));
    for (let index = 0; index < CHIPS_IN_STACK; index += 1) {
      const sprite = new Sprite({ texture: chip, anchor: 0.5, x, y: y - index * side * 0.08 });
      sprite.scale.set(side / CHIP);
      this.#chips.addChild(sprite);
    }
    const text = shortMoney(amountMinor);
    const amount = new Sprite({
      texture: this.#texture(text, (pen) => {
        pen.font = headFont({ ...this.#parts.frame, fontWeight: 800 }, text.length > 3 ? 22 : 30);
        pen.textAlign = "center";
        pen.textBaseline = "middle";
        pen.fillStyle = "#ffffff";
        pen.fillText(text, CHIP / 2, CHIP / 2 + 2, 60);
      }),
      anchor: 0.5,
      x,
      y: y - (CHIPS_IN_STACK - 1) * side * 0.08,
    });
    amount.scale.set((side * 0.92) / CHIP);
    this.#chips.addChild(amount);
  }

  #texture(name: string, draw: (pen: CanvasRenderingContext2D) => void): Texture {
    const known = this.#chipTextures.get(name) ?? this.stage.paint(CHIP, CHIP, draw);
    this.#chipTextures.set(name, known);
    return known;
  }

  #paintCloth(): void {
    const { frame, palette, t } = this.#parts;
    const { print, bets, frame: board } = this.#layout;
    const old = this.#cloth.texture;
    this.#cloth.texture = this.stage.paint(this.#size.width, this.#size.height, (pen) => {
      paintTable(pen, this.#size, this.#picture, { frame, palette });
      const font = (size: number) => headFont({ ...frame, fontWeight: 800 }, size);
      const place = { ...print, radius: this.#size.height * 4 };
      paintArc(pen, t("dealer_qualifies_print"), place, font, print.size, "rgba(255, 236, 184, 0.85)");
      slab(pen, board.x, board.y, board.width, board.height, 20, "rgba(0, 0, 0, 0.16)");
      edge(pen, board.x, board.y, board.width, board.height, 20, "rgba(255, 255, 255, 0.28)", 3);
      for (const [bet, name] of Object.entries(PRINTS) as [Bet, (typeof PRINTS)[Bet]][]) {
        const { x, y, side } = bets[bet];
        pen.beginPath();
        pen.arc(x, y, side * 0.6, 0, Math.PI * 2);
        pen.fillStyle = "rgba(0, 0, 0, 0.18)";
        pen.fill();
        pen.textAlign = "center";
        pen.textBaseline = "middle";
        pen.fillStyle = "rgba(255, 236, 184, 0.85)";
        pen.font = font(side * 0.26);
        pen.fillText(t(name), x, y, side * 1.02);
      }
    });
    if (old.width > 1) old.destroy(true);
  }
}
