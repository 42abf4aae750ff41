import type { SlotFrame } from "@bellwether/contract/content/world.ts";
import type { Drawing } from "../../../stage/drawing/drawing.ts";
import { readDrawing } from "../../../stage/drawing/read-drawing.ts";

const files = import.meta.glob<string>("./*.svg", { query: "?raw", import: "default" });

/** The drawing of a frame, fetched when a slot with it is opened. */
export async function loadFrame(frame: SlotFrame): Promise<Drawing> {
  const load = files[`./${frame}.svg`];
  if (!load) throw new Error(`no drawing of the frame ${frame}`);
  return readDrawing(await load());
}
