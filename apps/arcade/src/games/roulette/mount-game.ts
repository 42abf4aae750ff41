import { RouletteEvent, RouletteInput, RouletteLayout } from "@bellwether/games/mechanics/roulette/wire.ts";
import { playScript, type Stories } from "../../player/script-player.ts";
import { isWin } from "../../round/celebration.ts";
import type { Size } from "../../stage/lay-out-board.ts";
import { celebrate } from "../celebrate/celebrate.ts";
import type { Winner } from "../celebrate/win-show.ts";
import { buildChipBetting } from "../chips/chip-betting.ts";
import { eventsOf, type Game, type GameParts, type MountGame, type RoundAnimation } from "../game.ts";
import { LastNumbers } from "./last-numbers.ts";
import { tableRect } from "./lay-out-table.ts";
import { TableView } from "./table-view.ts";
import { WheelView } from "./wheel-view.ts";

/** Roulette with one zero, European or French: a wheel and a betting table. */
export const mountGame: MountGame = async (parts: GameParts): Promise<Game> => {
  const layout = RouletteLayout.parse(parts.sheet.layout);
  const wheel = await WheelView.create(parts, layout);
  const place = {
    section: parts.board.section,
    rectOn: (board: Size) => tableRect(board, parts.room?.isFirstPerson),
  };
  const betting = buildChipBetting(
    parts,
    layout,
    (chips, pressed) => new TableView(parts, place, layout, chips, pressed),
  );
  const table = betting.spots;
  const lastNumbers = new LastNumbers(parts.board.section, parts.t);
  const scene = { parts, wheel, table, lastNumbers };

  return {
    choice: () => ({ stakeMinor: betting.totalMinor, input: { bets: betting.bets } }),
    keepChoice: betting.keep,
    setOpen: betting.setOpen,
    async play(script, animation) {
      betting.begin(RouletteInput.safeParse(animation.input).data?.bets);
      const events = eventsOf(RouletteEvent, script);
      const plan = { initial: 0n, advance: addWins, stories: animate(scene, animation) };
      await playScript<RouletteEvent, bigint>(events, plan, parts.clock);
      betting.finish();
    },
  };
};

function addWins(wonMinor: bigint, event: RouletteEvent): bigint {
  return event.type === "bet-won" ? wonMinor + BigInt(event.payoutMinor) : wonMinor;
}

type Scene = {
  parts: GameParts;
  wheel: WheelView;
  table: TableView;
  lastNumbers: LastNumbers;
};

function animate(
  { parts, wheel, table, lastNumbers }: Scene,
  animation: RoundAnimation,
): Stories<RouletteEvent, bigint> {
  const { clock, sound, t } = parts;
  const isWinningRound = isWin(animation.celebration);
  let winner: Winner | undefined;
  return {
    async "ball-landed"({ pocket, color }) {
      await wheel.spin(pocket);
      parts.say(t("ball_landed", { pocket: String(pocket), color }));
      if (!animation.isReplay) lastNumbers.add(pocket, color);
      winner = wheel.winner(pocket, color);
      await wheel.rest();
      table.showResult(pocket);
      await clock.wait(500);
    },
    async "bet-won"({ spot, amountMinor, payoutMinor }, { after }) {
      table.showPaid(spot, BigInt(payoutMinor));
      // Only a French table pays less than the bet: on zero it returns half of an even chance bet.
      if (BigInt(payoutMinor) < BigInt(amountMinor)) {
        parts.say(t("la_partage_zero"));
        await clock.read(900);
      }
      if (isWinningRound) {
        sound.play("line");
        parts.showWin(after);
      }
      await clock.read(420);
    },
    async "round-ended"({ payoutMinor }) {
      const paid = { payoutMinor: BigInt(payoutMinor), stakeMinor: animation.stakeMinor };
      await celebrate(parts, wheel, paid, winner ? [winner] : []);
      winner?.texture.destroy(true);
      await clock.read(500);
    },
  };
}
