/**
 * Validates a Swedish personal number of 12 digits, `YYYYMMDDNNNC`: the check digit must be right (Luhn over the last ten), and its date
 * must be the day of birth. A coordination number adds 60 to the day.
 * @param bornOn `YYYY-MM-DD`
 */
export function isPersonalNumber(text: string, bornOn: string | undefined): boolean {
  if (!/^\d{12}$/.test(text) || !bornOn) return false;
  const day = Number(text.slice(6, 8));
  const date = `${text.slice(0, 4)}-${text.slice(4, 6)}-${String(day > 60 ? day - 60 : day).padStart(2, "0")}`;
  return date === bornOn && luhnSum(text.slice(2)) % 10 === 0;
}

function luhnSum(digits: string): number {
  return [...digits].reduce((sum, digit, index) => {
    const product = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return sum + Math.floor(product / 10) + (product % 10);
  }, 0);
}
