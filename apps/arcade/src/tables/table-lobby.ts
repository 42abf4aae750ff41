import type { LiveTableReport, TableListing } from "@bellwether/contract/studio/tables.ts";
import type { BrandKey } from "@bellwether/market/brands.ts";
import { element } from "../controls/element.ts";
import type { MoneyText } from "../texts/money-text.ts";
import type { GameTexts } from "../texts/texts.ts";
import { mascotAddress } from "../theme/brand-style.ts";
import { limitsText } from "./limits-text.ts";
import styles from "./table-lobby.module.css";

export type TableLobby = {
  root: HTMLElement;
  /** Shows the present state of the tables. Reports of other games are ignored. */
  show(reports: readonly LiveTableReport[]): void;
};

type LobbyParts = {
  base: string;
  brand: BrandKey;
  /** The title of the game. */
  title: string;
  money: MoneyText;
  chosen(listing: TableListing): void;
};

/** The room with the tables of one game: the host at the door, and each table a button with its picture, limits, seats and hours. */
export function buildTableLobby(
  t: GameTexts,
  tables: readonly TableListing[],
  { base, brand, title, money, chosen }: LobbyParts,
): TableLobby {
  const cards = new Map(
    tables.map((listing) => {
      const picture = element("img", {
        class: styles.picture,
        attributes: { alt: "", width: 480, height: 270 },
      });
      const state = element("span", { class: styles.state });
      const seats = element("span", { class: styles.seats, aria: { hidden: true } });
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
          seats,
          state,
          element("span", { class: styles.join, text: t("lobby_join"), aria: { hidden: true } }),
        ],
      );
      return [listing.tableId, { button, picture, seats, state }];
    }),
  );
  const root = element("section", { class: styles.lobby, aria: { labelledby: "table-lobby" } }, [
    element("div", { class: styles.head }, [
      element("img", {
        class: styles.host,
        attributes: { alt: "", src: mascotAddress(base, brand, "waving"), width: 130, height: 135 },
      }),
      element("div", {}, [
        element("p", { class: styles.title, text: title }),
        element("h2", {
          class: styles.heading,
          text: t("lobby_choose"),
          attributes: { id: "table-lobby" },
        }),
      ]),
    ]),
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
        card.seats.replaceChildren(...seatMarks(report.seats));
      }
    },
  };
}

/** A mark for each seat, the taken ones first; none at a table without seats. */
const seatMarks = (seats: LiveTableReport["seats"]) =>
  Array.from({ length: seats?.total ?? 0 }, (_, seat) =>
    element("i", { attributes: { "data-taken": seat < (seats?.taken ?? 0) } }),
  );

function stateText(t: GameTexts, { closedFor, opensAt, closesAt, seats }: LiveTableReport): string {
  if (closedFor === "hours" && opensAt !== null) return t("lobby_opens_at", { time: opensAt });
  if (closedFor !== null) return t("lobby_away");
  const hours = closesAt === null ? t("lobby_open") : t("lobby_open_until", { time: closesAt });
  if (seats === null) return hours;
  return `${t("lobby_seats", { free: seats.total - seats.taken, total: seats.total })} · ${hours}`;
}
