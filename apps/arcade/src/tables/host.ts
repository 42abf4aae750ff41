import type { BrandKey } from "@bellwether/market/brands.ts";
import { element } from "../controls/element.ts";
import { type HostPose, mascotAddress } from "../theme/brand-style.ts";
import styles from "./host.module.css";

/** The brand's mascot as the table's host, with captions. The captions are an ARIA live region: screen readers read hidden captions too. */
export class Host {
  readonly picture: HTMLImageElement;
  readonly caption = element("p", {
    class: styles.caption,
    attributes: { role: "status" },
    aria: { live: "polite", atomic: "true" },
  });
  readonly #base: string;
  readonly #brand: BrandKey;

  constructor(base: string, brand: BrandKey) {
    this.#base = base;
    this.#brand = brand;
    this.picture = element("img", { class: styles.host, attributes: { alt: "", decoding: "async" } });
    this.strike("standing");
  }

  strike(pose: HostPose): void {
    const address = mascotAddress(this.#base, this.#brand, pose);
    if (this.picture.getAttribute("src") !== address) this.picture.src = address;
  }

  say(text: string): void {
    this.caption.textContent = text;
  }

  showCaptions(isOn: boolean): void {
    this.caption.toggleAttribute("data-hidden", !isOn);
  }
}
