import type { BrandKey } from "@bellwether/market/brands.ts";
import { element } from "../controls/element.ts";
import { type HostPose, mascotAddress } from "../theme/brand-style.ts";
import styles from "./host.module.css";

const poses: readonly HostPose[] = ["standing", "waving", "celebrating", "shrugging", "pointing", "resting"];

/** The brand's mascot as the table's host, with captions. The captions are an ARIA live region: screen readers read hidden captions too. */
export class Host {
  readonly picture: HTMLImageElement;
  readonly caption = element("p", {
    class: styles.caption,
    attributes: { role: "status" },
    aria: { live: "polite", atomic: "true" },
  });
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
  }

  /** Shows a pose as soon as its picture is loaded. */
  strike(pose: HostPose): void {
    if (pose === this.#pose) return;
    this.#pose = pose;
    const image = this.#pictures.get(pose);
    if (image?.complete && image.naturalWidth > 0) this.picture.src = image.src;
  }

  say(text: string): void {
    this.caption.textContent = text;
  }

  showCaptions(isOn: boolean): void {
    this.caption.toggleAttribute("data-hidden", !isOn);
  }
}
