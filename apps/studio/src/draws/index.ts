export { advanceDraw, isDrawOfWrongClock, type RunningDraw } from "./advance-draw.ts";
export { buyTickets } from "./buy-tickets.ts";
export { cancelTicket } from "./cancel-ticket.ts";
export { listPastTickets, listTickets, listUpcoming } from "./list-tickets.ts";
export { ordersData } from "./personal-data.ts";
export { startDrawJobs } from "./run-draws.ts";
export { listStandingOrders, stopStandingOrder } from "./standing-orders.ts";
export { startDraw } from "./start-draw.ts";
export { listSubscriptions, openSubscription, stopSubscription } from "./subscriptions.ts";
