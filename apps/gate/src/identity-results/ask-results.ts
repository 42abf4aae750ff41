import {
  claimApplicants,
  type IdentityVendor,
  type IdentityVendorPort,
  noteGone,
} from "../applicants/index.ts";
import type { ReportPorts } from "../ports.ts";
import { type ResultPorts, takeResult } from "./take-result.ts";

type Ports = ResultPorts & ReportPorts & IdentityVendorPort;

/**
 * Asks the vendor about applicants of whom it has sent no result: ten minutes after their page was there, then after twice the time, at most six hours.
 * After a question without an answer it stops until its next run. An applicant that the vendor does not know any more has ended. Any number of nodes may
 * run it. Returns how many results it has taken.
 */
export async function askResults(deps: Ports, signal?: AbortSignal): Promise<number> {
  let taken = 0;
  while (deps.identityVendor && !signal?.aborted) {
    const claimed = await claimApplicants(deps, "read");
    for (const { id } of claimed) {
      const outcome = signal?.aborted ? undefined : await askAbout(deps, deps.identityVendor, id);
      if (outcome === undefined) return taken;
      if (outcome === "taken") taken += 1;
    }
    if (claimed.length === 0) break;
  }
  return taken;
}

/** Undefined without an answer. */
async function askAbout(
  deps: Ports,
  vendor: IdentityVendor,
  id: string,
): Promise<"taken" | "nothing" | undefined> {
  const asked = await vendor.read(id).then(
    (answer) => ({ answer }),
    (error: unknown) => {
      deps.log.warn({ err: error, applicant: id }, "the identity vendor has not answered about an applicant");
      return undefined;
    },
  );
  deps.metrics.add("identity_vendor_calls_total", { call: "read", result: asked ? "answered" : "failed" });
  if (!asked) return undefined;
  const { answer } = asked;
  if (!answer) await noteGone(deps.database, id, deps.now());
  if (!answer || answer.status === "pending") return "nothing";
  return (await takeResult(deps, answer)) === "taken" ? "taken" : "nothing";
}
