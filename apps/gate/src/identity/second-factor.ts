import { DomainError } from "@bellwether/contract";
import { onlyRow, type SqlConnection } from "@bellwether/db";
import { checkOwnApp, useOwnStep } from "../factors/index.ts";
import type { Player } from "../players/index.ts";
import type { ClockPort, DatabasePort, MessageTextsPort, SealedStorePorts } from "../ports.ts";
import {
  checkScratchCode,
  isRightScratchCode,
  NEXT_SCRATCH_CODE,
  type ScratchCodeRow,
  scratchCodeParams,
  useScratchCode,
  wantedScratchCode,
} from "./scratch-codes.ts";
import { type Guess, isKnownPlace } from "./slow-guessing.ts";

/** What an account asks beside the password: a code of its app, or the next one of its sheet. Where there are both, either is enough. */
export type SecondFactor = { hasApp: boolean; scratchCode: ScratchCodeRow | undefined };

/** A right code, to be used up with what it was asked for. */
export type ShownFactor = { step: number } | { scratchCode: ScratchCodeRow };

/** As the app shows it, and no code of a sheet is. */
const APP_CODE = /^\d{6}$/;

/** What the account asks beside the password; undefined where the password alone is enough. */
export async function secondFactorOf(
  deps: DatabasePort,
  playerId: string,
): Promise<SecondFactor | undefined> {
  const { rows } = await deps.database.query<{ has_app: boolean } & Record<keyof ScratchCodeRow, unknown>>(
    `SELECT EXISTS (SELECT 1 FROM player_app WHERE player_id = $1) AS has_app, c.id, c.number, c.code_hash
     FROM (SELECT 1) AS account LEFT JOIN (${NEXT_SCRATCH_CODE}) AS c ON true`,
    [playerId],
  );
  const { has_app: hasApp, ...next } = onlyRow(rows);
  const scratchCode = next.id === null ? undefined : (next as ScratchCodeRow);
  return hasApp || scratchCode ? { hasApp, scratchCode } : undefined;
}

/**
 * Checks what somebody typed who has the password.
 * @throws DomainError `scratch_code_wrong` where there is only a sheet, otherwise `second_factor_wrong`; `too_many_attempts`
 */
export async function checkSecondFactor(
  deps: SealedStorePorts,
  player: Player,
  wanted: SecondFactor,
  { typed, guess }: { typed: string; guess: Guess },
): Promise<ShownFactor> {
  const { hasApp, scratchCode } = wanted;
  if (!hasApp) {
    if (!scratchCode) throw new Error("nothing is asked beside the password");
    checkScratchCode(scratchCode, typed);
    return { scratchCode };
  }
  const code = typed.replaceAll(/[\s\p{Pd}]/gu, "");
  if (APP_CODE.test(code)) {
    const isStranger = !(await isKnownPlace(deps, guess));
    const step = await checkOwnApp(deps, player.id, { code, isStranger });
    if (step === undefined) throw wrongFactor(wanted);
    return { step };
  }
  if (!scratchCode || !isRightScratchCode(scratchCode, typed)) throw wrongFactor(wanted);
  return { scratchCode };
}

/**
 * Uses the code up, in the SQL transaction of what it was asked for.
 * @throws DomainError `scratch_code_wrong` or `second_factor_wrong` when it was used meanwhile
 */
export async function useSecondFactor(
  deps: MessageTextsPort & ClockPort,
  connection: SqlConnection,
  player: Player,
  shown: ShownFactor,
): Promise<void> {
  if ("scratchCode" in shown) return useScratchCode(deps, connection, player, shown.scratchCode);
  if (!(await useOwnStep(connection, player.id, shown.step)))
    throw wrongFactor({ hasApp: true, scratchCode: undefined });
}

/** The refusal without a code: `params` says what is asked. */
export function wantedFactor(wanted: SecondFactor): DomainError {
  if (!wanted.hasApp && wanted.scratchCode) return wantedScratchCode(wanted.scratchCode);
  return new DomainError("second_factor_required", { params: paramsOf(wanted) });
}

function wrongFactor(wanted: SecondFactor): DomainError {
  return new DomainError("second_factor_wrong", {
    fields: { scratch_code: "core.error_second_factor_wrong" },
    params: paramsOf(wanted),
  });
}

/** Which code of the sheet is good in place of the app's, if there is a sheet. */
const paramsOf = ({ scratchCode }: SecondFactor) => (scratchCode ? scratchCodeParams(scratchCode) : {});
