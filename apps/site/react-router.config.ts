import type { Config } from "@react-router/dev/config";

/** Every route's address is known from the start: the manifest is one small cached file, and no call looks routes up. */
export default {
  appDirectory: "src",
  routeDiscovery: { mode: "initial" },
} satisfies Config;
