import type { RouteConfigEntry } from "@react-router/dev/routes";
import {
  matchRoutes,
  type RouteObject,
  type ServerBuild,
  UNSAFE_withComponentProps as withComponentProps,
  UNSAFE_withErrorBoundaryProps as withErrorBoundaryProps,
} from "react-router";
import * as entry from "../entry.server.tsx";
import * as root from "../root.tsx";
import routes from "../routes.ts";

/** Each route file's module, loaded when an address needs it. */
const files = import.meta.glob<Module>("../routes/**/*.{ts,tsx}");

type Page = Parameters<typeof withComponentProps>[0];
type Boundary = Parameters<typeof withErrorBoundaryProps>[0];
type Module = { default?: Page; ErrorBoundary?: Boundary; loader?: unknown; action?: unknown };
type Route = { id: string; parentId?: string; path?: string; index?: boolean; file: string };

const table = [...flatten(routes, "root")];

/** The ids of the routes that match an address, outermost first; the last is its page. */
export function routesAt(pathname: string): string[] {
  return (matchRoutes(asObjects(routes), pathname) ?? []).map(({ route }) => route.id!);
}

/**
 * Builds from `routes.ts` what the bundler would, for one address: the routes that match it have their modules, the others
 * only their ids.
 */
export async function buildOfRoutes(
  pathname: string,
  loaders: Record<string, () => unknown> = {},
): Promise<ServerBuild> {
  const wanted = new Set(routesAt(pathname));
  const loaded = await Promise.all(
    table.map(async (route) => {
      const load = wanted.has(route.id) ? files[`../${route.file}`] : undefined;
      const module: Module = load ? withProps(await load()) : { default: () => null };
      const loader = loaders[route.id];
      return { route, module: loader ? { ...module, loader } : module };
    }),
  );
  const all = [{ route: { id: "root", path: "", file: "" }, module: withProps(root) }, ...loaded];
  const build = {
    entry: { module: entry },
    routes: Object.fromEntries(
      all.map(({ route: { file: _, ...route }, module }) => [route.id, { ...route, module }]),
    ),
    assets: {
      entry: { module: "/entry.js", imports: [] },
      routes: Object.fromEntries(all.map(({ route, module }) => [route.id, assetsOf(route, module)])),
      url: "/manifest.js",
      version: "test",
    },
    publicPath: "/",
    assetsBuildDirectory: "",
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: "initial", manifestPath: "/__manifest" },
  };
  return build as unknown as ServerBuild;
}

/** The bundler passes a route its data as props, so this does too. */
function withProps(module: Module): Module {
  return {
    ...module,
    ...(module.default && { default: withComponentProps(module.default) as Page }),
    ...(module.ErrorBoundary && {
      ErrorBoundary: withErrorBoundaryProps(module.ErrorBoundary) as Boundary,
    }),
  };
}

function assetsOf({ file: _, ...route }: Route, module: Module) {
  return {
    ...route,
    hasAction: module.action !== undefined,
    hasLoader: module.loader !== undefined,
    hasClientAction: false,
    hasClientLoader: false,
    hasClientMiddleware: false,
    hasErrorBoundary: module.ErrorBoundary !== undefined,
    module: "/route.js",
    imports: [],
    css: [],
  };
}

function* flatten(entries: readonly RouteConfigEntry[], parentId: string): Generator<Route> {
  for (const entry of entries) {
    const { path, index, file } = entry;
    const id = idOf(entry);
    yield { id, parentId, file, ...(path !== undefined && { path }), ...(index && { index }) };
    yield* flatten(entry.children ?? [], id);
  }
}

function asObjects(entries: readonly RouteConfigEntry[]): RouteObject[] {
  return entries.map((entry) => {
    const id = idOf(entry);
    return entry.index
      ? { id, index: true, path: entry.path }
      : { id, path: entry.path, children: asObjects(entry.children ?? []) };
  });
}

function idOf({ id, file }: RouteConfigEntry): string {
  return id ?? file.replace(/\.tsx?$/, "");
}
