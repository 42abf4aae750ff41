import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { Reporter, TestModule, TestRunEndReason } from "vitest/node";

const EVERY_MS = 20_000;
const SLOW_MS = 60_000;

/**
 * Says every 20 s how far a run of tests is, at its end which files took more than a minute, and counts its tests in the file that
 * `TEST_SUMMARY` names.
 */
export default class ProgressReporter implements Reporter {
  #files = 0;
  #ended = 0;
  #failed = 0;
  #timer: NodeJS.Timeout | undefined;

  onTestRunStart(specifications: readonly unknown[]): void {
    this.#files = specifications.length;
    this.#timer = setInterval(() => this.#say(), EVERY_MS).unref();
  }

  onTestModuleEnd(module: TestModule): void {
    this.#ended += 1;
    if (!module.ok()) this.#failed += 1;
  }

  onTestRunEnd(modules: readonly TestModule[], _errors: readonly unknown[], _reason: TestRunEndReason): void {
    clearInterval(this.#timer);
    const counts = { passed: 0, failed: 0, skipped: 0, retried: [] as string[] };
    for (const module of modules)
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        if (state !== "pending") counts[state] += 1;
        if ((test.diagnostic()?.retryCount ?? 0) > 0) counts.retried.push(test.fullName);
      }
    writeSummary(counts);
    for (const { file, ms } of slowest(modules)) console.log(`${(ms / 60_000).toFixed(1)} min  ${file}`);
  }

  #say(): void {
    const failed = this.#failed > 0 ? `, ${this.#failed} failed` : "";
    console.log(`${this.#ended} of ${this.#files} files${failed}`);
  }
}

function slowest(modules: readonly TestModule[]) {
  return modules
    .map((module) => ({ file: module.relativeModuleId, ms: module.diagnostic().duration }))
    .filter(({ ms }) => ms > SLOW_MS)
    .sort((a, b) => b.ms - a.ms);
}

/** What `scripts/parts.mjs` reads of a part that has ended. */
export type TestCounts = { passed: number; failed: number; skipped: number; retried: string[] };

export function writeSummary(counts: TestCounts): void {
  const file = process.env.TEST_SUMMARY;
  if (!file) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(counts));
}
