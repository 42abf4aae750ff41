import { paths, withoutLanguage } from "../paths.ts";

/** Pages that the cashier or a game opens inside its own frame; framing any other page is forbidden. */
const framed: ReadonlySet<string> = new Set([paths.paymentRedirect(), paths.realityCheckPopup()]);

/** Reported to the server in an internal response header, because only the server knows which hosts the frames belong to. */
export function mayBeFramed(request: Request): boolean {
  return framed.has(withoutLanguage(new URL(request.url).pathname));
}
