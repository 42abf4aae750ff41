/**
 * Number of typing errors (a letter left out, added, replaced, or two swapped) between the typed text and the beginning of a word; infinite
 * above the maximum for the text's length: 0 under 4 letters, 1 under 7, otherwise 2. The first letter must match.
 */
export function typingErrors(typed: string, word: string): number {
  const most = typed.length < 4 ? 0 : typed.length < 7 ? 1 : 2;
  if (typed[0] !== word[0] || word.length < typed.length - most) return Number.POSITIVE_INFINITY;
  const compared = word.slice(0, typed.length + most);
  let before: number[] = [];
  let last = Array.from({ length: compared.length + 1 }, (_, at) => at);
  for (let row = 1; row <= typed.length; row += 1) {
    const next = [row];
    for (let at = 1; at <= compared.length; at += 1) {
      const same = typed[row - 1] === compared[at - 1];
      let errors = Math.min(
        errorsAt(last, at) + 1,
        errorsAt(next, at - 1) + 1,
        errorsAt(last, at - 1) + (same ? 0 : 1),
      );
      const changedOver = typed[row - 1] === compared[at - 2] && typed[row - 2] === compared[at - 1];
      if (row > 1 && at > 1 && changedOver) errors = Math.min(errors, errorsAt(before, at - 2) + 1);
      next.push(errors);
    }
    before = last;
    last = next;
  }
  // The rest of the word may still be untyped.
  const fewest = Math.min(...last);
  return fewest <= most ? fewest : Number.POSITIVE_INFINITY;
}

const errorsAt = (row: readonly number[], at: number) => row[at] ?? Number.POSITIVE_INFINITY;
