import { brands } from "@bellwether/market";
import { type Environment, readEnvironment } from "./settings/environment.ts";
import { answerIfSlow, answerWhileStarting } from "./starting/answer-while-starting.ts";
import type { WebServer } from "./web.ts";

const startedAt = performance.now();
/** Maximum time for stopping: after it the process exits, and another node finishes its work. */
const MAX_STOP_MS = 25_000;
/** A start on PostgreSQL takes a few seconds, unless a migration takes longer. */
const SLOW_START_MS = 20_000;

// A process that is asked to stop before it serves has nothing to finish. Registered at once, since the first process of a container ignores
// a signal without a handler.
let stop: () => Promise<void> = async () => process.exit(0);
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => void stop());

try {
  const environment = readEnvironment(process.env);
  const starting = await answer(environment);
  // Loaded only now: that takes a second or two.
  const [{ compose }, { loadSite }, { drawAhead }, { startWeb }] = await Promise.all([
    import("./compose.ts"),
    import("./load-site.ts"),
    import("./pictures/draw-ahead.ts"),
    import("./web.ts"),
  ]);
  const composition = await compose(environment, environment.tellsStart ? console.log : () => {});
  const loaded = await loadSite(composition, environment);
  const web = await startWeb(composition, loaded, environment, async () => {
    await starting.leave();
    return starting.port;
  });
  if (environment.tellsStart) announce(web, environment);
  const sample = environment.sampleBusiness ? composition.makeSample() : undefined;
  const stopDrawing = environment.drawsAhead
    ? drawAhead(composition.pictures.store, process.stdout)
    : () => {};

  let stopping = false;
  stop = async () => {
    if (stopping) return;
    stopping = true;
    stopDrawing();
    setTimeout(() => process.exit(1), environment.drainNoticeMs + MAX_STOP_MS).unref();
    await sample?.stop();
    await web.close();
    await loaded.close();
    await composition.stop();
    process.exit(0);
  };
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  if (process.env.LOG_LEVEL === "debug") console.error(error);
  process.exit(1);
}

/** Answers until the product does. */
async function answer(environment: Environment): Promise<{ port: number; leave(): Promise<void> }> {
  const { databaseUrl, frontPort, port } = environment;
  // In development the process in front answers.
  if (frontPort !== undefined) return { port, leave: async () => {} };
  return databaseUrl === undefined
    ? answerWhileStarting(environment)
    : { port, ...answerIfSlow(environment, SLOW_START_MS) };
}

function announce({ url, metricsUrl, officeUrl }: WebServer, environment: Environment): void {
  const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
  const lines = [
    `Bellwether is up after ${seconds} s.`,
    `  Site       ${url}`,
    ...(environment.sandbox
      ? [
          ...(environment.brandSources.fromHostname
            ? [`  Brands     ${brandAddresses(url).join("  ")}`]
            : []),
          `  SMS, email ${url}/sandbox/outbox`,
          `  Payments   ${url}/sandbox/cashier/pending`,
        ]
      : []),
    `  Gate       ${url}/gate/openapi.json`,
    ...(officeUrl ? [`  Office     ${officeUrl}`] : []),
    ...(metricsUrl ? [`  Metrics    ${metricsUrl}`] : []),
    `  Data       ${environment.databaseUrl ? "PostgreSQL (DATABASE_URL)" : environment.dataFolder}`,
    "Ctrl-C stops it.",
  ];
  console.log(lines.join("\n"));
}

/** Each brand on its own local host name; browsers resolve these to this machine. */
function brandAddresses(url: string): string[] {
  return Object.values(brands).map(({ slug }) => url.replace("//localhost", `//${slug}.localhost`));
}
