import { element } from "../../../controls/element.ts";
import type { BuildBonus } from "./bonus-view.ts";
import styles from "./coin.module.css";

/** How often the coin turns over in the air. After an even number the first side is up, after one more the other side. */
const HALF_TURNS = 14;
/** How often each side's value changes before it stays. */
const CHANGES = 9;

/** A coin whose two sides get their values first; then it is tossed, and one side stays up. */
export const buildCoin: BuildBonus<"coin"> = ({ clock, sound }, { sides: all }, { sides, up }) => {
  const faces = ["front", "back"].map((side) =>
    element("span", { class: styles.face, attributes: { "data-side": side } }, ["?"]),
  );
  const coin = element("div", { class: styles.coin }, faces);
  const root = element("div", { class: styles.field, aria: { hidden: true } }, [coin]);
  const labels = sides.map((_, index) =>
    element("b", { class: styles.label, attributes: { "data-side": index === 0 ? "front" : "back" } }, ["?"]),
  );
  root.prepend(labels[0] as HTMLElement);
  root.append(labels[1] as HTMLElement);
  const put = (index: number, text: string) => {
    for (const target of [faces[index], labels[index]]) if (target) target.textContent = text;
  };
  return {
    root,
    async play(ms) {
      for (const [index, value] of sides.entries()) {
        for (let change = 0; ms > 0 && !clock.still && change < CHANGES; change += 1) {
          put(index, `×${all[(change * 5 + index) % all.length]?.value}`);
          sound.play("tick");
          await clock.wait((ms * 0.2) / CHANGES);
        }
        put(index, `×${value}`);
        sound.play("land");
      }
      if (ms > 0) await clock.wait(ms * 0.08);
      await clock.move(ms > 0 ? ms * 0.45 : 1, (share) => {
        const turns = (HALF_TURNS + up) * share;
        const height = Math.sin(Math.min(1, share * 1.15) * Math.PI);
        coin.style.transform = `translateY(${-height * 34}%) rotateX(${turns * 180}deg)`;
      });
      labels[up]?.setAttribute("data-up", "true");
      sound.play("land");
    },
  };
};
