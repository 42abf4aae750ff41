import type { StageDraw } from "../tickets/draw-stage.ts";

/** Each mechanic whose tickets are sold ahead has its own, so that a draw can be watched without the game. */
const loaders = import.meta.glob<{ stageDraw: StageDraw }>("./*/stage-draw.ts");

/** @throws an error for a mechanic that this version of the client does not know. */
export async function loadStage(mechanic: string): Promise<StageDraw> {
  const load = loaders[`./${mechanic}/stage-draw.ts`];
  if (!load) throw new Error(`no stage for a draw of ${mechanic}`);
  return (await load()).stageDraw;
}
