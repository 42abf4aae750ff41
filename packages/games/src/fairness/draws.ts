/** The source of every outcome: a stream of uniform whole numbers. Rules use nothing else. */
export type Draws = {
  /** A whole number from 0 to `bound - 1`, each as likely as the others. `bound` is a whole number from 1 to 2^32. */
  below(bound: number): number;
};

const WORDS = 2 ** 32;
/** A fair stream rejects 200 words in a row with probability under 2^-200, so more rejections mean that the source is broken. */
const MAX_REJECTIONS = 200;

/**
 * Draws from any source of uniform 32-bit words. A word at or above the largest multiple of the bound is discarded and the next one used,
 * because reducing it would make the low numbers more likely.
 */
export function drawsFromWords(nextWord: () => number): Draws {
  return {
    below(bound) {
      if (!Number.isInteger(bound) || bound < 1 || bound > WORDS) throw new RangeError(`bound ${bound}`);
      const usable = WORDS - (WORDS % bound);
      for (let rejections = 0; rejections < MAX_REJECTIONS; rejections += 1) {
        const word = nextWord();
        if (word < usable) return word % bound;
      }
      throw new Error("the source of words is not uniform");
    },
  };
}
