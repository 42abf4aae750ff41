import type { PlayerDocument } from "@bellwether/contract/calls/documents.ts";
import { DOCUMENT_UPLOAD_PATH } from "@bellwether/contract/document-bounds.ts";
import type { Envelope } from "@bellwether/contract/envelope.ts";
import { endSessionHere } from "../session/session-end.ts";
import type { Refusal } from "./refusal.ts";

export type FileToSend = {
  token: string | undefined;
  brand: string | undefined;
  file: File;
  query: Readonly<Record<string, string>>;
  /** The sent share, 0 to 1; at 1 the gate looks at the file. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
};

export type UploadResult = { document: PlayerDocument } | { refusal: Refusal };

/** Sends one file to the gate. `fetch` cannot tell how much of a body has been sent, so this is an XMLHttpRequest. It never rejects. */
export function sendFile({
  token,
  brand,
  file,
  query,
  onProgress,
  signal,
}: FileToSend): Promise<UploadResult> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const refuse = (code: string, message: string) =>
      resolve({ refusal: { code, message, fields: {}, params: {} } });
    const stop = () => request.abort();
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.upload.onload = () => onProgress(1);
    request.onerror = () => refuse("connection", "core.documents_lost");
    request.ontimeout = request.onerror;
    request.onabort = () => refuse("stopped", "core.documents_stopped");
    request.onloadend = () => signal.removeEventListener("abort", stop);
    request.onload = () => {
      const answer = readEvent(request.responseText);
      if (answer?.status === "success")
        return resolve({ document: (answer.data as { document: PlayerDocument }).document });
      const data = answer?.data as
        | { errorCode?: string; message?: string; params?: Record<string, string>; reason?: never }
        | undefined;
      if (answer?.status === "session_error") endSessionHere(data?.reason);
      if (!data?.message) return refuse("connection", "core.documents_lost");
      resolve({
        refusal: {
          ...{ code: data.errorCode ?? "internal", message: data.message, fields: {} },
          params: data.params ?? {},
        },
      });
    };
    request.open("POST", `${DOCUMENT_UPLOAD_PATH}?${new URLSearchParams(query)}`);
    request.setRequestHeader("content-type", "application/octet-stream");
    if (token) request.setRequestHeader("x-session-data", token);
    if (brand) request.setRequestHeader("x-brand", brand);
    signal.addEventListener("abort", stop);
    request.send(file);
  });
}

/** Undefined for what is no answer of the gate, such as a proxy's page. */
function readEvent(text: string): { status: string; data: unknown } | undefined {
  try {
    return (JSON.parse(text) as Envelope).event;
  } catch {
    return undefined;
  }
}
