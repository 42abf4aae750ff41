import { execFile, spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { fileURLToPath } from "node:url";
import { TEST_CHAIN } from "@bellwether/games/testing/beacon-signer.ts";
import { installDebianPackages } from "../../../../tests/servers/debian.ts";
import type { PublishedDraw } from "./published-draws.ts";
import type { PrizeDrawAnswers } from "./published-prize-draw.ts";

/** What examples/verify_draw.py has printed, and the code with which it ended. */
export type PrintedChecks = { code: number; lines: string[] };

export type VerifyDrawPy = ReturnType<typeof prepareVerifyDrawPy>;

/** Runs examples/verify_draw.py, which shares no code with the product, on files or addresses. Installs Python where it is missing. */
export function prepareVerifyDrawPy() {
  if (spawnSync("python3", ["--version"]).error) installDebianPackages(["python3"]);
  const script = fileURLToPath(new URL("../../../../examples/verify_draw.py", import.meta.url));
  const folder = mkdtempSync(`${tmpdir()}/verify-draw-`);
  const fileOf = (content: unknown) => {
    const path = `${folder}/${randomUUID()}.json`;
    writeFileSync(path, JSON.stringify(content));
    return path;
  };
  const chain = fileOf(TEST_CHAIN);
  const runOnPlaces = (...places: string[]) =>
    new Promise<PrintedChecks>((done, fail) => {
      execFile("python3", ["-B", script, "--chain", chain, ...places], (error, printed, complaint) => {
        if (complaint) fail(new Error(complaint));
        else done({ code: Number(error?.code ?? 0), lines: printed.trim().split("\n") });
      });
    });
  const runOnFiles = (...contents: unknown[]) => runOnPlaces(...contents.map(fileOf));
  return {
    runOnPlaces,
    runOnFiles,
    runOnDraw: ({ round, pages, tickets }: PublishedDraw) =>
      runOnFiles(round, pages, { tickets, before: null }),
    runOnPrizes: ({ draw, pages }: PrizeDrawAnswers) => runOnFiles(draw, pages),
    close: () => rmSync(folder, { recursive: true }),
  };
}

export const failuresIn = ({ lines }: PrintedChecks) => lines.filter((line) => line.startsWith("FAILS"));
