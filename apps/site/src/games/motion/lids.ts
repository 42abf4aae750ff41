import { addBox, addSymbol, around, type MotionStage, mixedSymbols, move } from "./motion-stage.ts";

const SIDE = 3;
/** A field is rubbed free in this many strokes. */
const STROKES = 4;
/** The fields that are rubbed free, of nine: no symbol is seen three times. */
const OPENED = 4;

/** A coin rubs some fields of a card free: symbols of the title, each of another kind. */
export function lids({ root, width, height, look }: MotionStage): void {
  const { light, high, near, far, ink, deep } = look.motion.colours;
  const side = Math.min(width * 0.9, height * 0.8);
  const card = addBox(root, around(width / 2, height / 2, side), {
    borderRadius: `${side * 0.05}px`,
    background: light,
    boxShadow: `0 ${side * 0.02}px ${side * 0.08}px ${deep}`,
  });
  const faces = mixedSymbols();
  const pitch = side / SIDE;
  const centre = (field: number) => ({
    x: ((field % SIDE) + 0.5) * pitch,
    y: (Math.floor(field / SIDE) + 0.5) * pitch,
  });
  const order = [0, 1, 2, 5];
  const coin: Keyframe[] = [];
  for (let field = 0; field < SIDE * SIDE; field++) {
    const { x, y } = centre(field);
    const box = around(x, y, pitch * 0.84);
    const plate = addBox(card, box, {
      overflow: "hidden",
      borderRadius: `${pitch * 0.12}px`,
      background: `${high}55`,
    });
    const opened = order.indexOf(field);
    if (opened >= 0)
      addSymbol(plate, around(box.width / 2, box.width / 2, box.width * 0.8), faces[opened] ?? 0, look);
    const begin = 0.1 + (opened * 0.8) / OPENED;
    const step = 0.8 / OPENED / (STROKES + 1);
    for (let stroke = 0; stroke < STROKES; stroke++) {
      const tall = box.height / STROKES;
      const foil = addBox(
        plate,
        { x: 0, y: stroke * tall - 0.5, width: box.width, height: tall + 1 },
        {
          background: `linear-gradient(115deg, ${far}, ${near} 45%, ${far} 55%, ${near})`,
          backgroundSize: `${box.width}px ${box.height}px`,
          backgroundPosition: `0 ${-stroke * tall}px`,
          transformOrigin: stroke % 2 === 0 ? "right" : "left",
        },
      );
      if (opened < 0) continue;
      const at = begin + stroke * step;
      move(foil, [
        { transform: "none", offset: 0 },
        { transform: "none", offset: at },
        { transform: "scaleX(0)", offset: at + step },
        { transform: "scaleX(0)", offset: 1 },
      ]);
      const reach = (stroke % 2 === 0 ? 1 : -1) * box.width * 0.42;
      const down = (stroke + 0.5 - STROKES / 2) * tall;
      coin.push(
        { transform: `translate(${x - reach}px, ${y + down}px)`, offset: at },
        { transform: `translate(${x + reach}px, ${y + down}px)`, offset: at + step },
      );
    }
  }
  const first = coin[0]?.transform;
  const last = coin.at(-1)?.transform;
  const disc = addBox(card, around(0, 0, pitch * 0.5), {
    borderRadius: "50%",
    background: `radial-gradient(circle at 35% 30%, ${light}, ${high} 45%, ${near})`,
    border: `${pitch * 0.03}px solid ${ink}`,
    boxShadow: `0 2px 5px ${deep}aa`,
  });
  coin.sort((one, other) => Number(one.offset) - Number(other.offset));
  move(disc, [{ transform: first, offset: 0 }, ...coin, { transform: last, offset: 1 }]);
}
