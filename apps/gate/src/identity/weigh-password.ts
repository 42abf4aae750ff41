import { plainSigns } from "@bellwether/contract";
import type { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { commonPasswords } from "./common-passwords.ts";
import { ownWords, type PasswordOwner, plainLetters } from "./own-words.ts";

/** Why a password would be guessed soon: many use it, it tells of its owner or of us, it is a word with a few signs, or a pattern of keys, numbers or dates. */
export type Weakness = "common" | "own" | "word" | "pattern";

/** `strength` from 0 (guessed at once) to 4; a password with a weakness is not taken. */
export type Weighed = { strength: 0 | 1 | 2 | 3 | 4; weakness: Weakness | undefined };

/** Ten million guesses: what one machine tries within hours at the cost of our hashes. */
const MIN_GUESSES_LOG10 = 7;
/** Guesses for a strength of 3 and of 4, as powers of ten. */
const MIN_GOOD_LOG10 = 9;
const MIN_STRONG_LOG10 = 11;
/** The number of characters that are weighed. The work grows with its square, and this many decide. */
const MAX_LOOKED_AT = 24;
/** Letters that must be left beside what is known of the owner. */
const MIN_OTHER_LETTERS = 4;

/** How well a new password withstands guessing by somebody who knows the common passwords, the words of our languages and its owner. */
export async function weighPassword(password: string, owner: PasswordOwner): Promise<Weighed> {
  const plain = plainSigns(password).toLowerCase();
  if (commonPasswords.has(plain) || /^(.)\1+$/u.test(plain)) return { strength: 0, weakness: "common" };
  const words = ownWords(owner);
  if (isMadeOf(plain, words)) return { strength: 0, weakness: "own" };
  const { guessesLog10, sequence } = (await estimator()).check(password.slice(0, MAX_LOOKED_AT), words);
  if (guessesLog10 >= MIN_GUESSES_LOG10)
    return {
      strength: guessesLog10 < MIN_GOOD_LOG10 ? 2 : guessesLog10 < MIN_STRONG_LOG10 ? 3 : 4,
      weakness: undefined,
    };
  return { strength: guessesLog10 < MIN_GUESSES_LOG10 / 2 ? 0 : 1, weakness: weaknessOf(sequence) };
}

/** Whether little is left of the password without what is known of its owner, also where signs stand for letters. */
function isMadeOf(plain: string, words: readonly string[]): boolean {
  const letters = plainLetters(plain);
  return [plain, letters].some((text) => {
    const rest = words.reduce((left, word) => left.replaceAll(word, " "), text);
    return rest !== text && rest.replaceAll(/[^\p{L}]/gu, "").length < MIN_OTHER_LETTERS;
  });
}

type Part = { pattern: string; dictionaryName?: string };

function weaknessOf(sequence: readonly object[]): Weakness {
  const parts = sequence as readonly Part[];
  const names = new Set(parts.map(({ dictionaryName }) => dictionaryName));
  if (names.has("userInputs")) return "own";
  if (names.has("passwords")) return "common";
  return names.has("words") ? "word" : "pattern";
}

let made: Promise<ZxcvbnFactory> | undefined;

/** Made when the first password is chosen: its words take 100 MB and half a second. */
function estimator(): Promise<ZxcvbnFactory> {
  made ??= import("./password-estimator.ts").then(({ makeEstimator }) => makeEstimator());
  return made;
}
