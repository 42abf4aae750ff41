import { isSandboxChain } from "@bellwether/contract/beacon-chains.ts";
import type { PublishedTableRound } from "@bellwether/contract/studio/table-bets.ts";
import { formatDateTime } from "@bellwether/i18n/format/date.ts";
import { element } from "../controls/element.ts";
import panel from "../controls/fairness-panel.module.css";
import { loadDescribeDraw } from "../games/load-describe-draw.ts";
import { loadSharedModel } from "../proof/load-shared-model.ts";
import { failureCodeOf } from "../studio/studio-failure.ts";
import { buildFacts, type ListContext } from "./round-facts.ts";
import styles from "./rounds-list.module.css";

/**
 * The finished rounds of a table, the newest first, each with its published values and a check in the browser. `before` is the number after
 * the newest one. More are added by a button. The list says so when the rounds cannot be read.
 */
export function buildRoundsList(around: ListContext, tableId: string, before: number): HTMLElement {
  const { t, studio } = around;
  const list = element("ol", { class: styles.list });
  const said = element("p", { class: panel.said, attributes: { role: "status" } });
  const more = element("button", {
    class: panel.small,
    text: t("rounds_earlier"),
    attributes: { type: "button" },
    on: { click: () => void load() },
  });
  const note = element("p", {
    class: panel.intro,
    text: t("sandbox_beacon"),
    attributes: { hidden: true },
  });
  let next = before;
  const describe = createDescribe(around);

  const load = async () => {
    more.disabled = true;
    said.textContent = "";
    try {
      const { rounds } = await studio.call("listTableRounds", {}, { tableId, number: next });
      list.append(
        ...(await Promise.all(rounds.map(async (round) => buildEntry(around, round, await describe(round))))),
      );
      // The page's text speaks of a public beacon.
      if (rounds.some(({ chainHash }) => isSandboxChain(chainHash))) note.hidden = false;
      next = rounds.at(-1)?.number ?? 1;
      more.hidden = next <= 1;
      if (list.childElementCount === 0) said.textContent = t("rounds_none");
    } catch (error) {
      said.textContent = t(`error_${failureCodeOf(error)}`);
    }
    more.disabled = false;
  };
  void load();
  return element("div", { class: styles.rounds }, [note, list, said, more]);
}

function buildEntry(around: ListContext, round: PublishedTableRound, outcome: string): HTMLLIElement {
  const { t, language } = around;
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const summary = element("summary", { class: styles.summary }, [
    element("span", { class: styles.number, text: t("live_round", { number: round.number }) }),
    element("span", { class: styles.result, text: outcome }),
    element("span", {
      class: styles.when,
      text: [
        formatDateTime(round.startedAt, language, zone),
        ...(round.betCount === null ? [] : [t("rounds_bets", { count: round.betCount })]),
      ].join(" · "),
    }),
  ]);
  const details = element("details", {}, [summary]);
  // The values are long, so they are built when somebody wants to see them.
  details.addEventListener("toggle", () => details.append(buildFacts(around, round)), { once: true });
  return element("li", { class: styles.entry }, [details]);
}

/** Describes the outcomes of rounds. The model of each is loaded once. */
function createDescribe({ t, base }: ListContext): (round: PublishedTableRound) => Promise<string> {
  const layouts = new Map<string, Promise<unknown>>();
  const layoutOf = async (round: PublishedTableRound) => {
    const { rules } = await loadSharedModel(round, base, (url, init) => fetch(url, init));
    // No amount is described, so the scale of the amounts does not matter.
    return rules.layout(1n);
  };
  return async (round) => {
    if (round.events === null) return t("rounds_void");
    const { mechanic, model, events } = round;
    const layout = layouts.get(model) ?? layoutOf(round);
    layouts.set(model, layout);
    return (await loadDescribeDraw(mechanic))(events, t, await layout);
  };
}
