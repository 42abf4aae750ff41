/** A refusal as a client gets it: its HTTP status and the translation key of its text. */
type ErrorShape = { httpStatus: number; message: string };

/**
 * Every expected failure of the gate, listed once. The envelope's `errorCode` is the key, `data.message` the translation key [7.01, 8.02];
 * the HTTP status tells machines the same [8.06].
 */
export const errorTable = {
  invalid_param: { httpStatus: 400, message: "core.error_invalid_param" },
  malformed_body: { httpStatus: 400, message: "core.error_malformed_body" },
  body_too_large: { httpStatus: 413, message: "core.error_body_too_large" },
  not_found: { httpStatus: 404, message: "core.error_not_found" },
  unknown_game: { httpStatus: 404, message: "core.error_unknown_game" },
  forbidden: { httpStatus: 403, message: "core.error_forbidden" },
  session_missing: { httpStatus: 401, message: "core.logged_out_message" },
  session_expired: { httpStatus: 401, message: "core.logged_out_idle_message" },
  session_replaced: { httpStatus: 401, message: "core.logged_out_message" },
  session_of_other_brand: { httpStatus: 401, message: "core.logged_out_message" },
  session_time_used_up: { httpStatus: 401, message: "core.logged_out_login_limit" },
  session_excluded: { httpStatus: 401, message: "core.logged_out_excluded" },
  login_limit_reached: { httpStatus: 403, message: "core.error_login_limit_reached" },
  register_blocked: { httpStatus: 403, message: "core.error_register_blocked" },
  register_unavailable: { httpStatus: 503, message: "core.error_register_unavailable" },
  limits_required: { httpStatus: 403, message: "core.error_limits_required" },
  deposit_limit_reached: { httpStatus: 422, message: "core.error_deposit_limit_reached" },
  limit_unchanged: { httpStatus: 409, message: "core.error_limit_unchanged" },
  limit_not_found: { httpStatus: 404, message: "core.error_limit_not_found" },
  limit_change_waiting: { httpStatus: 409, message: "core.error_limit_change_waiting" },
  limit_too_early: { httpStatus: 422, message: "core.error_limit_too_early" },
  wrong_password: { httpStatus: 422, message: "core.error_wrong_password" },
  scratch_code_required: { httpStatus: 422, message: "core.error_scratch_code_required" },
  scratch_code_wrong: { httpStatus: 422, message: "core.error_scratch_code_wrong" },
  second_factor_required: { httpStatus: 422, message: "core.error_second_factor_required" },
  second_factor_wrong: { httpStatus: 422, message: "core.error_second_factor_wrong" },
  passkey_wrong: { httpStatus: 422, message: "core.error_passkey_wrong" },
  passkey_expired: { httpStatus: 422, message: "core.error_passkey_expired" },
  passkeys_enough: { httpStatus: 409, message: "core.error_passkeys_enough" },
  token_invalid: { httpStatus: 422, message: "core.error_token_invalid" },
  terms_required: { httpStatus: 403, message: "core.error_terms_required" },
  document_required: { httpStatus: 403, message: "core.error_document_required" },
  file_unknown: { httpStatus: 422, message: "core.error_file_unknown" },
  file_heic: { httpStatus: 422, message: "core.error_file_heic" },
  file_unreadable: { httpStatus: 422, message: "core.error_file_unreadable" },
  file_too_large: { httpStatus: 413, message: "core.error_file_too_large" },
  file_unsafe: { httpStatus: 422, message: "core.error_file_unsafe" },
  file_infected: { httpStatus: 422, message: "core.error_file_infected" },
  file_unchecked: { httpStatus: 503, message: "core.error_file_unchecked" },
  uploads_used_up: { httpStatus: 429, message: "core.error_uploads_used_up" },
  uploads_closed: { httpStatus: 403, message: "core.error_uploads_closed" },
  document_full: { httpStatus: 409, message: "core.error_document_full" },
  document_decided: { httpStatus: 409, message: "core.error_document_decided" },
  account_held: { httpStatus: 403, message: "core.error_account_held" },
  erasure_waits: { httpStatus: 409, message: "core.error_erasure_waits" },
  account_blocked: { httpStatus: 403, message: "core.error_account_blocked" },
  only_seen: { httpStatus: 403, message: "core.error_only_seen" },
  paused: { httpStatus: 409, message: "core.error_paused" },
  proof_required: { httpStatus: 403, message: "core.error_proof_required" },
  approval_required: { httpStatus: 403, message: "core.error_approval_required" },
  own_request: { httpStatus: 403, message: "core.error_own_request" },
  terms_changed: { httpStatus: 409, message: "core.error_terms_changed" },
  too_many_attempts: { httpStatus: 429, message: "core.error_too_many_attempts" },
  signup_refused: { httpStatus: 422, message: "core.error_signup_refused" },
  signup_not_allowed: { httpStatus: 403, message: "core.error_signup_not_allowed" },
  account_excluded: { httpStatus: 403, message: "core.error_account_excluded" },
  account_closed: { httpStatus: 403, message: "core.error_account_closed" },
  not_activated: { httpStatus: 403, message: "core.error_not_activated" },
  already_activated: { httpStatus: 409, message: "core.error_already_activated" },
  phone_taken: { httpStatus: 422, message: "core.error_phone_refused" },
  phone_invalid: { httpStatus: 422, message: "core.error_phone_invalid" },
  code_wrong: { httpStatus: 422, message: "core.error_activation_code_wrong" },
  code_expired: { httpStatus: 422, message: "core.error_activation_code_expired" },
  code_too_many_tries: { httpStatus: 429, message: "core.error_activation_code_tries" },
  code_requested_too_soon: { httpStatus: 429, message: "core.error_activation_code_too_soon" },
  insufficient_funds: { httpStatus: 402, message: "core.error_insufficient_funds" },
  amount_below_minimum: { httpStatus: 422, message: "core.error_amount_minimum" },
  amount_above_maximum: { httpStatus: 422, message: "core.error_amount_maximum" },
  wrong_currency: { httpStatus: 422, message: "core.error_wrong_currency" },
  method_not_available: { httpStatus: 422, message: "core.error_method_not_available" },
  conflict: { httpStatus: 409, message: "core.error_conflict" },
  bonus_code_unknown: { httpStatus: 422, message: "core.error_bonus_code_unknown" },
  bonus_code_expired: { httpStatus: 422, message: "core.error_bonus_code_expired" },
  bonus_code_used: { httpStatus: 409, message: "core.error_bonus_code_used" },
  bonus_held_by_person: { httpStatus: 409, message: "core.error_bonus_held_by_person" },
  bonus_not_available: { httpStatus: 422, message: "core.error_bonus_not_available" },
  parcel_sent: { httpStatus: 409, message: "core.error_parcel_sent" },
  free_play_not_allowed: { httpStatus: 403, message: "core.error_free_play_not_allowed" },
  too_many_favourites: { httpStatus: 409, message: "core.error_too_many_favourites" },
  not_played: { httpStatus: 403, message: "core.error_not_played" },
  game_opens_soon: { httpStatus: 409, message: "core.error_game_opens_soon" },
  game_blocked: { httpStatus: 403, message: "core.error_game_blocked" },
  unavailable: { httpStatus: 503, message: "core.error_unavailable" },
  internal: { httpStatus: 500, message: "core.error_message" },
} as const satisfies Record<string, ErrorShape>;

export type ErrorCode = keyof typeof errorTable;

/** Field name → translation key of what is wrong with it [5.02]. */
export type FieldMessages = Record<string, string>;

/**
 * An expected refusal. `detail` is for logs and never leaves the server; `fields` and `params` are sent: params fill the placeholders of
 * the translated message (for example `{ minimum: "10.00" }`). `retryAfterSeconds` goes out too, in the data and as header.
 */
export class DomainError extends Error {
  readonly code: ErrorCode;
  readonly fields: FieldMessages | undefined;
  readonly params: Record<string, string> | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: ErrorCode,
    options: {
      detail?: string;
      fields?: FieldMessages;
      params?: Record<string, string>;
      retryAfterSeconds?: number;
    } = {},
  ) {
    super(options.detail ?? code);
    this.name = "DomainError";
    this.code = code;
    this.fields = options.fields;
    this.params = options.params;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}
