import type { calls, OutputOf } from "@bellwether/contract";
import type { RewardRule } from "@bellwether/contract/content/rewards/reward-rule.ts";
import type { RewardedPlayer } from "../../bonus/index.ts";
import type { NotifyPorts, ProofPort, SettingsPort, TitlesPort } from "../../ports.ts";
import type { GrantPorts } from "./grant-reward.ts";
import type { RewardOffer } from "./reward-offer.ts";

export type RunningReward = OutputOf<typeof calls.rewards>["running"][number];

/** Dependencies of every kind of reward. */
export type RewardPorts = NotifyPorts &
  GrantPorts &
  ProofPort &
  TitlesPort &
  SettingsPort<"providers" | "siteUrl" | "dropsAreDue">;

/** What the engine asks of each kind of rule. */
export type RewardKind<Rule extends RewardRule> = {
  /**
   * Does whatever is due by now, on any number of nodes, and gives each reward once. Returns how many were given.
   * @throws when something failed, after the rest was done.
   */
  settle(deps: RewardPorts, offer: RewardOffer<Rule>, signal?: AbortSignal): Promise<number>;
  /** The reward's state for the player; undefined while the promotion is closed. */
  running(
    deps: GrantPorts & TitlesPort,
    offer: RewardOffer<Rule>,
    player: RewardedPlayer,
  ): Promise<RunningReward | undefined>;
};
