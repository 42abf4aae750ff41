/** What came back: the real status, whether it was a yes, and what about it must not be. */
export type Answer = { status: number; isAccepted?: boolean; problem?: string };
