import type { Reporter, Suite } from "@playwright/test/reporter";
import { writeSummary } from "../setup/progress-reporter.ts";

/** Counts the browser tests of a run, and names those that passed only when they were tried again. */
export default class SummaryReporter implements Reporter {
  #suite: Suite | undefined;

  onBegin(_config: unknown, suite: Suite): void {
    this.#suite = suite;
  }

  onEnd(): void {
    const counts = { passed: 0, failed: 0, skipped: 0, retried: [] as string[] };
    for (const test of this.#suite?.allTests() ?? []) {
      const outcome = test.outcome();
      if (outcome === "skipped") counts.skipped += 1;
      else if (outcome === "unexpected") counts.failed += 1;
      else counts.passed += 1;
      if (outcome === "flaky") {
        const [, project, ...names] = test.titlePath();
        counts.retried.push(`${names.join(" › ")} (${project})`);
      }
    }
    writeSummary(counts);
  }

  printsToStdio(): boolean {
    return false;
  }
}
