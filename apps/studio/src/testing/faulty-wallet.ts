/** The fault of a wallet call. `hang`: it is delivered, and no response ever arrives. */
export type Fault = "lose-request" | "lose-response" | "unavailable" | "hang";

export type FaultyWallet = {
  fetch: typeof globalThis.fetch;
  /** The requested paths, including those of lost calls. */
  calls: string[];
  /** Chooses the fault of each call; none by default. */
  faultOf: (path: string) => Fault | undefined;
  /** Answers a call in place of the gate; undefined leaves it to the gate, as always by default. */
  answer: (path: string, body: string) => Promise<Response | undefined>;
  /** Runs while a call is on its way to the gate, or its response on the way back; nothing by default. */
  meanwhile: (path: string, way: "there" | "back") => Promise<void>;
};

/** The real gate behind a connection that can fail. */
export function createFaultyWallet(gate: typeof globalThis.fetch): FaultyWallet {
  const wallet: FaultyWallet = {
    calls: [],
    faultOf: () => undefined,
    answer: async () => undefined,
    meanwhile: async () => {},
    async fetch(input, init) {
      const path = new URL(String(input)).pathname.replace(/^\/gate\/wallet\/\w+/, "");
      wallet.calls.push(path);
      const fault = wallet.faultOf(path);
      if (fault === "lose-request") throw new TypeError("fetch failed");
      if (fault === "unavailable") return Response.json({ status: "RS_ERROR_UNKNOWN" }, { status: 503 });
      await wallet.meanwhile(path, "there");
      const response = (await wallet.answer(path, String(init?.body))) ?? (await gate(input, init));
      await wallet.meanwhile(path, "back");
      if (fault === "lose-response") throw new TypeError("fetch failed");
      return fault === "hang" ? new Promise<Response>(() => {}) : response;
    },
  };
  return wallet;
}
