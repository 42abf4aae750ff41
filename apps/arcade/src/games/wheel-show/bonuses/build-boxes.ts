import { element } from "../../../controls/element.ts";
import { pickPicture } from "../pick-picture.ts";
import type { BuildBonus } from "./bonus-view.ts";
import styles from "./boxes.module.css";

/** Suitcases on a belt, or balloons on a wall: the player's own is opened last. */
export const buildBoxes: BuildBonus<"boxes"> = ({ look, clock, sound, t, pick }, _, { values }) => {
  const picks = look.picks ?? { shape: "suitcase" as const, colours: [] };
  const boxes = picks.colours.map((colour, index) => {
    const box = element("li", { class: styles.box, attributes: { "data-own": String(index === pick) } }, [
      element("span", { class: styles.picture }, [pickPicture(picks.shape, colour, index + 1)]),
      element("b", { class: styles.value, text: `×${values[index]}` }),
    ]);
    box.style.setProperty("--pick", colour);
    return box;
  });
  const own = pick === undefined ? undefined : boxes[pick];
  const mine =
    own && element("span", { class: styles.mine, text: t("wheel_pick", { show: showOf(picks.shape) }) });
  if (mine) own.prepend(mine);
  // The lower values come first, so that it stays exciting; the player's own box comes last.
  const order = boxes
    .map((box, index) => ({ box, value: values[index] ?? 0 }))
    .sort((one, other) => Number(one.box === own) - Number(other.box === own) || one.value - other.value);
  return {
    root: element(
      "ol",
      {
        class: styles.row,
        attributes: { "data-shape": picks.shape },
      },
      boxes,
    ),
    async play(ms) {
      const stepMs = ms / (order.length + 1);
      for (const { box } of order) {
        if (ms > 0) await clock.wait(box === own ? stepMs * 2 : stepMs);
        box.dataset.open = "true";
        sound.play(picks.shape === "balloon" ? "pop" : "land");
      }
    },
  };
};

const showOf = (shape: string) => (shape === "balloon" ? "carnival" : "luggage");
