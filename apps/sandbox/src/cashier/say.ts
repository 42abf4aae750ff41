import type { CashierMessage } from "@bellwether/contract";

/** Light or dark like the page's background, as given in the frame's name, which every page of the frame can read. */
const readScheme = `const scheme = /^scheme-(light|dark)$/.exec(window.name);
if (scheme) document.documentElement.dataset.scheme = scheme[1];
`;

/**
 * The script of every page of the frame: applies the page's colour scheme, and posts what happened to the embedding page. That page's
 * origin is not known here and the message holds nothing secret; the page checks the sender.
 */
export function say(
  event: CashierMessage["event"],
  about: { paymentId: string; method: string | undefined },
): string {
  const message = {
    source: "cashier",
    event,
    paymentId: about.paymentId,
    type: about.method === "withdrawal" ? "withdrawal" : "deposit",
  };
  const text = JSON.stringify(message).replaceAll("<", "\\u003c");
  // The height is known after layout. Uses the body's height, since the document is never lower than its frame.
  return `${readScheme}const notify = () => parent.postMessage(Object.assign(${text}, { height: Math.ceil(document.body.getBoundingClientRect().height) }), "*");
    if (document.readyState === "complete") notify(); else addEventListener("load", notify);`;
}
