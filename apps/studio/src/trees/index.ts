export { readTickets, type TicketRow } from "./read-tickets.ts";
export { asTreeBet, buildTicketTree, pathOfTicket, storeTicketTree } from "./ticket-tree.ts";
