import type { RoundReplay } from "@bellwether/contract/studio/round.ts";
import type { BaccaratEvent } from "@bellwether/games/mechanics/baccarat/wire.ts";
import type { ChoiceLinesEvent, FreeSpinsOption } from "@bellwether/games/mechanics/choice-lines/wire.ts";
import type { MinesEvent } from "@bellwether/games/mechanics/mines/wire.ts";
import type { PickLinesEvent } from "@bellwether/games/mechanics/pick-lines/wire.ts";
import type { RouletteEvent } from "@bellwether/games/mechanics/roulette/wire.ts";
import type { VideoPokerEvent } from "@bellwether/games/mechanics/video-poker/wire.ts";
import { describe, expect, it } from "vitest";
import type { GameParts, RoundAnimation } from "../play/game.ts";
import { playScript, type Stories } from "../player/script-player.ts";
import { createTakenBy } from "../round/taken-by.ts";
import { loadTexts } from "../texts/texts.ts";
import * as baccarat from "./baccarat/round-state.ts";
import { animateBaccarat } from "./baccarat/stories.ts";
import type { ChoiceScene } from "./choice-lines/choice-scene.ts";
import * as choiceLines from "./choice-lines/round-state.ts";
import { animateChoiceLines } from "./choice-lines/stories.ts";
import { advanceField, newField } from "./mines/field-state.ts";
import { animateMines } from "./mines/stories.ts";
import * as pickLines from "./pick-lines/round-state.ts";
import { animatePickLines } from "./pick-lines/stories.ts";
import { animateRoulette } from "./roulette/stories.ts";
import * as videoPoker from "./video-poker/round-state.ts";
import { animateVideoPoker } from "./video-poker/stories.ts";

const t = await loadTexts("en");

/** A picture, sound or clock without a browser: whatever is called on it ends at once. */
const ignored: never = new Proxy(() => {}, {
  get: (_, name) => (name === "then" ? undefined : ignored),
  apply: () => ignored,
}) as never;

type Taken = RoundReplay["actions"][number];
const byPlayer = (action: Taken["action"]): Taken => ({ action, stakeMinor: "0", byRule: false });
const byRule = (action: Taken["action"]): Taken => ({ action, stakeMinor: "0", byRule: true });

type Playing = { parts: GameParts; animation: RoundAnimation };

/** Plays a round's script, as a replay if it has `replayed` actions, and returns what was said of the choices. */
async function play<Event extends { type: string }, State>(
  events: readonly Event[],
  { initial, advance }: { initial: State; advance(state: State, event: Event): State },
  animate: (playing: Playing) => Stories<Event, State>,
  replayed?: readonly Taken[],
): Promise<string[]> {
  const said: string[] = [];
  const parts = {
    ...{ clock: ignored, sound: ignored, board: ignored, palette: ignored },
    ...{ money: String, t, say: (text: string) => said.push(text), showWin: () => {}, vibrate: () => {} },
  } as unknown as GameParts;
  const animation: RoundAnimation = {
    ...{ stakeMinor: 100n, input: undefined, celebration: "none", isContinued: false },
    isReplay: replayed !== undefined,
    takenBy: replayed && createTakenBy([...replayed]),
  };
  const stories = animate({ parts, animation });
  await playScript(events, { initial, advance, stories }, ignored);
  return said.filter((text) => /^(Your choice|By the rule)/.test(text));
}

const ended = (payoutMinor: string) => ({ type: "round-ended", payoutMinor }) as const;

