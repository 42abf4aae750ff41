import { element } from "../../../controls/element.ts";
import type { BuildBonus } from "./bonus-view.ts";
import styles from "./ladder.module.css";

/** Rungs with their values: a marker climbs from the lowest one to the one where it stays. */
export const buildLadder: BuildBonus<"ladder"> = ({ look, art, clock, sound }, { spot, rungs }, { rung }) => {
  const steps = rungs.map(({ value }) => element("li", { class: styles.rung }, [`×${value}`]));
  const marker = element("img", {
    class: styles.marker,
    attributes: { src: art.symbol(look.spots[spot]?.icon ?? look.hub), alt: "" },
  });
  const root = element("ol", { class: styles.ladder, attributes: { "data-spot": spot } }, steps);
  const reach = (index: number) => {
    steps[index]?.append(marker);
    for (const [place, step] of steps.entries()) step.dataset.passed = String(place <= index);
  };
  return {
    root,
    async play(ms) {
      const stepMs = ms / (rung + 2);
      for (let index = ms > 0 ? 0 : rung; index <= rung; index += 1) {
        reach(index);
        sound.play("rise", index);
        // The climb slows down before its end, and before a rung that it could still reach.
        if (ms > 0) await clock.wait(Math.min(1_900, stepMs) * (index >= rung - 1 ? 1.5 : 1));
      }
      const last = steps[rung];
      if (last) last.dataset.reached = "true";
      sound.play("land");
    },
  };
};
