import type { Config } from "@react-router/dev/config";

/** The client gets every route up front: the manifest is one small cached file, and no request is spent on route discovery. */
export default {
  appDirectory: "src",
  routeDiscovery: { mode: "initial" },
} satisfies Config;
