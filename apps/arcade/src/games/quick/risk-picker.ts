import type { GameParts } from "../../play/game.ts";
import { OptionGroup, optionRows } from "./option-group.ts";

/** A risk, and the size of the game: the number of plinko's rows or of the wheel's segments. */
export type RiskChoice = { risk: "low" | "medium" | "high"; size: number };

/** Buttons for choosing the risk and the size for the next round. */
export class RiskPicker {
  readonly #risks: OptionGroup<RiskChoice["risk"]>;
  readonly #sizes: OptionGroup<number>;

  /** `offers` are all combinations that the game has. `caption` names the size, for example "Rows". `usual` is chosen first. */
  constructor(
    parts: Pick<GameParts, "sound" | "t" | "buttons">,
    { caption, offers, usual }: { caption: string; offers: readonly RiskChoice[]; usual: RiskChoice },
    changed: () => void,
  ) {
    const { t } = parts;
    const risks = [...new Set(offers.map(({ risk }) => risk))];
    const sizes = [...new Set(offers.map(({ size }) => size))];
    this.#risks = new OptionGroup(
      parts,
      { caption: t("risk"), values: risks, nameOf: (risk) => t(`risk_${risk}`), chosen: usual.risk },
      changed,
    );
    this.#sizes = new OptionGroup(
      parts,
      { caption, values: sizes, nameOf: String, chosen: usual.size },
      changed,
    );
    parts.buttons.append(optionRows([this.#risks.group, this.#sizes.group]));
  }

  get chosen(): RiskChoice {
    return { risk: this.#risks.chosen, size: this.#sizes.chosen };
  }

  /** Selects the choice of a past round. Returns false if it was already selected. */
  choose({ risk, size }: RiskChoice): boolean {
    if (risk === this.#risks.chosen && size === this.#sizes.chosen) return false;
    this.#risks.choose(risk);
    this.#sizes.choose(size);
    return true;
  }

  setOpen(open: boolean): void {
    this.#risks.setOpen(open);
    this.#sizes.setOpen(open);
  }
}
