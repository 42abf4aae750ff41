import { localPath } from "@bellwether/contract/local-path.ts";
import { paths } from "../paths.ts";

/** The page to return to after login and similar steps, if it is a page of this site; otherwise `fallback`. */
export function safeOrigin(origin: string | null | undefined, fallback: string = paths.home()): string {
  return localPath(origin) ?? fallback;
}
