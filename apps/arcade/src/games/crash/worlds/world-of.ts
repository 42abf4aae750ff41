import { kiteClub } from "./kite-club.ts";
import { paperPlane } from "./paper-plane.ts";
import { rocketFerry } from "./rocket-ferry.ts";
import type { CrashWorld } from "./world.ts";
import { zapsComet } from "./zaps-comet.ts";

const worlds: Readonly<Record<string, CrashWorld>> = {
  "rocket-ferry": rocketFerry,
  "kite-club": kiteClub,
  "zaps-comet-run": zapsComet,
  "paper-plane-airways": paperPlane,
};

/** The world of a model; models of other titles have that of the first one. */
export const worldOf = (model: string): CrashWorld => worlds[model] ?? rocketFerry;
