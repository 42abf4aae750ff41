import { readFile, stat } from "node:fs/promises";
import { join, normalize } from "node:path";
import { createFileAnswer, type FileAnswerOptions } from "./file-answer.ts";

/** `path` is the part after the mount. */
export type StaticFiles = (path: string, request: Request) => Promise<Response | undefined>;

/** Serves the files of a folder; `path` cannot point outside it. */
export function serveFolder(folder: string, options: FileAnswerOptions): StaticFiles {
  const answer = createFileAnswer(options);
  return async (path, request) => {
    const decoded = decode(path);
    if (decoded === undefined) return undefined;
    const file = join(folder, decoded);
    const info = await stat(file).catch(() => undefined);
    if (!info?.isFile()) return undefined;
    return answer(request, {
      name: file,
      etag: `"${info.size.toString(36)}-${Math.round(info.mtimeMs).toString(36)}"`,
      read: () => readFile(file),
    });
  };
}

function decode(path: string): string | undefined {
  try {
    const decoded = normalize(decodeURIComponent(path));
    return decoded.includes("\0") || decoded.startsWith("..") ? undefined : decoded;
  } catch {
    return undefined;
  }
}
