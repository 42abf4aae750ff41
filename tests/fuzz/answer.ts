/** A response: the actual status, whether it was a success, and what is wrong with it. */
export type Answer = { status: number; isAccepted?: boolean; problem?: string };
