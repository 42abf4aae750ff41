import type { SecretsPort } from "../../ports.ts";

/** A moment at which a drop fell before drops were drawn among the rounds of a span, and the salt that hid it (decision 76). */
type PastMoment = { moment: Date; salt: string };

/** What was committed as the SHA-256 of `promotion:number:moment:salt`. */
export function openPastMoment(
  { secrets }: SecretsPort,
  { promotion, number }: { promotion: string; number: number },
  sealed: string,
): PastMoment {
  const [moment = "", salt = ""] = secrets.open(`cash-drop:${promotion}:${number}`, sealed).split(" ");
  return { moment: new Date(moment), salt };
}
