/** The actions of a betting mat's keys. */
type ChipKeys = { undo(): void; double(): void; repeat(): void; choose(index: number): void };

/** Listens to the keys: 1 to 7 choose a chip, U undoes, D doubles, R repeats the last bets. */
export function listenToChipKeys(act: ChipKeys): void {
  document.addEventListener("keydown", (event) => {
    if (event.repeat || event.ctrlKey || event.altKey || event.metaKey || isTyping(event.target)) return;
    if (document.querySelector("dialog[open]")) return;
    if (/^[1-7]$/.test(event.key)) act.choose(Number(event.key) - 1);
    else if (event.key === "u") act.undo();
    else if (event.key === "d") act.double();
    else if (event.key === "r") act.repeat();
  });
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}
