import type { DescribeDraw } from "../tables/describe-draw.ts";

/** Each shared mechanic has its own, so that past rounds can be listed without the game. */
const loaders = import.meta.glob<{ describeDraw: DescribeDraw }>("./*/describe-draw.ts");

/** @throws an error for a mechanic that this version of the client does not know. */
export async function loadDescribeDraw(mechanic: string): Promise<DescribeDraw> {
  const load = loaders[`./${mechanic}/describe-draw.ts`];
  if (!load) throw new Error(`no words for a draw of ${mechanic}`);
  return (await load()).describeDraw;
}
