import { element } from "../../controls/element.ts";
import type { TitleCard } from "../../theme/title-card.ts";
import styles from "./light-beam.module.css";

/** In the lighthouse the beam passes the table every ten seconds. With reduced motion it does not. */
export function lightBeam(stage: HTMLElement, { room }: Pick<TitleCard, "room">): void {
  if (room?.place !== "lighthouse") return;
  stage.append(element("div", { class: styles.beam, aria: { hidden: true } }));
}
