import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { sumText } from "../formats/sum-text.ts";
import type { OfficeOutput } from "../gate/call-office.ts";
import { officeQuery } from "../gate/queries.ts";
import { DataGrid, type GridColumn } from "../kit/data-grid.tsx";
import { PaymentIcon } from "../kit/icons.ts";
import { Loaded } from "../kit/loaded.tsx";
import { Moment } from "../kit/moment.tsx";
import { Panel } from "../kit/panel.tsx";
import { StateNote } from "../kit/state-note.tsx";
import { officePaths } from "../paths.ts";
import { caseWords as words } from "./words.ts";

type Unresolved = OfficeOutput<"unresolvedPayments">["payments"][number];

const columns: readonly GridColumn<Unresolved>[] = [
  {
    id: "player",
    header: words.columns.player,
    cell: ({ player_id }) => <Link to={officePaths.player(player_id)}>{player_id}</Link>,
  },
  { id: "direction", header: words.columns.direction, cell: ({ direction }) => words.directions[direction] },
  { id: "amount", header: words.columns.amount, cell: ({ amount }) => sumText(amount) },
  {
    id: "method",
    header: words.columns.method,
    sortBy: ({ method }) => method,
    cell: ({ method }) => method,
  },
  {
    id: "transaction",
    header: words.columns.transaction,
    cell: ({ transaction_id, payment_id }) => transaction_id ?? payment_id,
  },
  {
    id: "since",
    header: words.columns.since,
    sortBy: ({ since }) => since,
    cell: ({ since }) => <Moment at={since} />,
  },
];

/** Payments that the cashier should have ended and has not. */
export function UnresolvedList() {
  const query = useQuery(officeQuery("unresolvedPayments", {}));
  return (
    <Panel isFlush>
      <Loaded query={query}>
        {({ payments }) =>
          payments.length === 0 ? (
            <StateNote icon={<PaymentIcon />} title={words.noneUnresolved} />
          ) : (
            <DataGrid
              label={words.unresolved}
              columns={columns}
              rows={payments}
              keyOf={({ payment_id }) => payment_id}
            />
          )
        }
      </Loaded>
    </Panel>
  );
}
