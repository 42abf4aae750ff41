import type { ApprovalAction, ApprovalInput, ApprovalPreview } from "@bellwether/contract/office/index.ts";
import type { SqlConnection } from "@bellwether/db";
import type { Book } from "@bellwether/ledger";
import type { Actor } from "../actor.ts";

/** What an action would change, as it stands. */
export type DescribedAction = {
  /** What it is about: `player:…`, `operator:…` */
  subject: string;
  /** The state of what it would change: when it differs later, the request is stale. */
  version: string;
  preview: ApprovalPreview;
};

/** Who has decided that it is done, and why; `requestId` names it once for all time. */
export type ApprovedAct = { actor: Actor; reason: string; requestId: string; at: Date };

/** The SQL transaction in which an approved action is done; with the ledger's book for one that moves money. */
export type ApprovalWork<T> = (connection: SqlConnection, book?: Book) => Promise<T>;

/** One kind of action that takes two persons. */
export type ApprovalKind<Input> = {
  /** It can be done once: while a request for it is open, another with the same input is refused. */
  isSingle?: true;
  /** @throws DomainError for what cannot be done at all, with its fields */
  describe(connection: SqlConnection, input: Input): Promise<DescribedAction>;
  /** Does it. What it returns is shown to the decider once: an invitation's link. */
  run(
    work: { connection: SqlConnection; book: Book | undefined },
    input: Input,
    act: ApprovedAct,
  ): Promise<Record<string, string>>;
  /** Opens the transaction, where it is not an ordinary one. */
  within?<T>(input: Input, requestId: string, work: ApprovalWork<T>): Promise<T>;
  /** After the commit: tells whoever must know. */
  announce?(input: Input): Promise<void>;
};

/** Each action with how it is done. */
export type ApprovalKinds = { readonly [Action in ApprovalAction]: ApprovalKind<ApprovalInput<Action>> };
