import type { SqlConnection } from "./sql.ts";

/** Whose data they are, and what decides about them. */
export type DataSubject = {
  playerId: string;
  brand: string;
  /** Emails and phone numbers that the account has had and no other account has. */
  contacts: readonly string[];
  /** Whether the law wants to know who this customer was: not of an account that never had a payment or a round. */
  isKeptByLaw: boolean;
  at: Date;
};

/** `asked`: when erasing was asked for. `law`: once no law keeps anything any more. */
export type ErasureStage = "asked" | "law";

export type DataRow = Record<string, unknown>;

/**
 * What one module does about a person's data in its tables; nobody else reads or erases them. Erasing can be repeated, since a process can die after
 * any statement that was not committed.
 */
export type DataPart = {
  /** Names the part, and its step in an erasure: stored, so it never changes. */
  name: string;
  /** What is known of the player, by section. Nothing secret, nothing about others, no names of operators. */
  collect?(connection: SqlConnection, subject: DataSubject): Promise<Readonly<Record<string, unknown>>>;
  /** Erases what only the open account was a reason for. */
  eraseAsked?(connection: SqlConnection, subject: DataSubject): Promise<unknown>;
  /** Erases what the law has kept until now. */
  eraseKept?(connection: SqlConnection, subject: DataSubject): Promise<unknown>;
  /** When the stage can be done, if not yet; `forever` if never by itself. */
  waitsUntil?(
    connection: SqlConnection,
    subject: DataSubject,
    stage: ErasureStage,
  ): Promise<Date | "forever" | undefined>;
  /** It erases what the running application may never change or delete, such as notes and the audit's details. */
  needsOwner?: true;
};
