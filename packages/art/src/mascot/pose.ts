/** `watching` looks to the side, at the game. With `-blink` the eyes are shut for a moment. */
export type PoseName =
  | "standing"
  | "waving"
  | "celebrating"
  | "shrugging"
  | "pointing"
  | "watching"
  | "resting"
  | `${"standing" | "waving" | "watching"}-blink`;

/** Offsets from the shoulder, drawn for the figure's right side of the picture; the left is mirrored. */
export type Arm = { elbow: [number, number]; hand: [number, number]; front?: boolean };

export type Pose = {
  left: Arm;
  right: Arm;
  eyes: "open" | "happy" | "closed" | "blink" | "wide" | "aside" | "wink";
  mouth: "smile" | "grin" | "wavy" | "small" | "smirk";
  /** The head's tilt in degrees. */
  tilt: number;
  /** How far the figure is off the ground. */
  lift: number;
  legs: "stand" | "jump" | "sit";
};

const down: Arm = { elbow: [40, 40], hand: [26, 88] };
const hip: Arm = { elbow: [62, 26], hand: [14, 76] };
const up: Arm = { elbow: [54, -18], hand: [60, -104] };
const open: Arm = { elbow: [30, 56], hand: [98, 10] };

const standing: Pose = {
  left: down,
  right: hip,
  eyes: "open",
  mouth: "smile",
  tilt: 0,
  lift: 0,
  legs: "stand",
};
const waving: Pose = {
  left: hip,
  right: { elbow: [66, 0], hand: [70, -92] },
  eyes: "open",
  mouth: "grin",
  tilt: -5,
  lift: 0,
  legs: "stand",
};
const watching: Pose = { ...standing, left: hip, right: down, eyes: "aside", mouth: "small", tilt: 7 };
const blinking = (pose: Pose): Pose => ({ ...pose, eyes: "blink" });

/** The poses that every mascot has, so that each brand can illustrate every empty state and host its tables. */
export const poses: Record<PoseName, Pose> = {
  standing,
  "standing-blink": blinking(standing),
  waving,
  "waving-blink": blinking(waving),
  watching,
  "watching-blink": blinking(watching),
  celebrating: { left: up, right: up, eyes: "happy", mouth: "grin", tilt: 4, lift: 34, legs: "jump" },
  shrugging: { left: open, right: open, eyes: "wide", mouth: "wavy", tilt: 8, lift: 0, legs: "stand" },
  pointing: {
    left: hip,
    right: { elbow: [56, 26], hand: [112, -22] },
    eyes: "aside",
    mouth: "smirk",
    tilt: 4,
    lift: 0,
    legs: "stand",
  },
  resting: {
    left: { elbow: [26, 54], hand: [-52, 62], front: true },
    right: { elbow: [26, 54], hand: [-52, 62], front: true },
    eyes: "closed",
    mouth: "small",
    tilt: -9,
    lift: 0,
    legs: "sit",
  },
};

export const poseNames = Object.keys(poses) as PoseName[];
