import { z } from "zod";
import { Hex32 } from "../hex-32.ts";
import { Slug } from "../slug.ts";

/** A game's rules, such as `lines` or `blackjack`: the name of the mechanic's folder. */
export const MechanicId = Slug.max(32);
export type MechanicId = z.infer<typeof MechanicId>;

/** The figures that a mechanic is played with, such as its strips and pays. A released model never changes. */
export const ModelId = Slug.max(64);
export type ModelId = z.infer<typeof ModelId>;

/** SHA-256 of a model's mechanic and data, in lower-case hexadecimal. */
export const ModelHash = Hex32;
export type ModelHash = z.infer<typeof ModelHash>;

/**
 * What kind of game a mechanic is: it decides pace and stake by market, and the words of the controls.
 * `quick` are games of a moment: dice, mines, plinko, a wheel.
 */
export const GameFamily = z.enum(["slots", "scratch", "roulette", "cards", "quick"]);
export type GameFamily = z.infer<typeof GameFamily>;

/** The code a title has in the catalogue and in the wallet's `game_code`: kebab-case, at most 64 characters. */
export const GameCode = Slug.max(64);
export type GameCode = z.infer<typeof GameCode>;
