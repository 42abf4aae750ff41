/** Where encrypted files are kept. Each call is done once it returns, also after a power cut; a repeat changes nothing. */
export type DocumentStore = {
  put(name: string, bytes: Uint8Array): Promise<void>;
  /** @throws when there is no such file, or the store does not answer. */
  get(name: string): Promise<Uint8Array>;
  /** Removes a file. It succeeds when there is no such file, so that a removal can be repeated. */
  remove(name: string): Promise<void>;
};

/** A key of 32 bytes, and the name under which its files are known. */
export type DocumentKey = { id: string; key: Uint8Array };

/** What is wrong with a picture, as far as its sender can do something about it. */
export class UnreadablePictureError extends Error {
  override name = "UnreadablePictureError";
}

/** What forbids a PDF: `opaque` for one that cannot be looked through, `broken` for one without its end. */
export type PdfDanger = "encrypted" | "active" | "opaque" | "broken";

export type DocumentVault = {
  store: DocumentStore;
  /** New files are sealed with the first; the others still open theirs. */
  keys: readonly [DocumentKey, ...DocumentKey[]];
  /**
   * Draws a picture anew: upright, within bounds, without anything but its pixels. JPEG.
   * @throws UnreadablePictureError for one that is damaged or has too many pixels.
   */
  redraw(bytes: Uint8Array): Promise<Uint8Array>;
  /** Looks through a PDF for what it could do to whoever opens it; undefined for nothing. */
  findPdfDanger(bytes: Uint8Array): Promise<PdfDanger | undefined>;
  /**
   * Asks a scanner what it finds in a file; undefined for nothing. Without a scanner there is no such function.
   * @throws when the scanner does not answer.
   */
  scan?: ((bytes: Uint8Array) => Promise<string | undefined>) | undefined;
};

/** Undefined where the operator has set no key: then nothing is uploaded. */
export type DocumentVaultPort = { documentVault: DocumentVault | undefined };
