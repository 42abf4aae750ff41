import { element } from "../../../controls/element.ts";
import type { BuildBonus } from "./bonus-view.ts";
import { gridPlaces } from "./grid-places.ts";
import styles from "./square.module.css";

/** The eyes of a die as places on a field of 3 by 3. */
const EYES: Readonly<Record<number, readonly number[]>> = {
  1: [5],
  2: [1, 9],
  3: [1, 5, 9],
  4: [1, 3, 7, 9],
  5: [1, 3, 5, 7, 9],
  6: [1, 3, 4, 6, 7, 9],
};

/** A square of doors with their rents: the dice fall, the token walks, and the door where it stops opens and pays. */
export const buildSquare: BuildBonus<"square"> = (parts, { rents }, { rolls }) => {
  const { art, clock, sound, t, say } = parts;
  const { side, places } = gridPlaces(rents.length);
  const doors = rents.map((rent, index) => {
    const place = places[index] ?? { row: 1, column: 1 };
    const door = element("li", { class: styles.door }, [
      element("span", { class: styles.leaf, text: `×${rent}` }),
    ]);
    door.style.gridArea = `${place.row} / ${place.column}`;
    return door;
  });
  const token = element("img", { class: styles.token, attributes: { src: art.symbol("key"), alt: "" } });
  const dice = element("div", { class: styles.dice });
  const total = element("p", { class: styles.total });
  const middle = element("div", { class: styles.middle }, [dice, total]);
  middle.style.gridArea = `2 / 2 / ${side} / ${side}`;
  const board = element("ol", { class: styles.board }, [...doors, middle]);
  board.style.setProperty("--side", String(side));
  doors[0]?.append(token);
  let collected = 0;
  const open = ({ dice: eyes, field, rent }: (typeof rolls)[number]) => {
    collected += rent;
    dice.replaceChildren(...eyes.map(die));
    doors[field]?.append(token);
    if (doors[field]) doors[field].dataset.open = "true";
    total.textContent = t("wheel_collected", { total: `×${collected}` });
  };
  return {
    root: element("div", { class: styles.field, aria: { hidden: true } }, [board]),
    async play(ms) {
      const rollMs = ms / rolls.length;
      let from = 0;
      for (const roll of rolls) {
        const [one, other] = roll.dice;
        if (ms > 0) {
          sound.play("roll");
          await tumble(parts.clock.still ? 0 : 6, rollMs * 0.3);
          dice.replaceChildren(die(one), die(other));
          for (let step = 1; step <= one + other; step += 1) {
            doors[(from + step) % rents.length]?.append(token);
            sound.play("tick");
            await clock.wait((rollMs * 0.42) / (one + other));
          }
        }
        open(roll);
        sound.play("land");
        if (one === other) say(t("wheel_double"));
        from = roll.field;
        if (ms > 0) await clock.wait(rollMs * 0.24);
      }
    },
  };

  /** Shows changing dice before they lie still. */
  async function tumble(times: number, ms: number): Promise<void> {
    for (let time = 0; time < times; time += 1) {
      dice.replaceChildren(die(((time * 5) % 6) + 1), die(((time * 3 + 2) % 6) + 1));
      await clock.wait(ms / times);
    }
  }
};

function die(eyes: number): HTMLElement {
  return element(
    "span",
    { class: styles.die },
    (EYES[eyes] ?? []).map((place) => {
      const eye = element("i");
      eye.style.gridArea = `${Math.ceil(place / 3)} / ${((place - 1) % 3) + 1}`;
      return eye;
    }),
  );
}
