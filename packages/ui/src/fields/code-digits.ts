/** The digits in the typed or pasted text (“Your code: 123 456”), at most as many as the code has. */
export function codeDigits(typed: string, length: number): string {
  return typed.replace(/\D/g, "").slice(0, length);
}
