import { addBox, around, type MotionStage, move } from "./motion-stage.ts";

/** Places of the pips on a face of a die, as fractions of its side. */
const [LOW, MID, HIGH] = [0.26, 0.5, 0.74];
const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [[MID, MID]],
  [
    [LOW, LOW],
    [HIGH, HIGH],
  ],
  [
    [LOW, LOW],
    [MID, MID],
    [HIGH, HIGH],
  ],
  [
    [LOW, LOW],
    [LOW, HIGH],
    [HIGH, LOW],
    [HIGH, HIGH],
  ],
  [
    [LOW, LOW],
    [LOW, HIGH],
    [MID, MID],
    [HIGH, LOW],
    [HIGH, HIGH],
  ],
  [
    [LOW, LOW],
    [LOW, MID],
    [LOW, HIGH],
    [HIGH, LOW],
    [HIGH, MID],
    [HIGH, HIGH],
  ],
];
/** The turn of each face; opposite ones have seven pips together. */
const TURNS = [
  "",
  "rotateX(90deg)",
  "rotateY(90deg)",
  "rotateY(-90deg)",
  "rotateX(-90deg)",
  "rotateY(180deg)",
];

/** Two dice tumble through the picture, and lie nowhere. */
export function cubes({ root, width, height, look }: MotionStage): void {
  const { light, ink, accent, letter } = look.motion.colours;
  const side = Math.min(width * 0.3, height * 0.34);
  root.style.perspective = `${side * 5}px`;
  const dice = [
    { face: light, pip: ink, x: 0.36, y: 0.42, spin: 1 },
    { face: accent, pip: letter, x: 0.64, y: 0.6, spin: -1 },
  ];
  for (const { face, pip, x, y, spin } of dice) {
    const hop = addBox(root, around(width * x, height * y, side), { transformStyle: "preserve-3d" });
    const cube = addBox(hop, { x: 0, y: 0, width: side, height: side }, { transformStyle: "preserve-3d" });
    TURNS.forEach((turn, index) => {
      const dots = (PIPS[index] ?? []).map(
        ([left, top]) =>
          `radial-gradient(circle at ${left * 100}% ${top * 100}%, ${pip} ${side * 0.09}px, #0000 ${side * 0.1}px)`,
      );
      addBox(
        cube,
        { x: 0, y: 0, width: side, height: side },
        {
          transform: `${turn} translateZ(${side / 2}px)`,
          borderRadius: `${side * 0.12}px`,
          background: [...dots, face].join(),
          boxShadow: `inset 0 0 ${side * 0.2}px ${ink}55`,
        },
      );
    });
    move(cube, [
      { transform: "rotateX(-20deg) rotateY(30deg)" },
      { transform: `rotateX(${700 * spin}deg) rotateY(${520 * spin}deg) rotateZ(${200 * spin}deg)` },
    ]);
    const lift = (part: number) => `translate(${width * 0.05 * spin * part}px, ${-height * 0.16 * part}px)`;
    move(
      hop,
      [
        { transform: lift(-0.4), easing: "ease-out" },
        { transform: lift(1), easing: "ease-in" },
        { transform: lift(-0.4), easing: "ease-out" },
      ],
      { duration: 1200, iterations: 4, iterationStart: spin > 0 ? 0 : 0.5 },
    );
  }
}
