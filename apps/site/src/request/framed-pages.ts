import { paths, withoutLanguage } from "../paths.ts";

/** Pages that the cashier or a game opens inside its own frame; every other page refuses to be framed. */
const framed: ReadonlySet<string> = new Set([paths.paymentRedirect(), paths.realityCheckPopup()]);

/** Told to the server by a header that it keeps to itself: it alone knows which hosts the frames belong to. */
export function mayBeFramed(request: Request): boolean {
  return framed.has(withoutLanguage(new URL(request.url).pathname));
}
