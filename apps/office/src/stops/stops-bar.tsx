import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { may, useSelf } from "../identity/self.ts";
import { Callout } from "../kit/callout.tsx";
import { officePaths } from "../paths.ts";
import { stopsQuery } from "./stops-query.ts";
import { stopName, stopWords as words } from "./words.ts";

/** Above every screen, while something is stopped. */
export function StopsBar() {
  const mayRead = may(useSelf(), "incidents.read");
  const { data } = useQuery({ ...stopsQuery, enabled: mayRead });
  const stopped = data?.stops.filter(({ is_in_force }) => is_in_force) ?? [];
  if (stopped.length === 0) return null;
  return (
    <Callout tone="danger" action={<Link to={officePaths.stops()}>{words.look}</Link>}>
      {words.bar(stopped.map(stopName).join(", "))}
    </Callout>
  );
}
