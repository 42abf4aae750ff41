/** The time between two lines where lines cannot be rewritten. */
const LINE_MS = 30_000;

/** The output that the progress goes to, such as `process.stdout`. */
type ProgressOutput = { isTTY?: boolean; columns?: number; write(text: string): unknown };

/** What a long search is doing: on a terminal one line that is rewritten, in a file or a pipe a line every 30 seconds. */
export class ProgressLine {
  readonly #output: ProgressOutput;
  readonly #nowMs: () => number;
  #lastMs: number;

  constructor(output: ProgressOutput, nowMs: () => number) {
    this.#output = output;
    this.#nowMs = nowMs;
    this.#lastMs = nowMs();
  }

  show(text: string): void {
    const { isTTY, columns = 80 } = this.#output;
    if (isTTY) return void this.#output.write(`\r\u001b[K${text.slice(0, columns - 1)}`);
    if (this.#nowMs() - this.#lastMs < LINE_MS) return;
    this.#lastMs = this.#nowMs();
    this.#output.write(`${text}\n`);
  }

  /** Writes a line that stays, in place of the progress. */
  keep(text: string): void {
    this.#output.write(`${this.#output.isTTY ? "\r\u001b[K" : ""}${text}\n`);
  }
}
