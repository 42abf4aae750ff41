/** What each refusal of the office means to the person at the desk, by its code. */
export const refusalWords: Readonly<Record<string, string>> = {
  invalid_param: "Something in it is not right. See the marked fields.",
  malformed_body: "The office could not read this. Load the page again.",
  body_too_large: "This is too long.",
  not_found: "There is nothing here under this name.",
  forbidden: "Your roles do not allow this any more.",
  proof_required: "This needs a fresh proof that it is you.",
  session_missing: "You are not signed in.",
  session_expired: "Your session has ended.",
  session_replaced: "Your session was ended.",
  wrong_password: "Email, password or code is not right.",
  credentials_wrong: "Email, password or code is not right.",
  code_wrong: "The code is not right. Codes change every 30 seconds.",
  code_expired: "The code is too old. Type the one that is shown now.",
  token_invalid: "This link is not valid: it was used, has expired, or is not complete.",
  conflict: "Somebody has changed this in the meantime. Look at it again, then decide.",
  account_held: "The account is held: close its case first.",
  document_required: "A document of the winner of a large prize is missing.",
  approval_required: "This takes a second person: ask for one.",
  own_request: "Somebody else has to decide about your request.",
  insufficient_funds: "The balance is smaller than this.",
  unavailable: "The office cannot be reached. Look whether it was done before you send it again.",
  internal: "Something failed in the office. Nothing was changed.",
};

export const errorTexts = {
  tooManyAttempts: "Too many attempts.",
  tooManyUntil: (wait: string) => `Too many attempts. Try again in ${wait}.`,
  unknown: (code: string) => `The office refused this (${code.replaceAll("_", " ")}).`,
  failed: "Something failed. Look whether it was done before you send it again.",
  passkeyStopped: "The passkey dialog was closed, or no passkey of this office is here.",
  passkeyKnown: "This device already has a passkey of yours.",
} as const;

/** What is wrong with a field, by the key that the contract gives. */
export const fieldWords: Readonly<Record<string, string>> = {
  "core.error_field_required": "Needed",
  "core.error_email_required": "Needed",
  "core.error_email_invalid": "This is no email address",
  "core.error_password_required": "Needed",
  "core.error_password_minimum": "At least 8 characters",
  "core.error_password_maximum": "At most 128 characters",
  "core.error_password_common": "This password is guessed too easily",
  "core.error_wrong_password": "Not right",
  "core.error_numbers_only": "Six digits",
  "core.error_maximum_characters": "Too long",
  "core.error_invalid_characters": "A character here cannot be stored",
  "core.error_amount_invalid": "An amount such as 12.50",
  "core.error_amount_minimum": "Too small",
  "core.error_amount_maximum": "Too large",
  "core.error_activation_code_wrong": "Not right: codes change every 30 seconds",
  "core.error_invalid_param": "Not valid",
};
