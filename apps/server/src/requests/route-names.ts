/** Part of the product and the pattern of the route, for metrics: never the URL itself, of which there are unlimited many. */
export type RouteName = { part: string; route: string };

type RoutedApp = { routes: readonly { path: string }[] };

const FOLDERS = /^\/(assets|arcade|arcade-titles|art|models)\//;
const OPERATIONS = ["/healthz", "/readyz"];

/** Names a request's route by the patterns that the parts have mounted. */
export function createRouteNames(parts: Record<string, RoutedApp>): (pathname: string) => RouteName {
  const finders = new Map(Object.entries(parts).map(([part, app]) => [part, createFinder(app)]));
  const known = new Map(
    Object.entries(parts).flatMap(([part, app]) =>
      app.routes
        .filter(({ path }) => path.startsWith(`/${part}/`) && !/[*:]/.test(path))
        .map(({ path }) => [path, { part, route: path }] as const),
    ),
  );
  return (pathname) => {
    const found = known.get(pathname);
    if (found) return found;
    const [, first = ""] = pathname.split("/", 2);
    const find = finders.get(first);
    if (find) return { part: first, route: find(pathname) ?? "(unknown)" };
    if (first === "eventbus") return { part: "push", route: "/eventbus" };
    const folder = FOLDERS.exec(pathname);
    if (folder) return { part: "files", route: `/${folder[1]}/*` };
    if (OPERATIONS.includes(pathname)) return { part: "operations", route: pathname };
    return { part: "site", route: "page" };
  };
}

function createFinder({ routes }: RoutedApp): (pathname: string) => string | undefined {
  const patterns = [...new Set(routes.map((route) => route.path))]
    .filter((path) => path.includes(":") && !path.includes("*"))
    .map((path) => ({ path, segments: path.split("/") }));
  return (pathname) => {
    const segments = pathname.split("/");
    return patterns.find(
      (pattern) =>
        pattern.segments.length === segments.length &&
        pattern.segments.every((segment, index) => segment.startsWith(":") || segment === segments[index]),
    )?.path;
  };
}
