import { notFound } from "../request/site.ts";
import type { Route } from "./+types/not-found.ts";

/** Any other path [2.09]. */
export function loader(_args: Route.LoaderArgs) {
  throw notFound();
}

export default function NotFound() {
  return null;
}
