import { use, useState } from "react";
import { Links, UNSAFE_FrameworkContext, useMatches } from "react-router";

/**
 * The stylesheets of the page's routes, and of all pages before it.
 *
 * React Router's `Links` takes a page's stylesheet away with the page, and for that names one that dynamic imports need too `shell.css#`. The
 * bundler's loader does not find that name and adds `shell.css` a second time after hydration: the browser then recalculates every style and lays
 * the whole page out anew, a second of a slowed phone's time. Here a stylesheet stays once it is there, under the name that the loader looks for.
 */
export function Stylesheets() {
  // In development the styles are in one link that `Links` knows.
  return import.meta.env.DEV ? <Links /> : <KeptStylesheets />;
}

function KeptStylesheets() {
  const routes = use(UNSAFE_FrameworkContext)?.manifest.routes ?? {};
  const [kept] = useState(() => new Set<string>());
  const matches = useMatches();
  for (const { id } of matches) for (const href of routes[id]?.css ?? []) kept.add(href.replace(/#$/, ""));
  return [...kept].map((href) => <link key={href} rel="stylesheet" href={href} />);
}
