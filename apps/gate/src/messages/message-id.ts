import { createHash } from "node:crypto";

/** A message id that is always the same for the same text, so that an event reported twice sends one message. A UUID of version 8. */
export function messageIdOf(text: string): string {
  const hex = createHash("sha256").update(text).digest("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
