import type { BrandKey } from "@bellwether/market/brands.ts";
import { element } from "../controls/element.ts";
import { type HostPose, mascotAddress } from "../theme/brand-style.ts";
import styles from "./host.module.css";
import type { HostMoment } from "./host-lines.ts";

const poses: readonly HostPose[] = [
  ...(["standing", "waving", "celebrating", "shrugging", "pointing", "watching", "resting"] as const),
  ...(["standing-blink", "waving-blink", "watching-blink"] as const),
];

/** A line of the host appears this long after the news of the round, so that players can read both. */
const LINE_AFTER_MS = 1_100;
/** In a blink the eyes are shut for `BLINK_MS`. Until the next blink they are open for a random time between the other two. */
const BLINK_MS = 130;
const MIN_OPEN_EYES_MS = 2_400;
const MAX_OPEN_EYES_MS = 6_500;

/**
 * The brand's mascot as the table's host, with captions. A caption has the news of the round, and then a line of the host. The news is an ARIA
 * live region: screen readers read it also when captions are hidden. They do not read the line, because it has no information.
 */
export class Host {
  readonly picture: HTMLImageElement;
  readonly #fact = element("p", {
    class: styles.fact,
    attributes: { role: "status" },
    aria: { live: "polite", atomic: "true" },
  });
  readonly #line = element("p", { class: styles.line, aria: { hidden: true } });
  readonly caption = element("div", { class: styles.caption, attributes: { "data-silent": true } }, [
    this.#fact,
    this.#line,
  ]);
  /** Called when a line of the host appears in the caption. */
  onLine = (): void => {};
  #lineTimer: ReturnType<typeof setTimeout> | undefined;
  /** The pictures of all poses are loaded at the start, so that none is missing after the connection is lost. */
  readonly #pictures: ReadonlyMap<HostPose, HTMLImageElement>;
  #pose: HostPose | undefined;

  constructor(base: string, brand: BrandKey) {
    this.picture = element("img", { class: styles.host, attributes: { alt: "", decoding: "async" } });
    this.#pictures = new Map(
      poses.map((pose) => {
        const image = new Image();
        image.addEventListener("load", () => {
          if (pose === this.#pose) this.picture.src = image.src;
        });
        image.src = mascotAddress(base, brand, pose);
        return [pose, image];
      }),
    );
    this.strike("standing");
    if (!matchMedia("(prefers-reduced-motion: reduce)").matches) this.#blinkSoon();
  }

  #blinkSoon(): void {
    const openMs = MIN_OPEN_EYES_MS + Math.random() * (MAX_OPEN_EYES_MS - MIN_OPEN_EYES_MS);
    setTimeout(() => {
      this.#show(`${this.#pose}-blink` as HostPose);
      setTimeout(() => {
        if (this.#pose) this.#show(this.#pose);
        this.#blinkSoon();
      }, BLINK_MS);
    }, openMs);
  }

  /** Shows a pose as soon as its picture is loaded. */
  strike(pose: HostPose): void {
    if (pose === this.#pose) return;
    this.#pose = pose;
    this.#show(pose);
  }

  /** Shows a picture if it is loaded. Some poses have no picture with shut eyes; then nothing changes. */
  #show(pose: HostPose): void {
    const image = this.#pictures.get(pose);
    if (image?.complete && image.naturalWidth > 0) this.picture.src = image.src;
  }

  /** Shows the news of the round, and a moment later a line of the host. `moment` is a data attribute, which the style sheets use. */
  say(text: string, { moment, line = "" }: { moment?: HostMoment | undefined; line?: string } = {}): void {
    clearTimeout(this.#lineTimer);
    this.caption.dataset.moment = moment ?? "";
    this.#fact.textContent = text;
    this.#line.textContent = "";
    this.caption.toggleAttribute("data-silent", text === "");
    if (line === "") return;
    this.#lineTimer = setTimeout(() => {
      this.#line.textContent = line;
      this.onLine();
    }, LINE_AFTER_MS);
  }

  showCaptions(isOn: boolean): void {
    this.caption.toggleAttribute("data-hidden", !isOn);
  }
}
