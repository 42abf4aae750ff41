import { useRevalidator } from "react-router";
import { usePush } from "../../live/push-listeners.ts";
import { RunningReward } from "../running-reward.tsx";
import type { loadSpins } from "./load-spins.ts";
import { OwnSpins } from "./own-spins.tsx";

type PromotionSpinsProps = { own: NonNullable<Awaited<ReturnType<typeof loadSpins>>>; title: string };

/** On a promotion's own page: the spins that the player holds of it, or how far they are. */
export function PromotionSpins({ own: { running, spins, games }, title }: PromotionSpinsProps) {
  const revalidator = useRevalidator();
  usePush((message) => {
    if (message.type === "award" || message.type === "bonus") void revalidator.revalidate();
  });
  const titles = Object.fromEntries(spins.map(({ promotion }) => [promotion, title]));
  return (
    <>
      <OwnSpins spins={spins} games={games} titles={titles} />
      {running.map((each) => (
        <RunningReward key={each.promotion} running={each} title={title} games={games} />
      ))}
    </>
  );
}
