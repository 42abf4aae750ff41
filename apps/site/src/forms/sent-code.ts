import { inTab } from "@bellwether/ui/browser-storage.ts";

const NAME = "code_sent";

/** The last digits tell one number from another, and say little to whoever reads the tab's storage. */
const marked = (number: string) => number.slice(-4);

/** Notes in this tab that a code was sent to a number, so that a page that is loaded again does not send another. */
export function noteSentTo(number: string): void {
  inTab.write(NAME, marked(number));
}

export function wasSentTo(number: string): boolean {
  return inTab.read(NAME) === marked(number);
}
