/** The stand-in bank's result for a card. */
export type CardOutcome = "success" | "failure" | "pending";

/** Test numbers with special results; every other valid number is paid. */
export const testCards: { number: string; outcome: CardOutcome; credit?: true }[] = [
  { number: "4111 1111 1111 1111", outcome: "success" },
  { number: "4000 0000 0000 0002", outcome: "failure" },
  { number: "4000 0000 0000 3220", outcome: "pending" },
  { number: "5555 5555 5555 4444", outcome: "success", credit: true },
];

export type CardForm = { number: string; expiry: string; cvv: string };
export type CardProblem =
  | "core.error_card_number_invalid"
  | "core.error_card_expiry_invalid"
  | "core.error_card_expired"
  | "core.error_cvv_minimum"
  | "core.error_cvv_maximum"
  | "core.error_numbers_only";

/** The error of each invalid field, as keys of the merchant's texts [5.02]. */
export function checkCard(form: CardForm, now: Date): Partial<Record<keyof CardForm, CardProblem>> {
  const problems: Partial<Record<keyof CardForm, CardProblem>> = {};
  const digits = form.number.replaceAll(/[\s-]/g, "");
  if (!/^\d{12,19}$/.test(digits) || !passesLuhn(digits)) problems.number = "core.error_card_number_invalid";
  const expiry = /^(0[1-9]|1[0-2])\s*\/\s*(\d{2})$/.exec(form.expiry.trim());
  if (!expiry) problems.expiry = "core.error_card_expiry_invalid";
  else if (Date.UTC(2000 + Number(expiry[2]), Number(expiry[1])) <= now.getTime())
    problems.expiry = "core.error_card_expired";
  if (!/^\d*$/.test(form.cvv)) problems.cvv = "core.error_numbers_only";
  else if (form.cvv.length < 3) problems.cvv = "core.error_cvv_minimum";
  else if (form.cvv.length > 4) problems.cvv = "core.error_cvv_maximum";
  return problems;
}

/** What the stand-in bank says of a card. */
export function testCardOf(number: string): { outcome: CardOutcome; type: "CREDIT" | "DEBIT" } {
  const digits = number.replaceAll(/[\s-]/g, "");
  const known = testCards.find((card) => card.number.replaceAll(" ", "") === digits);
  return { outcome: known?.outcome ?? "success", type: known?.credit ? "CREDIT" : "DEBIT" };
}

/** Checks the check digit of a card number. */
function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let index = 0; index < digits.length; index += 1) {
    const digit = Number(digits[digits.length - 1 - index]);
    const doubled = index % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}
