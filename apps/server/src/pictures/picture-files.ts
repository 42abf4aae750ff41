import type { PictureStore } from "@bellwether/art/pictures.ts";
import type { Logger } from "pino";
import { createFileAnswer } from "../files/file-answer.ts";
import type { StaticFiles } from "../files/static-files.ts";

/** Serves the pictures of a store; any page may show them. An unknown name costs one table lookup. */
export function servePictures(store: Pick<PictureStore, "find">, log: Pick<Logger, "error">): StaticFiles {
  const answer = createFileAnswer({
    immutable: false,
    headers: { "access-control-allow-origin": "*", "cross-origin-resource-policy": "cross-origin" },
  });
  return async (path, request) => {
    const name = decode(path);
    const picture = name === undefined ? undefined : store.find(name);
    if (name === undefined || !picture) return undefined;
    try {
      return await answer(request, { name, etag: `"${picture.key}"`, read: picture.read });
    } catch (err) {
      log.error({ err, picture: name }, "a picture could not be drawn");
      return new Response("This picture cannot be drawn now.", {
        status: 503,
        headers: { "cache-control": "no-store", "retry-after": "5" },
      });
    }
  };
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
