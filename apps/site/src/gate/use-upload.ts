import { MAX_DOCUMENT_BYTES } from "@bellwether/contract/document-bounds.ts";
import { useEffect, useRef, useState } from "react";
import { useRoot, useSessionToken } from "../page-data/use-player.ts";
import type { Refusal } from "./refusal.ts";
import { newId } from "./request-id.ts";
import { sendFile } from "./send-file.ts";

type Wish = { file: File; query: Readonly<Record<string, string>>; id: string };
export type UploadState = { wish: Wish; share: number; refusal?: Refusal };

/** What ends like this may have been stored all the same, just before. */
const UNCERTAIN = ["connection", "stopped"];

/**
 * One upload at a time, with its progress. One that failed can be sent again: it keeps its id, so that the gate stores it once.
 * @param onStored is called after each upload that was stored, or may have been.
 */
export function useUpload(onStored: () => void) {
  const token = useSessionToken();
  const brand = useRoot()?.brand.key;
  const [state, setState] = useState<UploadState>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const send = async (wish: Wish) => {
    running.current?.abort();
    const own = new AbortController();
    running.current = own;
    setState({ wish, share: 0 });
    const result = await sendFile({
      ...{ token, brand, file: wish.file, signal: own.signal },
      query: { ...wish.query, upload_id: wish.id },
      onProgress: (share) => setState((now) => now && { ...now, share }),
    });
    if (running.current !== own) return;
    running.current = undefined;
    if (!("refusal" in result)) setState(undefined);
    else setState({ wish, share: 0, refusal: result.refusal });
    if (!("refusal" in result) || UNCERTAIN.includes(result.refusal.code)) onStored();
  };

  return {
    state,
    isRunning: state !== undefined && state.refusal === undefined,
    start(file: File, query: Wish["query"]) {
      const wish = { file, query, id: newId() };
      // Nobody waits for megabytes to be sent only to read that they are too many.
      if (file.size <= MAX_DOCUMENT_BYTES) return void send(wish);
      setState({ wish, share: 0, refusal: tooLarge });
    },
    again: () => state && void send(state.wish),
    stop: () => running.current?.abort(),
  };
}

const tooLarge: Refusal = {
  ...{ code: "file_too_large", message: "core.error_file_too_large", fields: {}, params: {} },
};
