import { HOUR_MS } from "@bellwether/contract/durations.ts";
import { useQuery } from "@tanstack/react-query";
import { officeQuery } from "../gate/queries.ts";
import { Callout } from "../kit/callout.tsx";
import { caseWords as words } from "./words.ts";

/** That nobody is screened for PEP and sanctions, or that the service is late; nothing while all is well. */
export function ScreeningNote() {
  const { data, dataUpdatedAt } = useQuery(officeQuery("screening", {}));
  if (!data) return null;
  if (!data.is_connected) return <Callout tone="warning">{words.notScreened}</Callout>;
  const isLate = data.oldest_at !== null && dataUpdatedAt - Date.parse(data.oldest_at) > HOUR_MS;
  return isLate ? <Callout tone="warning">{words.screeningLate(data.waiting)}</Callout> : null;
}
