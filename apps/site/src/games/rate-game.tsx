import type { GameRating } from "@bellwether/contract/calls/catalogue.ts";
import { Star } from "@bellwether/ui/icons.ts";
import { useState } from "react";
import { messages } from "../browser/messages.ts";
import { refusalText } from "../gate/refusal.ts";
import { useGateWrite } from "../gate/use-gate.ts";
import { useTexts } from "../locale/texts.tsx";
import styles from "./rate-game.module.css";

type RateGameProps = { gameId: number; rating: GameRating };

/**
 * The players' rating if there is one, and the player's own vote: one star to five, changed by choosing again. Players who have not played
 * the game are told so.
 */
export function RateGame({ gameId, rating }: RateGameProps) {
  const t = useTexts();
  const [shown, setShown] = useState(rating);
  const [own, setOwn] = useState<number>();
  const vote = useGateWrite("rateGame");
  const cast = async (stars: number) => {
    const before = own;
    setOwn(stars);
    const answer = await vote.run({ gameId, stars });
    if (!answer) return setOwn(before);
    setShown(answer.rating);
    messages.show("success", t("core.game_rated", { stars }));
  };
  const lit = own ?? Math.round(shown.rating);
  const isRated = shown.votes > 0;
  return (
    <div className={styles.rating}>
      <fieldset className={styles.stars} aria-describedby={isRated ? "rating-now" : undefined}>
        <legend className={styles.legend}>{t("core.game_rate")}</legend>
        {[1, 2, 3, 4, 5].map((stars) => (
          <label key={stars} className={styles.star} data-lit={stars <= lit || undefined}>
            <input
              type="radio"
              name="stars"
              value={stars}
              checked={own === stars}
              disabled={vote.pending}
              onChange={() => cast(stars)}
            />
            <Star aria-hidden="true" />
            <span className={styles.legend}>{t("core.game_rate_stars", { stars })}</span>
          </label>
        ))}
      </fieldset>
      {isRated && <span id="rating-now">{t("core.game_rating", shown)}</span>}
      {vote.refusal && (
        <p role="alert" className={styles.refusal}>
          {refusalText(vote.refusal, t)}
        </p>
      )}
    </div>
  );
}
