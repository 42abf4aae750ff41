import { constants, getPriority, setPriority } from "node:os";
import type { Unit } from "../files/unit.ts";

/** The process that `createPainter` forks. It draws and does not touch files. */
export type PainterAsk = { id: number; unit: Unit };
export type PainterAnswer = { id: number; drawn?: Uint8Array[]; error?: string };

// Before anything else, because threads inherit the priority of their creator, and raising it again needs privileges.
const { PRIORITY_BELOW_NORMAL } = constants.priority;
if (getPriority() < PRIORITY_BELOW_NORMAL) setPriority(PRIORITY_BELOW_NORMAL);
// Ctrl-C reaches this process too, while its server may still be answering requests.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => {});
// The server has ended, or no longer needs this process.
process.on("disconnect", () => process.exit());

const drawer = import("../drawing/draw-unit.ts").then(({ createDrawer }) => createDrawer());

process.on("message", async ({ id, unit }: PainterAsk) => {
  const send = (answer: PainterAnswer) => process.connected && process.send?.(answer, () => {});
  try {
    const draw = await drawer;
    send({ id, drawn: await draw(unit) });
  } catch (error) {
    send({ id, error: error instanceof Error ? error.message : String(error) });
  }
});
