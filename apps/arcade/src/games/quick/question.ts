/** One open question to the player at a time. Only the first answer counts. An answer without an open question is ignored. */
export class Question<Answer> {
  #take: ((answer: Answer) => void) | undefined;

  ask(): Promise<Answer> {
    return new Promise((taken) => {
      this.#take = taken;
    });
  }

  answer(answer: Answer): void {
    const take = this.#take;
    this.#take = undefined;
    take?.(answer);
  }
}
