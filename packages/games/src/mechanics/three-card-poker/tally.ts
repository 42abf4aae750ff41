/** Counts hands by value; `below` is the number of hands lower than a limit. */
export class Tally {
  readonly #counts = new Map<number, number>();
  #sums: { values: readonly number[]; below: readonly number[] } | undefined;

  add(value: number): void {
    this.#counts.set(value, (this.#counts.get(value) ?? 0) + 1);
    this.#sums = undefined;
  }

  below(limit: number): number {
    this.#sums ??= this.#sum();
    const { values, below } = this.#sums;
    // The first index whose value is not below the limit.
    let low = 0;
    let high = values.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((values[middle] ?? 0) < limit) low = middle + 1;
      else high = middle;
    }
    return below[low] ?? 0;
  }

  #sum() {
    const entries = [...this.#counts].toSorted(([one], [other]) => one - other);
    let sum = 0;
    const below = [0, ...entries.map(([, count]) => (sum += count))];
    return { values: entries.map(([value]) => value), below };
  }
}
