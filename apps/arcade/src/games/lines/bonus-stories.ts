import type { LinesEvent, LinesLayout } from "@bellwether/games/mechanics/lines/wire.ts";
import type { GameParts } from "../../play/game.ts";
import type { Stories } from "../../player/script-player.ts";
import type { Plate } from "../slots/plate.ts";
import { BonusScene } from "./bonus-scene.ts";
import { BonusTrailView } from "./bonus-trail-view.ts";
import { BonusWheelView } from "./bonus-wheel-view.ts";
import type { Machine } from "./machine.ts";
import type { LinesState } from "./round-state.ts";

/** The parts that the animations of a wheel or a trail need. `bonus` is the one that is open; only a trail has a `trail`. */
export type BonusSceneStage = {
  parts: GameParts;
  layout: LinesLayout;
  machine: Machine;
  plate: Plate;
  bonus?: { scene: BonusScene; trail?: BonusTrailView } | undefined;
};

type BonusEvent = Extract<
  LinesEvent,
  { type: "wheel-turned" | "trail-started" | "die-thrown" | "trail-ended" }
>;

/** The time for the scatters' win to be seen before the scene opens, and between two throws. */
const SEEN_MS = 500;

/** The animations of a wheel or a trail, each in a scene over the reels. */
export function animateBonus(stage: BonusSceneStage): Stories<BonusEvent, LinesState> {
  const { parts, layout, machine, plate } = stage;
  const { t, money, sound, clock, say } = parts;
  const { feature } = layout;
  const prepare = async (text: string) => {
    sound.play("feature");
    say(text);
    await clock.read(SEEN_MS);
    machine.wins.clear();
    plate.say("");
  };
  const close = () => {
    stage.bonus?.scene.remove();
    stage.bonus = undefined;
  };
  const pictureOfWild = () => machine.pictureOf(layout.symbols.find(({ role }) => role === "wild")?.id ?? "");
  return {
    async "wheel-turned"({ segment, payoutMinor }, { after }) {
      const won = feature?.kind === "bonus-wheel" ? feature.segments[segment] : undefined;
      if (feature?.kind !== "bonus-wheel" || !won) return;
      await prepare(t("bonus_wheel"));
      const wheel = new BonusWheelView(parts, feature, pictureOfWild());
      const scene = new BonusScene(parts, t("bonus_wheel"), { view: wheel.root, isWide: false });
      stage.bonus = { scene };
      await scene.begin(t("bonus_wheel_turn"));
      await wheel.turn(segment);
      if ("prize" in won) {
        const amountMinor = BigInt(payoutMinor);
        sound.play("win");
        scene.count(amountMinor);
        parts.showWin(after.wonMinor);
        await scene.end(t("bonus_wheel_paid", { amount: money(amountMinor) }));
      } else {
        sound.play("feature");
        const { spins, multiplier } = won;
        const intro = multiplier > 1 ? ` · ${t("free_spins_intro", { multiplier })}` : "";
        await scene.end(t("free_spins_won", { count: spins }) + intro);
      }
      close();
    },
    async "trail-started"({ throws }) {
      if (feature?.kind !== "bonus-trail") return;
      await prepare(t("bonus_trail"));
      const trail = new BonusTrailView(parts, feature, pictureOfWild());
      const scene = new BonusScene(parts, t("bonus_trail"), {
        view: trail.root,
        beside: trail.die,
        isWide: true,
      });
      stage.bonus = { scene, trail };
      scene.write(t("bonus_trail_left", { count: throws }));
      await scene.begin(t("bonus_trail_throw"));
    },
    async "die-thrown"({ face, landed, place, left, payoutMinor }, { before, after }) {
      const { scene, trail } = stage.bonus ?? {};
      if (!scene || !trail) return;
      scene.write(t("bonus_trail_left", { count: left }));
      await trail.roll(face);
      await trail.hop(before.trail?.place ?? -1, landed);
      if (place !== landed) {
        const way = place > landed ? "forward" : "back";
        scene.write(t("bonus_trail_moved", { move: Math.abs(place - landed), way }));
        await clock.read(SEEN_MS);
        await trail.slide(landed, place);
      }
      sound.play("reveal", 1 + place * 0.02);
      scene.count(after.trail?.wonMinor ?? 0n);
      parts.showWin(after.wonMinor);
      const text = `+${money(payoutMinor)}`;
      scene.write(left > 0 ? `${text} · ${t("bonus_trail_left", { count: left })}` : text);
      say(text);
      await clock.read(SEEN_MS * 1.4);
    },
    async "trail-ended"({ hasEnded, totalMinor }) {
      const { scene } = stage.bonus ?? {};
      if (!scene) return;
      sound.play(hasEnded ? "win" : "rise");
      const paid = t("bonus_trail_paid", { amount: money(totalMinor) });
      await scene.end(hasEnded ? `${t("bonus_trail_end")} · ${paid}` : paid);
      close();
    },
  };
}