describe("the replay of a round", () => {
  const mines = (events: readonly MinesEvent[], actions?: Taken[]) =>
    play(
      events,
      { initial: newField(3), advance: advanceField },
      ({ parts, animation }) => animateMines(parts, ignored, animation),
      actions,
    );
  const laid: MinesEvent = { type: "field-laid", mines: 3, nextHundredths: 112 };
  const opened: MinesEvent = {
    ...{ type: "tile-opened", tile: 6, opened: 1, worthMinor: "112" },
    ...{ multiplierHundredths: 112, nextHundredths: 128 },
  };

  it("the replay of a round of mines names tile 7, and says that the rule collected 1.12", async () => {
    const won = { type: "cash-out-won", opened: 1, multiplierHundredths: 112, payoutMinor: "112" } as const;
    const events: MinesEvent[] = [laid, opened, won, { type: "mines-shown", tiles: [0, 1, 2] }, ended("112")];
    const actions = [byPlayer({ type: "open", tile: 6 }), byRule({ type: "cash-out" })];
    expect(await mines(events, actions)).toEqual([
      "Your choice: Tile 7",
      "By the rule, as no choice came in time or play had ended: Collect",
    ]);
    expect(await mines(events)).toEqual([]);
  });

  it("the replay of a round of mines names tile 1 with its mine", async () => {
    const hit: MinesEvent[] = [laid, opened, { type: "mine-hit", tile: 0 }, ended("0")];
    const actions = [byPlayer({ type: "open", tile: 6 }), byPlayer({ type: "open", tile: 0 })];
    expect(await mines(hit, actions)).toEqual(["Your choice: Tile 7", "Your choice: Tile 1"]);
  });

  it("the replay of a round of a pick names box 12 of the player, and says that the rule opened box 1", async () => {
    const events: PickLinesEvent[] = [
      { type: "pick-started", boxes: 12 },
      { type: "prize-won", box: 11, payoutMinor: "40", totalMinor: "40" },
      { type: "box-empty", box: 0 },
      ended("40"),
    ];
    const actions = [byPlayer({ type: "open", box: 11 }), byRule({ type: "open", box: 0 })];
    const said = await play(
      events,
      { initial: pickLines.newRound([]), advance: pickLines.advance },
      (playing) =>
        animatePickLines({
          ...playing,
          ...{ machine: ignored, plate: ignored, panel: ignored, scatters: 3, startedAtMs: () => 0 },
          layout: { lines: [], symbols: [] },
        }),
      actions,
    );
    expect(said).toEqual([
      "Your choice: Box 12",
      "By the rule, as no choice came in time or play had ended: Box 1",
    ]);
  });

  it("the replay of a round with free spins to choose names those of the player, and says that the rule took the middle ones", async () => {
    const options = [
      { spins: 24, multiplier: 2 },
      { spins: 8, multiplier: 6 },
      { spins: 3, multiplier: 16 },
    ];
    const taken: number[] = [];
    const choiceOf = (option: number, by: typeof byPlayer) =>
      play<ChoiceLinesEvent, choiceLines.ChoiceLinesState>(
        [{ type: "free-spins-offered", options: 3 }, { type: "free-spins-chosen", option }, ended("0")],
        { initial: choiceLines.newRound([]), advance: choiceLines.advance },
        (playing) =>
          animateChoiceLines({
            ...playing,
            ...{ machine: ignored, plate: ignored, scatters: 3, startedAtMs: () => 0, begin() {} },
            ...{ feature: undefined, closeScene() {} },
            openScene: () => ({ take: (at: number) => taken.push(at) }) as unknown as ChoiceScene,
            layout: {
              lines: [],
              symbols: [],
              choice: { scatters: 3, options: options as FreeSpinsOption[] },
            },
          }),
        [by({ type: "choose", option })],
      );
    expect(await choiceOf(2, byPlayer)).toContain("Your choice: 3 free spins ×16");
    expect(await choiceOf(1, byRule)).toContain(
      "By the rule, as no choice came in time or play had ended: 8 free spins ×6",
    );
    expect(taken).toEqual([2, 1]);
  });

  it.each([
    [[true, false, true, false, false], byPlayer, "Your choice: hold K♠ 9♦"],
    [[false, false, false, false, false], byPlayer, "Your choice: hold nothing"],
    [[true, true, true, true, true], byPlayer, "Your choice: hold all five"],
    [
      [true, false, false, false, false],
      byRule,
      "By the rule, as no choice came in time or play had ended: hold K♠",
    ],
  ])("the replay of a round of video poker names the hold %j", async (hold, by, text) => {
    const cards = ["KS", "2H", "9D", "4C", "7S"];
    const events: VideoPokerEvent[] = [
      { type: "hand-dealt", cards },
      { type: "cards-held", hold },
      { type: "cards-drawn", cards },
      ended("0"),
    ];
    const said = await play(
      events,
      { initial: videoPoker.newRound, advance: videoPoker.advance },
      ({ parts, animation }) => animateVideoPoker(parts, ignored, animation),
      [by({ hold })],
    );
    expect(said).toEqual([text]);
  });
});

describe("what a game shows of its last rounds", () => {
  it("in roulette, a new round with 17 adds 17 to the last numbers; its replay adds nothing", async () => {
    const events: RouletteEvent[] = [{ type: "ball-landed", pocket: 17, color: "black" }, ended("0")];
    const numbers: number[] = [];
    const lastNumbers = { add: (pocket: number) => numbers.push(pocket) };
    const show = (replayed?: Taken[]) =>
      play(
        events,
        { initial: 0n, advance: (wonMinor: bigint) => wonMinor },
        ({ parts, animation }) =>
          animateRoulette(
            { parts, wheel: ignored, table: ignored, lastNumbers: lastNumbers as never },
            animation,
          ),
        replayed,
      );
    await show([]);
    expect(numbers).toEqual([]);
    await show();
    expect(numbers).toEqual([17]);
  });

  it("what a game shows of its last rounds in baccarat is one bead for a new round, and none for its replay", async () => {
    const compared: BaccaratEvent = {
      ...{ type: "hands-compared", winner: "banker", playerPoints: 4, bankerPoints: 7 },
      ...{ playerPair: false, bankerPair: false, natural: false },
    };
    const events: BaccaratEvent[] = [compared, ended("0")];
    const beads: unknown[] = [];
    const road = { add: (bead: unknown) => beads.push(bead) };
    const show = (replayed?: Taken[]) =>
      play(
        events,
        { initial: baccarat.NEW_ROUND, advance: baccarat.advance },
        ({ parts, animation }) =>
          animateBaccarat({ parts, table: ignored, spots: ignored, road: road as never }, animation),
        replayed,
      );
    await show([]);
    expect(beads).toEqual([]);
    await show();
    expect(beads).toEqual([compared]);
  });
});
