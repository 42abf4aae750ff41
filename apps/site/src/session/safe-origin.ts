import { localPath } from "@bellwether/contract/local-path.ts";
import { paths } from "../paths.ts";

/** The page to return to after login and the like, if it is one of this site; anything that leads elsewhere gives `fallback`. */
export function safeOrigin(origin: string | null | undefined, fallback: string = paths.home()): string {
  return localPath(origin) ?? fallback;
}
