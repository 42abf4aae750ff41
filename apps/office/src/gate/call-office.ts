import { GateError } from "@bellwether/contract/client.ts";
import type {
  OfficeCallName,
  OfficeCalls,
  OfficeInputOf,
  OfficeOutputOf,
} from "@bellwether/contract/office/index.ts";
import type { WaitingRoom } from "./waiting-room.ts";

export type OfficeInput<Name extends OfficeCallName> = OfficeInputOf<OfficeCalls[Name]>;
export type OfficeOutput<Name extends OfficeCallName> = OfficeOutputOf<OfficeCalls[Name]>;
export type CallOffice = <Name extends OfficeCallName>(
  name: Name,
  input: OfficeInput<Name>,
) => Promise<OfficeOutput<Name>>;

type Options = {
  call: CallOffice;
  /** Where a call waits for a fresh proof of who is at the desk. */
  proof: WaitingRoom;
  /** Where a call waits for its person to sign in again. */
  signIn: WaitingRoom;
  /** Whether somebody was signed in on this page: only they are asked to sign in again where they are. */
  wasSignedIn: () => boolean;
  /** Told of each call that the office has answered, because it keeps the session alive. */
  onAnswered: () => void;
};

/**
 * Calls the office. A call that needs a fresh proof, or whose session has ended, waits for the person and is sent again: the office did nothing
 * with the first one. What somebody has typed stays where it is meanwhile.
 */
export function createCallOffice({ call, proof, signIn, wasSignedIn, onAnswered }: Options): CallOffice {
  return async (name, input) => {
    // Signing in again and proving can both be needed, each once; a third refusal is the caller's.
    for (let tries = 1; ; tries++) {
      try {
        const output = await call(name, input);
        onAnswered();
        return output;
      } catch (error) {
        const room = tries > 2 ? undefined : roomFor(error);
        if (!room || !(await room.wait())) throw error;
      }
    }
  };

  function roomFor(error: unknown): WaitingRoom | undefined {
    if (!(error instanceof GateError)) return undefined;
    if (error.code === "proof_required") return proof;
    return error.status === "session_error" && wasSignedIn() ? signIn : undefined;
  }
}
