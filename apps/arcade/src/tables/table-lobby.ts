import type { LiveTableReport, TableListing } from "@bellwether/contract/studio/tables.ts";
import { element } from "../controls/element.ts";
import type { MoneyText } from "../texts/money-text.ts";
import type { GameTexts } from "../texts/texts.ts";
import { limitsText } from "./limits-text.ts";
import styles from "./table-lobby.module.css";

export type TableLobby = {
  root: HTMLElement;
  /** Shows the present state of the tables. Reports of other games are ignored. */
  show(reports: readonly LiveTableReport[]): void;
};

/** The tables of one game, each a button with its picture, limits and hours. */
export function buildTableLobby(
  t: GameTexts,
  tables: readonly TableListing[],
  { base, money, chosen }: { base: string; money: MoneyText; chosen: (listing: TableListing) => void },
): TableLobby {
  const cards = new Map(
    tables.map((listing) => {
      const picture = element("img", {
        class: styles.picture,
        attributes: { alt: "", width: 480, height: 270 },
      });
      const state = element("span", { class: styles.state });
      const button = element(
        "button",
        {
          class: styles.card,
          attributes: { type: "button" },
          on: { click: () => chosen(listing) },
        },
        [
          picture,
          element("span", { class: styles.name, text: listing.title }),
          element("span", { class: styles.limits, text: limitsText(listing, money) }),
          state,
        ],
      );
      return [listing.tableId, { button, picture, state }];
    }),
  );
  const root = element("section", { class: styles.lobby, aria: { labelledby: "table-lobby" } }, [
    element("h2", { class: styles.heading, text: t("lobby_choose"), attributes: { id: "table-lobby" } }),
    element("ul", { class: styles.tables }, [
      ...[...cards.values()].map(({ button }) => element("li", {}, [button])),
    ]),
  ]);
  return {
    root,
    show(reports) {
      for (const report of reports) {
        const card = cards.get(report.tableId);
        if (!card) continue;
        const address = base + report.picture;
        if (card.picture.src !== address) card.picture.src = address;
        card.button.dataset.closed = String(report.closedFor !== null);
        card.state.textContent = stateText(t, report);
      }
    },
  };
}

function stateText(t: GameTexts, { closedFor, opensAt, closesAt, seats }: LiveTableReport): string {
  if (closedFor === "hours" && opensAt !== null) return t("lobby_opens_at", { time: opensAt });
  if (closedFor !== null) return t("lobby_away");
  const hours = closesAt === null ? t("lobby_open") : t("lobby_open_until", { time: closesAt });
  if (seats === null) return hours;
  return `${t("lobby_seats", { free: seats.total - seats.taken, total: seats.total })} · ${hours}`;
}
