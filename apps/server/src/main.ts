import { brands } from "@bellwether/market";
import { type Environment, readEnvironment } from "./settings/environment.ts";
import { answerWhileStarting } from "./starting/answer-while-starting.ts";
import type { WebServer } from "./web.ts";

const startedAt = performance.now();
/** Maximum time for stopping: after it the process exits, and another node finishes its work. */
const MAX_STOP_MS = 25_000;

// A process that is asked to stop before it serves has nothing to finish. Registered at once, since the first process of a container ignores
// a signal without a handler.
let stop: () => Promise<void> = async () => process.exit(0);
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => void stop());

try {
  const environment = readEnvironment(process.env);
  // In development the process in front answers. On PostgreSQL a start takes seconds, and there may be other nodes: a balancer sends a call to
  // another node if this one takes no connection, not if it answers.
  const isAlone = environment.databaseUrl === undefined;
  const starting =
    isAlone && environment.frontPort === undefined ? await answerWhileStarting(environment) : undefined;
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
    await starting?.leave();
    return starting?.port ?? environment.port;
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
