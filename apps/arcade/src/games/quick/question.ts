/** One question to the player at a time: the first answer counts, and none while nothing is asked. */
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
