import { element } from "../../../controls/element.ts";
import { ShowWheel } from "../../show-wheel/show-wheel.ts";
import { inkOn } from "../ink-on.ts";
import { pickPicture } from "../pick-picture.ts";
import type { BuildBonus } from "./bonus-view.ts";
import styles from "./second-wheel.module.css";

/** Fills of the second wheel's segments, from the lowest value to the highest. */
const FILLS = ["#3a55c4", "#2c93c7", "#1fae8e", "#7fb83a", "#e5a52e", "#e8612f", "#d1246a"];
const PICTURES = 7;

/** A second wheel with a pointer for each pick. In its weather it rains, snows, or is hidden by fog until it stops. */
export const buildSecondWheel: BuildBonus<"second-wheel"> = (parts, { spot, values }, event) => {
  const { look, art, frame, clock, sound, pick } = parts;
  const ranks = [...new Set(values)].sort((one, other) => one - other);
  const segments = values.map((value) => {
    const rank = ranks.indexOf(value);
    const fill = FILLS[Math.round((rank / Math.max(1, ranks.length - 1)) * (FILLS.length - 1))] ?? "#3a55c4";
    return { text: String(value), fill, ink: inkOn(fill) };
  });
  const picks = look.picks ?? { shape: "balloon" as const, colours: ["#ffd23f"] };
  const pointers = picks.colours.map((colour, index) => {
    const figure = element("span", { class: styles.figure }, [
      pickPicture(picks.shape, colour, index + 1),
      element("b", { class: styles.value }),
    ]);
    const pointer = element(
      "span",
      { class: styles.pointer, attributes: { "data-own": String(index === pick) } },
      [figure],
    );
    pointer.style.setProperty("--turn", `${(index / picks.colours.length) * 360}deg`);
    pointer.style.setProperty("--pick", colour);
    return { pointer, figure };
  });
  const wheel = new ShowWheel({
    clock,
    sound,
    frame,
    look: look.wheel,
    segments,
    hub: art.symbol(look.spots[spot]?.icon ?? look.hub),
    pointers: pointers.map(({ pointer }) => pointer),
  });
  const sky = element(
    "span",
    { class: styles.sky, attributes: { "data-sky": spot } },
    Array.from({ length: PICTURES }, (_, index) => {
      const flake = element("i");
      flake.style.setProperty("--at", String(index / PICTURES));
      return flake;
    }),
  );
  const root = element("div", { class: styles.field, aria: { hidden: true } }, [
    element("div", { class: styles.square }, [wheel.root]),
    sky,
  ]);
  wheel.stand(0);
  return {
    root,
    async play(ms) {
      if (ms > 0) await clock.wait(Math.min(1_200, ms * 0.1));
      await wheel.spin(event.stop, ms > 0 ? Math.min(9_000, ms * 0.75) : 0);
      sky.dataset.over = "true";
      if (ms > 0) await clock.wait(Math.min(900, ms * 0.08));
      for (const [index, { figure }] of pointers.entries()) {
        const value = figure.querySelector("b");
        if (value) value.textContent = `×${event.values[index] ?? event.values[0]}`;
      }
      sound.play("reveal");
    },
  };
};
