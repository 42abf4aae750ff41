type Vector = readonly [x: number, y: number, z: number];

/** A rotation as a matrix of three rows. x points right, y down and z at the viewer. */
export type Turn = readonly [Vector, Vector, Vector];

export type CubePoint = { x: number; y: number };

/** A visible face of a die: its value, its brightness, and the projection of a point on the face. */
export type SeenFace = {
  value: number;
  /** From 0 to 1. */
  light: number;
  /** `u` and `v` run from -1 to 1 across the face. The result is in halves of the die's edge, from the middle of the die. */
  at(u: number, v: number): CubePoint;
};

/** For each value the direction out of its face, and the two directions along the face. Opposite values add up to seven. */
const FACES: Readonly<Record<number, readonly [out: Vector, along: Vector, down: Vector]>> = {
  1: [
    [0, 0, 1],
    [1, 0, 0],
    [0, 1, 0],
  ],
  2: [
    [0, 1, 0],
    [1, 0, 0],
    [0, 0, -1],
  ],
  3: [
    [1, 0, 0],
    [0, 0, -1],
    [0, 1, 0],
  ],
  4: [
    [-1, 0, 0],
    [0, 0, 1],
    [0, 1, 0],
  ],
  5: [
    [0, -1, 0],
    [1, 0, 0],
    [0, 0, 1],
  ],
  6: [
    [0, 0, -1],
    [-1, 0, 0],
    [0, 1, 0],
  ],
};

/** The angle of the view in radians. The front face is visible below the upper face. */
const TILT = 0.52;
const LIGHT: Vector = [-0.32, -0.42, 0.85];

function turnX(angle: number): Turn {
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return [
    [1, 0, 0],
    [0, cos, -sin],
    [0, sin, cos],
  ];
}

function turnY(angle: number): Turn {
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return [
    [cos, 0, sin],
    [0, 1, 0],
    [-sin, 0, cos],
  ];
}

function turnZ(angle: number): Turn {
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return [
    [cos, -sin, 0],
    [sin, cos, 0],
    [0, 0, 1],
  ];
}

const dot = (one: Vector, other: Vector) => one[0] * other[0] + one[1] * other[1] + one[2] * other[2];
const turned = (turn: Turn, vector: Vector): Vector => [
  dot(turn[0], vector),
  dot(turn[1], vector),
  dot(turn[2], vector),
];

/** The rotation by `second`, followed by the rotation by `first`. */
function after(first: Turn, second: Turn): Turn {
  const column = (index: 0 | 1 | 2): Vector => [second[0][index], second[1][index], second[2][index]];
  const columns = [column(0), column(1), column(2)] as const;
  const row = (vector: Vector): Vector => [
    dot(vector, columns[0]),
    dot(vector, columns[1]),
    dot(vector, columns[2]),
  ];
  return [row(first[0]), row(first[1]), row(first[2])];
}

/** The rotation that brings each value up. */
const UP: Readonly<Record<number, Turn>> = {
  1: turnX(0),
  2: turnX(Math.PI / 2),
  3: turnY(-Math.PI / 2),
  4: turnY(Math.PI / 2),
  5: turnX(-Math.PI / 2),
  6: turnX(Math.PI),
};

/** The rotation of a die that rolls `rolls` radians more before it lies with `value` up. `twist` is its final rotation on the felt. */
export function dieTurn(value: number, twist: number, rolls: number): Turn {
  const lying = after(turnZ(twist + rolls * 0.35), UP[value] as Turn);
  const rolling = after(turnY(-rolls), turnX(rolls * 0.7));
  return after(turnX(TILT), after(rolling, lying));
}

/** The faces that the viewer sees. */
export function seenFaces(turn: Turn): SeenFace[] {
  return Object.entries(FACES).flatMap(([value, [out, along, down]]) => {
    const facing = turned(turn, out);
    if (facing[2] <= 0.01) return [];
    const [right, low] = [turned(turn, along), turned(turn, down)];
    return {
      value: Number(value),
      light: Math.max(0, dot(facing, LIGHT)),
      at: (u: number, v: number) => ({
        x: facing[0] + u * right[0] + v * low[0],
        y: facing[1] + u * right[1] + v * low[1],
      }),
    };
  });
}
