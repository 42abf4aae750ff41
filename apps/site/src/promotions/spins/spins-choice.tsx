import layout from "@bellwether/ui/layout/layout.module.css";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { FormAlert } from "../../forms/form-alert.tsx";
import type { GameCard } from "../../games/game-card.ts";
import { refusalText } from "../../gate/refusal.ts";
import { useGateWrite } from "../../gate/use-gate.ts";
import { useTexts } from "../../locale/texts.tsx";
import type { PlayersRewards } from "../players-rewards.ts";
import styles from "./spins.module.css";

type SpinsChoiceProps = { spins: PlayersRewards["spins"][number]; choices: readonly GameCard[] };

/** The games among which the player may choose for their spins, as long as none was begun. A choice takes effect at once. */
export function SpinsChoice({ spins, choices }: SpinsChoiceProps) {
  const t = useTexts();
  const revalidator = useRevalidator();
  const { run, pending, refusal } = useGateWrite("chooseSpinsGame");
  const [chosen, setChosen] = useState<GameCard>();
  const choose = async (game: GameCard) => {
    if (pending || game.id === spins.game_id) return;
    if (await run({ id: spins.id, game_id: game.id })) setChosen(game);
    await revalidator.revalidate();
  };
  return (
    <fieldset className={styles.choice} aria-busy={pending}>
      <legend className={layout.small}>{t("promo.rewards_spins_choose")}</legend>
      <FormAlert>{refusal ? refusalText(refusal, t) : undefined}</FormAlert>
      <div className={styles.choices}>
        {choices.map((game) => (
          <label key={game.id} className={styles.option}>
            <input
              type="radio"
              name={`spins-${spins.id}`}
              className={styles.radio}
              checked={game.id === spins.game_id}
              onChange={() => choose(game)}
            />
            <img src={game.tile} alt="" width={300} height={400} loading="lazy" />
            <span>{game.title}</span>
          </label>
        ))}
      </div>
      <p role="status" className={layout.small}>
        {chosen && !pending && chosen.id === spins.game_id
          ? t("promo.rewards_spins_chosen", { game: chosen.title })
          : ""}
      </p>
    </fieldset>
  );
}
