import { createGate, type Gate, isWithoutRegister, seatOperators } from "@bellwether/gate";
import { countries } from "@bellwether/market";
import { createSandbox } from "@bellwether/sandbox";
import { createStudio, type Studio } from "@bellwether/studio";
import { startHouseCompany } from "./company/house-company.ts";
import {
  connectOutside,
  SANDBOX_GAMSTOP_KEY,
  SANDBOX_IDENTITY,
  SANDBOX_SCREENING_KEY,
  SANDBOX_SPELPAUS_KEY,
} from "./composition/connect-outside.ts";
import { gateParts } from "./composition/gate-parts.ts";
import { INSIDE, insideFetch } from "./composition/inside.ts";
import { openGround } from "./composition/open-ground.ts";
import { studioParts } from "./composition/studio-parts.ts";
import { merchantWords } from "./content/merchant-words.ts";
import { sandboxOperators } from "./office/sandbox-operators.ts";
import { openPictures } from "./pictures/open-pictures.ts";
import { createActivity } from "./requests/activity.ts";
import { openIpPlaces } from "./requests/ip-places.ts";
import { createReadiness } from "./requests/readiness.ts";
import { makeSample } from "./sample/make-sample.ts";
import type { Environment } from "./settings/environment.ts";
import { siteUrl } from "./settings/site-url.ts";
import { createLog } from "./telemetry/log.ts";
import { createMetrics } from "./telemetry/metrics.ts";

export type ComposedProduct = Awaited<ReturnType<typeof compose>>;

/**
 * Builds every part on one database and connects them. Nothing listens yet. `print` is called with progress messages of steps that may take seconds.
 */
export async function compose(environment: Environment, print: (line: string) => void = () => {}) {
  const log = createLog(environment.logLevel);
  for (const warning of environment.warnings) log.warn(warning);
  const metrics = createMetrics();
  const ipPlaces = environment.geoDatabase === "off" ? undefined : openIpPlaces(environment.geoDatabase);
  const activity = createActivity(environment.tablesSleepAfterMs);
  const { isQuiet } = activity;
  const ground = await openGround(environment, { log, metrics, isQuiet }, print);
  const { database, now } = ground;

  const outside = connectOutside(
    environment,
    insideFetch(() => {
      if (!sandbox) throw new Error("the sandbox is off");
      return sandbox.app;
    }),
  );
  // The cashier is an external party: it calls over the network like any other, once there is an address to call.
  let ownAddress = "";
  let officeAddress = "";
  const sandbox = environment.sandbox
    ? createSandbox({
        database,
        now,
        gate: { baseUrl: "", fetch: (path, init) => outside.fetch(`${ownAddress}${path}`, init) },
        paymentIq: environment.paymentIq,
        spelpaus: { key: SANDBOX_SPELPAUS_KEY },
        gamstop: { key: SANDBOX_GAMSTOP_KEY },
        screening: { key: SANDBOX_SCREENING_KEY },
        identity: SANDBOX_IDENTITY,
        words: merchantWords,
      })
    : undefined;

  const deps = gateParts({
    ...{ environment, ground, isQuiet, outside, metrics },
    studio: (): Studio => studio,
    siteUrl: (brand) => siteUrl(environment, brand, ownAddress),
    officeOrigin: () => officeAddress,
    log: log.child({ part: "gate" }),
  });
  const gate = createGate(deps);
  const games = (at: Gate) =>
    studioParts({
      environment,
      ground,
      isQuiet,
      outside,
      gate: at,
      metrics,
      log: log.child({ part: "studio" }),
    });
  const studio = createStudio(games(gate));
  const company = environment.housePlayers
    ? startHouseCompany({ gate, studio, log: log.child({ part: "company" }) })
    : undefined;
  // Only now: nothing may wait between the gate, whose jobs run at once, and the studio that they ask.
  if (environment.sandbox && environment.office.port !== undefined)
    await seatOperators(deps, sandboxOperators);
  const pictures = openPictures(log.child({ part: "pictures" }), environment.picturesDir);

  return {
    log,
    metrics,
    content: ground.released,
    store: ground.store,
    activity,
    pictures,
    deps,
    gate,
    studio,
    sandbox,
    gateFetch: insideFetch(() => gate.app),
    /** Undefined where no IP database is wanted. */
    ipPlaces,
    /** Countries where nobody may sign up, since the market's self-exclusion register is not connected. */
    closedCountries: countries.flatMap(({ code }) => (isWithoutRegister(deps, code) ? [code] : [])),
    gateBaseUrl: INSIDE,
    /** Sets the address at which this process listens, for those parts of the sandbox that call it over the network. */
    listensAt(address: string) {
      ownAddress = address;
    },
    /** Sets the origin at which browsers open the office. */
    officeListensAt(origin: string) {
      officeAddress = origin;
    },
    /** Makes the sandbox's sample business in the background, unless the data folder has it. Call it once the product listens. */
    makeSample: () =>
      sandbox &&
      makeSample({
        ...{ deps, gate, studio, games, sandbox, log, dataFolder: environment.dataFolder },
        cashier: environment.paymentIq,
      }),
    /** Calls `missed` when push messages from other nodes may have been lost. */
    onPushGap: (missed: () => void) => ground.relay?.onGap(missed),
    /** Whether the database takes writes, and says so within two seconds. */
    isReady: createReadiness(() => database.canWrite()),
    /** Finishes work in progress, then closes everything in the reverse order of building. */
    async stop() {
      pictures.close();
      await company?.stop();
      await studio.stop();
      await sandbox?.stop();
      await gate.stop();
      outside.close();
      await ground.close();
    },
  };
}
