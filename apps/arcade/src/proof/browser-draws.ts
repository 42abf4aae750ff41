import { type Draws, drawsFromWords } from "@bellwether/games/fairness/draws.ts";

/** The revealed inputs of a round's draws. */
export type RevealedSeeds = { serverSeed: string; clientSeed: string; nonce: number };

const WORDS_OF_BLOCK = 8;
/** Enough blocks for the longest round. A round that needs more is invalid. */
const MAX_BLOCKS = 65_536;

/**
 * Plays with the stream of docs/fairness.md in the browser. Its HMAC is asynchronous and rules are not, so the blocks are made ahead: when
 * they are too few, the same round is played again from its beginning with more of them.
 */
export async function playWithSeeds<Result>(
  { serverSeed, clientSeed, nonce }: RevealedSeeds,
  play: (draws: Draws) => Result,
): Promise<Result> {
  const text = new TextEncoder();
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", text.encode(serverSeed), algorithm, false, ["sign"]);
  const blocks: DataView[] = [];
  for (let wanted = 64; wanted <= MAX_BLOCKS; wanted *= 4) {
    while (blocks.length < wanted) {
      const message = text.encode(`${clientSeed}:${nonce}:${blocks.length}`);
      blocks.push(new DataView(await crypto.subtle.sign("HMAC", key, message)));
    }
    try {
      return play(drawsFromWords(wordsOf(blocks)));
    } catch (error) {
      if (!(error instanceof OutOfWordsError)) throw error;
    }
  }
  throw new OutOfWordsError();
}

class OutOfWordsError extends Error {
  constructor() {
    super("the round draws more words than were made");
    this.name = "OutOfWordsError";
  }
}

function wordsOf(blocks: readonly DataView[]): () => number {
  let at = 0;
  return () => {
    const block = blocks[Math.floor(at / WORDS_OF_BLOCK)];
    if (!block) throw new OutOfWordsError();
    const word = block.getUint32((at % WORDS_OF_BLOCK) * 4);
    at += 1;
    return word;
  };
}
