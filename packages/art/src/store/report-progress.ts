export type ProgressOutput = { isTTY?: boolean; write(text: string): unknown };

const LINE_EVERY_MS = 15_000;
const LINE_EVERY_SHARE = 0.1;

/** Reports the progress of the drawing: on a terminal one line that is updated, elsewhere a line at each tenth or every 15 s. */
export function createProgress(output: ProgressOutput, now: () => number) {
  const began = now();
  let reported = { share: 0, at: began };
  const seconds = () => ((now() - began) / 1_000).toFixed(0);
  const clear = () => output.isTTY && output.write("\r\u001b[2K");
  return {
    report(done: number, missing: number): void {
      const line = `Drawing pictures: ${done} of ${missing}, ${seconds()} s`;
      if (output.isTTY) return void output.write(`\r\u001b[2K${line}`);
      const share = done / missing;
      if (share - reported.share < LINE_EVERY_SHARE && now() - reported.at < LINE_EVERY_MS) return;
      reported = { share, at: now() };
      output.write(`${line}\n`);
    },
    /** The final line, in place of the updated one. */
    end(line: string): void {
      clear();
      output.write(`${line}\n`);
    },
    seconds,
  };
}
