import { constants, getPriority, setPriority } from "node:os";
import type { PdfDanger } from "@bellwether/gate";
import { checkPdf } from "./check-pdf.ts";
import { redrawPicture } from "./redraw-picture.ts";

/** What the process that `createExaminer` forks is asked: one file, after which it ends. */
export type ExaminerAsk = { type: "picture" | "pdf"; bytes: Uint8Array };
export type ExaminerAnswer =
  | { drawn: Uint8Array }
  | { unreadable: string }
  | { danger: PdfDanger | undefined }
  | { error: string };

const { PRIORITY_BELOW_NORMAL } = constants.priority;
if (getPriority() < PRIORITY_BELOW_NORMAL) setPriority(PRIORITY_BELOW_NORMAL);
// Ctrl-C reaches this process too, while its server may still be answering requests.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => {});
process.on("disconnect", () => process.exit());

process.once("message", async ({ type, bytes }: ExaminerAsk) => {
  const answer: ExaminerAnswer = await (type === "pdf"
    ? Promise.resolve().then(() => ({ danger: checkPdf(bytes) }))
    : redrawPicture(bytes)
  ).catch((error: unknown) => ({ error: error instanceof Error ? error.message : String(error) }));
  process.send?.(answer);
});
