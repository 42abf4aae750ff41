import { type ToggleName, toggleNames, toggles } from "../toggles.ts";
import { createEvaluationLog, type Evaluation } from "./evaluation-log.ts";
import { readStrategy, type ToggleOverrides } from "./overrides.ts";
import type { Strategy, ToggleEnvironment, ToggleSituation } from "./strategy.ts";

/** More release flags than this are too many to keep track of [9.08]. */
export const MAX_RELEASE_FLAGS = 10;

export type Toggles = {
  /** Whether the toggle is on. A strategy that throws counts as off and is logged [8.08]. */
  isOn(name: ToggleName, situation: ToggleSituation): boolean;
  /** Every toggle's answer for one situation. */
  evaluate(situation: ToggleSituation): Record<ToggleName, boolean>;
  maintenanceCountries: readonly string[];
  /** Moments at which an answer may change by itself, including past ones. */
  dates: readonly Date[];
  log(): readonly Evaluation[];
};

/**
 * The toggles of one process: the defaults, and the environment's overrides. An override with an unknown name is an expired toggle's or a
 * mistake; it is reported to `warn` and ignored.
 */
export function createToggles(options: {
  overrides?: ToggleOverrides | undefined;
  environment: ToggleEnvironment;
  warn: (message: string) => void;
}): Toggles {
  const { overrides = {}, environment, warn } = options;
  const written = overrides.toggles ?? {};
  const unknown = Object.keys(written).filter((name) => !(toggleNames as readonly string[]).includes(name));
  if (unknown.length > 0) warn(`No toggle is called ${unknown.join(", ")}; what is said of it is ignored.`);
  const releases = toggleNames.filter((name) => toggles[name].kind === "release");
  warnOfReleases(releases.length, warn);

  const strategies = Object.fromEntries(
    toggleNames.map((name) => {
      const override = Object.hasOwn(written, name) ? written[name] : undefined;
      return [name, override === undefined ? toggles[name].strategy : readStrategy(override)];
    }),
  ) as Record<ToggleName, Strategy>;
  const log = createEvaluationLog();
  const restricts = (name: ToggleName) => "restricts" in toggles[name];

  const isOn = (name: ToggleName, situation: ToggleSituation): boolean => {
    try {
      const on = strategies[name].decide({ environment, ...situation, restricts: restricts(name) });
      log.add({ toggle: name, on, at: situation.now });
      return on;
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      const isNews = log.add({ toggle: name, on: false, at: situation?.now ?? new Date(0), error: message });
      if (isNews) warn(`The toggle ${name} counts as off: ${message}`);
      return false;
    }
  };

  return {
    isOn,
    evaluate: (situation) =>
      Object.fromEntries(toggleNames.map((name) => [name, isOn(name, situation)])) as Record<
        ToggleName,
        boolean
      >,
    maintenanceCountries: overrides.maintenanceCountries ?? [],
    dates: Object.values(strategies).flatMap((strategy) => strategy.dates),
    log: log.entries,
  };
}

/** Release flags are meant to be removed: a long list gives a warning, never an error [9.08]. */
function warnOfReleases(count: number, warn: (message: string) => void): void {
  if (count > MAX_RELEASE_FLAGS)
    warn(`There are ${count} release flags; more than ${MAX_RELEASE_FLAGS} are hard to reason about.`);
}
