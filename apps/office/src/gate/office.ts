import { GateError } from "@bellwether/contract/client.ts";
import { createOfficeClient, type OfficeSelf } from "@bellwether/contract/office/index.ts";
import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { isAttended } from "../browser/attention.ts";
import { createStore } from "../browser/store.ts";
import { createCallOffice } from "./call-office.ts";
import { createWaitingRoom } from "./waiting-room.ts";

/** Where calls wait for a fresh proof of who is at the desk; a dialog of the shell asks for it. */
export const proofRoom = createWaitingRoom();
/** Where calls wait for their person to sign in again; a dialog of the shell covers the screen, which keeps what was typed. */
export const signInRoom = createWaitingRoom();
/** The person who signed in on this page. */
export const selfStore = createStore<OfficeSelf | undefined>(undefined);
/** When the office last answered a call that somebody made, by this machine's clock: from then on its idle time counts. */
export const lastAnswer = createStore(Date.now());

/** The office's other windows in this browser share its session, so they tell each other of their calls. */
const windows = new BroadcastChannel("office");
windows.onmessage = () => lastAnswer.write(Date.now());

const client = createOfficeClient({ baseUrl: "", isAttended });

export const callOffice = createCallOffice({
  call: (name, input) => client.call(name, input),
  proof: proofRoom,
  signIn: signInRoom,
  wasSignedIn: () => selfStore.read() !== undefined,
  onAnswered() {
    if (!isAttended()) return;
    lastAnswer.write(Date.now());
    windows.postMessage("answered");
  },
});

/** What the office has answered. Queues and stops are asked for again on a timer, which keeps no session alive at an empty desk. */
export const queryClient: QueryClient = new QueryClient({
  queryCache: new QueryCache({ onError: noticeRefusal }),
  mutationCache: new MutationCache({ onError: noticeRefusal }),
  defaultOptions: {
    queries: {
      staleTime: 5_000,
      networkMode: "always",
      refetchOnWindowFocus: true,
      retry: (failures, error) =>
        failures < 2 && error instanceof GateError && error.status === "server_error",
      retryDelay: (failures) => 400 * 2 ** failures,
    },
    mutations: { networkMode: "always", retry: false },
  },
});

/** A role was taken away a moment ago: the frame learns what is left. */
function noticeRefusal(error: unknown): void {
  if (error instanceof GateError && error.code === "forbidden")
    void queryClient.invalidateQueries({ queryKey: ["me"] });
}
