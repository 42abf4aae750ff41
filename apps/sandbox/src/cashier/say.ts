import type { CashierMessage } from "@bellwether/contract";

/** Light or dark as the page's ground is: it says so in the frame's name, which every page of the frame can read. */
const readScheme = `const scheme = /^scheme-(light|dark)$/.exec(window.name);
if (scheme) document.documentElement.dataset.scheme = scheme[1];
`;

/**
 * The script of every page of the frame: it takes the page's scheme, and tells the page around it what happened. That one's origin is not
 * known here and the message holds nothing secret; the page checks the sender.
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
  // The height is known once the page is laid out; the body's, for the document is never lower than its frame.
  return `${readScheme}const tell = () => parent.postMessage(Object.assign(${text}, { height: Math.ceil(document.body.getBoundingClientRect().height) }), "*");
    if (document.readyState === "complete") tell(); else addEventListener("load", tell);`;
}
