import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { startProduct } from "../tests/servers/product.ts";
import { cpuOf } from "./cpu-time.ts";
import type { Bench } from "./measure.ts";

const SLEEPS_AFTER_SECONDS = 20;
/** Until everything that was begun before is over: rounds of tables, and a draw of the demonstration. */
const SETTLES_MS = 150_000;
const WATCHED_MS = 60_000;
const PERCENT_OF_A_CORE = 2;
const STARTS_WITHIN_MS = 6_000;

/** The whole sandbox on its embedded database: how long it takes to start on a data folder that exists, and what it costs while nobody uses it. */
export const idle: Bench = {
  name: "idle",
  async run() {
    const product = await startProduct(
      {
        TABLES_SLEEP_AFTER_SECONDS: String(SLEEPS_AFTER_SECONDS),
        LOG_LEVEL: "error",
        // As `npm start` has it.
        NODE_COMPILE_CACHE: fileURLToPath(new URL("../.cache/compiled", import.meta.url)),
      },
      { whole: true },
    );
    try {
      await product.stop();
      const begunMs = performance.now();
      await product.restart();
      const startedMs = performance.now() - begunMs;
      await setTimeout(SETTLES_MS);
      const used = cpuOf(product.pid());
      const before = used();
      await setTimeout(WATCHED_MS);
      const percent = ((used() - before) * 1_000 * 100) / WATCHED_MS;
      return [
        {
          name: "start on a data folder that exists ÷ 6 s",
          ...{ ours: startedMs, peer: STARTS_WITHIN_MS, unit: "ms", goal: { atMost: 1 } },
        },
        {
          name: "processor time while nobody is there ÷ 2 % of a core",
          ...{ ours: percent, peer: PERCENT_OF_A_CORE, unit: "%", goal: { atMost: 1 } },
        },
      ];
    } finally {
      await product.remove();
    }
  },
};
