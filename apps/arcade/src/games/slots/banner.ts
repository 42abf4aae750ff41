import { between } from "../../controls/amount-view.ts";
import { element } from "../../controls/element.ts";
import type { MoneyText } from "../../money/money-text.ts";
import type { Clock } from "../../player/clock.ts";
import styles from "./banner.module.css";

/** Shows a sign across the field for a while: what has begun, what has ended, what was won. */
export async function showBanner(
  overlay: HTMLElement,
  clock: Clock,
  { title, line, ms }: { title: string; line: string; ms: number },
): Promise<void> {
  const banner = build(title, line);
  overlay.append(banner);
  await clock.read(ms);
  await leave(banner);
}

/** Shows a win that is worth a sign, and counts it up. */
export async function showWinBanner(
  overlay: HTMLElement,
  clock: Clock,
  { title, amountMinor, money, ms }: { title: string; amountMinor: bigint; money: MoneyText; ms: number },
): Promise<void> {
  const banner = build(title, money(clock.still ? amountMinor : 0n));
  const line = banner.lastElementChild as HTMLElement;
  line.classList.add(styles.amount as string);
  overlay.append(banner);
  await clock.move(ms, (share) => {
    line.textContent = money(between(0n, amountMinor, share));
  });
  await clock.read(900);
  await leave(banner);
}

function build(title: string, line: string): HTMLElement {
  return element("div", { class: styles.banner, aria: { hidden: true } }, [
    element("strong", { class: styles.title, text: title }),
    element("span", { class: styles.line, text: line }),
  ]);
}

async function leave(banner: HTMLElement): Promise<void> {
  banner.dataset.leaving = "true";
  await Promise.all(banner.getAnimations().map((animation) => animation.finished.catch(() => {})));
  banner.remove();
}
