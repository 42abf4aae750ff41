import type { RoundScript } from "@bellwether/contract/studio/index.ts";

/** The mechanics of the six engines that rounds were played with before models; their scripts name the engine. */
const MECHANIC_OF_ENGINE: Readonly<Record<string, string>> = {
  "bell-lines": "lines",
  "clover-cascade": "clusters",
  "scratch-match-three": "scratch-match",
  "scratch-lucky-number": "scratch-numbers",
  "scratch-bell-tower": "scratch-tower",
  "european-roulette": "roulette",
};

/** A round's script as its row holds it. */
export function readScript(text: string): RoundScript {
  const { engine, mechanic, events } = JSON.parse(text) as RoundScript & { engine?: string };
  return { mechanic: engine === undefined ? mechanic : (MECHANIC_OF_ENGINE[engine] ?? engine), events };
}
