import { Container, Graphics } from "pixi.js";
import type { Winner } from "../../play/win-show.ts";
import { edge, type Pen, slab, words } from "../../stage/pen.ts";
import { type CardParts, CardTable, CLOTH_PRINT } from "../cards/card-table.ts";
import { CardView } from "../cards/card-view.ts";
import { ChipStacks } from "../cards/chip-stacks.ts";
import type { TablePlan } from "../cards/table-field.ts";
import { type BetSpot, layOutTable, type TableLayout } from "./lay-out-table.ts";
import { type HoldemBet, type HoldemRound, idleCards, newRound } from "./round-state.ts";
import { tableLabels } from "./table-labels.ts";

const DEAL_MS = 210;
/** The text printed in each bet's circle. */
const PRINTS: Readonly<Record<HoldemBet, "bet_ante" | "bet_call" | "bet_aa-bonus">> = {
  ante: "bet_ante",
  call: "bet_call",
  "aa-bonus": "bet_aa-bonus",
};

export type Row = "dealer" | "board" | "player";
const ROWS: readonly Row[] = ["dealer", "board", "player"];

/** The table on the canvas: the cards of both sides and of the board, the bets' circles with their chips, and labels above the canvas. */
export class TableView {
  readonly table: CardTable;
  readonly #parts: CardParts;
  readonly #chips: ChipStacks;
  readonly #rings = new Graphics();
  readonly #cards = new Container();
  #layout: TableLayout;
  #rows: Record<Row, CardView[]> = { dealer: [], board: [], player: [] };
  #state: HoldemRound = newRound(0n, 0n);

  static async create(parts: CardParts, place?: TablePlan): Promise<TableView> {
    return new TableView(parts, await CardTable.create(parts, place));
  }

  private constructor(parts: CardParts, table: CardTable) {
    this.#parts = parts;
    this.table = table;
    this.#chips = new ChipStacks(table.stage, parts);
    this.#layout = layOutTable(table.size);
    table.stage.field.addChild(table.cloth, this.#rings, this.#chips.view, this.#cards);
    table.onReshape = () => this.#reshape();
    this.#paintCloth();
    this.show(this.#state);
  }

  #reshape(): void {
    this.#layout = layOutTable(this.table.size);
    this.#paintCloth();
    for (const row of ROWS) {
      for (const [index, view] of this.#rows[row].entries())
        view.put({ ...this.#spot(row, index), angle: 0 });
    }
    this.show(this.#state);
  }

  /** Moves the last round's cards off the table. */
  async clear(): Promise<void> {
    const views = ROWS.flatMap((row) => this.#rows[row]);
    this.#rows = { dealer: [], board: [], player: [] };
    const y = this.table.size.height * 0.25;
    await this.table.takeOff(views, { x: -160, y, height: this.#layout.board[0]?.height ?? 200 });
  }

  /** Deals cards one by one to the end of a row. An undefined card is dealt face down. */
  async deal(row: Row, faces: readonly (string | undefined)[]): Promise<void> {
    const { clock, sound } = this.#parts;
    const dealt: CardView[] = [];
    for (const _ of faces) {
      const index = this.#rows[row].length;
      const spot = this.#spot(row, index);
      const view = new CardView(this.table.textures, clock, {
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

  /** Lays cards at the end of a row without an animation. An undefined card lies face down. */
  lay(row: Row, faces: readonly (string | undefined)[]): void {
    for (const face of faces) {
      const place = { ...this.#spot(row, this.#rows[row].length), angle: 0 };
      const view = new CardView(this.table.textures, this.#parts.clock, place);
      if (face !== undefined) view.face(face);
      this.#cards.addChild(view.view);
      this.#rows[row].push(view);
    }
  }

  /** Turns the dealer's cards. */
  async turnDealer(faces: readonly string[]): Promise<void> {
    for (const [index, face] of faces.entries()) {
      this.#parts.sound.play("scratch");
      await this.#rows.dealer[index]?.turn(face, 320);
    }
  }

  /** Shows the dealer's cards without an animation. */
  showDealer(faces: readonly string[]): void {
    for (const [index, face] of faces.entries()) this.#rows.dealer[index]?.face(face);
  }

  /** Shows the round's hands, bets and results. */
  show(state: HoldemRound): void {
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
    this.table.showLabels(tableLabels(this.#parts, state, this.#layout));
    this.table.stage.draw();
  }

  /** The five cards of the player's hand. The celebration of a large win lifts them. */
  winners(): Winner[] {
    const { shown, player, board } = this.#state;
    const places = [
      ...player.map((card, index) => ({ card, ...this.#spot("player", index) })),
      ...board.map((card, index) => ({ card, ...this.#spot("board", index) })),
    ];
    return places
      .filter(({ card }) => !shown || shown.player.five.includes(card))
      .map(({ card, x, y, height }) => ({ texture: this.table.textures.face(card), x, y, side: height }));
  }

  #spot(row: Row, index: number): BetSpot {
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
    const { bets, results, winnings } = this.#state;
    this.#chips.show(
      this.#circles()
        .filter(([bet]) => results[bet] !== "lost")
        .map(([bet, place]) => ({ ...place, amountMinor: bets[bet], winningsMinor: winnings[bet] })),
    );
  }

  #circles(): [HoldemBet, TableLayout["bets"][HoldemBet]][] {
    return (Object.keys(PRINTS) as HoldemBet[]).map((bet) => [bet, this.#layout.bets[bet]]);
  }

  #paintCloth(): void {
    const { t } = this.#parts;
    const { print, bets, frame } = this.#layout;
    this.table.paintCloth({ ...print, text: t("dealer_qualifies_print"), bend: 4 }, (pen, font) => {
      slab(pen, frame.x, frame.y, frame.width, frame.height, 20, "rgba(0, 0, 0, 0.16)");
      edge(pen, frame.x, frame.y, frame.width, frame.height, 20, "rgba(255, 255, 255, 0.28)", 3);
      for (const [bet, name] of Object.entries(PRINTS) as [HoldemBet, (typeof PRINTS)[HoldemBet]][]) {
        const { x, y, side } = bets[bet];
        pen.beginPath();
        pen.arc(x, y, side * 0.6, 0, Math.PI * 2);
        pen.fillStyle = "rgba(0, 0, 0, 0.18)";
        pen.fill();
        printInCircle(pen, t(name), { x, y, side }, font);
      }
    });
  }
}

/** Prints a bet's name in its circle: on two lines if one line would be wider than the circle. */
function printInCircle(
  pen: Pen,
  name: string,
  { x, y, side }: { x: number; y: number; side: number },
  font: (size: number) => string,
): void {
  const size = side * 0.3;
  pen.font = font(size);
  const lines = pen.measureText(name).width > side ? name.split(/ |(?<=-)/) : [name];
  for (const [index, line] of lines.entries()) {
    const down = (index - (lines.length - 1) / 2) * size * 1.1;
    words(pen, line, { x, y: y + down, width: side * (down === 0 ? 1.04 : 0.94) }, font, size, CLOTH_PRINT);
  }
}
