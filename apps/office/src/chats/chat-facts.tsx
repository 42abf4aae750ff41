import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { officeQuery } from "../gate/queries.ts";
import { Facts } from "../kit/facts.tsx";
import { Loaded } from "../kit/loaded.tsx";
import { Moment } from "../kit/moment.tsx";
import { Panel } from "../kit/panel.tsx";
import { officePaths } from "../paths.ts";
import { chatWords } from "./words.ts";

const words = chatWords.facts;

/** What an agent must know of the player while they write. */
export function ChatFacts({ playerId }: { playerId: string }) {
  const query = useQuery(officeQuery("playerPage", { player_id: playerId }));
  return (
    <Panel title={words.title} actions={<Link to={officePaths.player(playerId)}>{words.page}</Link>}>
      <Loaded query={query}>
        {({ player }) => (
          <Facts
            lines={[
              { name: words.status, value: player.status },
              {
                name: words.marks,
                value: player.marks.map((mark) => mark.replaceAll("_", " ")).join(", ") || words.none,
              },
              { name: words.language, value: `${player.language}, ${player.country}` },
              { name: words.age, value: player.age },
              { name: words.since, value: <Moment at={player.created_at} look="date" /> },
              { name: words.cash, value: `${player.money.cash.amount} ${player.money.cash.currency}` },
              { name: words.held, value: `${player.money.held.amount} ${player.money.held.currency}` },
              { name: words.deposits, value: player.money.deposits },
            ]}
          />
        )}
      </Loaded>
    </Panel>
  );
}
