import type { MetricDefinition, MetricsOf } from "@bellwether/contract/metric.ts";

/** Every metric that the gate exports; the dashboard and the alerts in `ops/` may use only these, the studio's and the server's. */
export const gateMetricList = {
  office_break_glass_total: {
    kind: "counter",
    help: "Sign-ins with the office's account for emergencies",
    labels: [],
  },
  gate_calls_total: {
    kind: "counter",
    help: "Calls of the contract, by their error code",
    labels: ["call", "code"],
  },
  wallet_batch_size: {
    kind: "histogram",
    help: "Wallet commands that shared one commit",
    labels: [],
    buckets: [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000],
  },
  wallet_batch_seconds: {
    kind: "histogram",
    help: "Time of one wallet batch, commit included",
    labels: [],
    buckets: [0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
  },
  wallet_wait_seconds: {
    kind: "histogram",
    help: "Time from a wallet command's arrival to its answer",
    labels: ["outcome"],
    buckets: [0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
  },
  wallet_waiting: { kind: "gauge", help: "Wallet commands that wait for the next batch", labels: [] },
  content_version: {
    kind: "gauge",
    help: "The published version of the content that is in force on this node",
    labels: [],
  },
  job_runs_total: {
    kind: "counter",
    help: "Runs of scheduled work on this node",
    labels: ["job", "outcome"],
  },
  job_duration_seconds: {
    kind: "histogram",
    help: "Time of one run of scheduled work",
    labels: ["job"],
    buckets: [0.005, 0.025, 0.1, 0.5, 1, 5, 30, 120, 600],
  },
  job_last_success_age_seconds: {
    kind: "gauge",
    help: "Time since scheduled work last succeeded on any node",
    labels: ["job"],
  },
  job_failures_in_a_row: {
    kind: "gauge",
    help: "Failures of scheduled work since it last succeeded",
    labels: ["job"],
  },
  job_result: {
    kind: "gauge",
    help: "What the last run of scheduled work counted, on whichever node it ran",
    labels: ["job"],
  },
  messages_total: {
    kind: "counter",
    help: "Attempts to send a text or letter",
    labels: ["channel", "outcome"],
  },
  sms_refused_total: {
    kind: "counter",
    help: "Codes by SMS that were not sent: the network, the country or the day had its share",
    labels: ["bound"],
  },
  sms_budget_used_ratio: {
    kind: "gauge",
    help: "Share of the day's codes by SMS that is used up",
    labels: [],
  },
  messages_waiting: { kind: "gauge", help: "Texts and letters that wait to be sent", labels: ["channel"] },
  messages_oldest_seconds: {
    kind: "gauge",
    help: "Age of the oldest text or letter that waits",
    labels: ["channel"],
  },
  payments_total: {
    kind: "counter",
    help: "Payments that came into a state",
    labels: ["type", "method", "state"],
  },
  provider_payments_total: {
    kind: "counter",
    help: "Settled payments that the payment provider or the staff began: refunds, chargebacks and others",
    labels: ["kind"],
  },
  cashier_calls_total: {
    kind: "counter",
    help: "PaymentIQ's calls, by their result: OK or the code of the refusal",
    labels: ["call", "code"],
  },
  accounts_held: {
    kind: "gauge",
    help: "Accounts with an open case, by what it is about",
    labels: ["cause"],
  },
  screening_waiting: {
    kind: "gauge",
    help: "Players who wait to be looked for on lists of PEP and sanctions",
    labels: [],
  },
  screening_oldest_seconds: {
    kind: "gauge",
    help: "How long the first of them has waited for an answer of the screening service",
    labels: [],
  },
  screening_questions_total: {
    kind: "counter",
    help: "Questions to the screening service, answered or failed",
    labels: ["result"],
  },
  identity_applicants_waiting: {
    kind: "gauge",
    help: "Players who wait for a page of the identity vendor",
    labels: [],
  },
  identity_applicants_oldest_seconds: {
    kind: "gauge",
    help: "How long the first of them has waited",
    labels: [],
  },
  identity_vendor_calls_total: {
    kind: "counter",
    help: "Calls to the identity vendor, answered or failed, and its webhooks, by what became of them",
    labels: ["call", "result"],
  },
  documents_waiting: { kind: "gauge", help: "Documents of players that wait for a decision", labels: [] },
  documents_oldest_seconds: {
    kind: "gauge",
    help: "How long the oldest document has waited for a decision",
    labels: [],
  },
  payments_oldest_seconds: {
    kind: "gauge",
    help: "How long the oldest payment that was authorised has waited for the cashier",
    labels: ["type"],
  },
  settlement_differences: {
    kind: "gauge",
    help: "Differences between payments, providers' settlement files and the bank that nobody has settled, by where they are",
    labels: ["way"],
  },
  withdrawals_waiting: {
    kind: "gauge",
    help: "Withdrawals that wait for a person to decide, or for the cashier to hear a decision",
    labels: ["for"],
  },
  withdrawals_oldest_seconds: {
    kind: "gauge",
    help: "How long the oldest of these withdrawals has waited",
    labels: ["for"],
  },
  withdrawal_decisions_total: {
    kind: "counter",
    help: "Decisions about withdrawals that the cashier was told, by whether it has heard",
    labels: ["result"],
  },
  withdrawals_overridden_total: {
    kind: "counter",
    help: "Withdrawals that the cashier has paid although nobody had approved them",
    labels: [],
  },
  register_checks_total: {
    kind: "counter",
    help: "Questions to self-exclusion registers, by what they answered; failed without a clear answer",
    labels: ["register", "outcome"],
  },
  wallet_calls_total: {
    kind: "counter",
    help: "Wallet calls of game providers, by the status of the answer",
    labels: ["provider", "status"],
  },
  payments_open: { kind: "gauge", help: "Payments that have not ended", labels: ["type", "state"] },
  bonus_outstanding: {
    kind: "gauge",
    help: "Bonus money in players' hands, in whole currency",
    labels: ["code", "currency"],
  },
  bonus_spins_worth: {
    kind: "gauge",
    help: "Free spins that can still be played, at their stake, in whole currency",
    labels: ["code", "currency"],
  },
  bonus_cost: {
    kind: "gauge",
    help: "Bonus money that became cash, in whole currency",
    labels: ["code", "currency"],
  },
  bonus_in_review: {
    kind: "gauge",
    help: "Wagered bonuses that wait for a person of the house",
    labels: ["code", "currency"],
  },
  reward_cost: {
    kind: "gauge",
    help: "Cash and things that promotions have given, in whole currency; what their spins and bonuses cost is in bonus_cost",
    labels: ["promotion", "currency"],
  },
  reward_decisions: {
    kind: "gauge",
    help: "Rewards that a promotion has given or refused",
    labels: ["promotion", "outcome"],
  },
  reward_parcels_worth: {
    kind: "gauge",
    help: "Won things that are not sent yet, at what they cost, in whole euros",
    labels: ["promotion"],
  },
  reward_due: {
    kind: "gauge",
    help: "Players whose reward of an ended day or week is not decided yet",
    labels: ["promotion", "currency"],
  },
  risk_marks_waiting: {
    kind: "gauge",
    help: "Players whom signs of risk have marked and whom nobody has reviewed yet",
    labels: [],
  },
  risks_overdue: {
    kind: "gauge",
    help: "Players at risk about whom something was not done by its day: what the market demands, or a follow-up",
    labels: [],
  },
  chats_waiting: {
    kind: "gauge",
    help: "Live conversations in which a player waits for an answer",
    labels: [],
  },
  chats_oldest_seconds: {
    kind: "gauge",
    help: "How long the first of these players has waited",
    labels: [],
  },
  chat_agents: { kind: "gauge", help: "Persons of the office who answer chats now", labels: [] },
  reward_budget_used_ratio: {
    kind: "gauge",
    help: "Share of its budget that a promotion or code has given, while it runs, where the budget can be spent before its end",
    labels: ["promotion"],
  },
  webhook_deliveries_total: {
    kind: "counter",
    help: "Attempts to send an event to an endpoint of another system",
    labels: ["outcome"],
  },
  webhook_endpoints_failed: {
    kind: "gauge",
    help: "Endpoints that were switched off because they accepted nothing for days or are gone",
    labels: [],
  },
  webhook_failing_seconds: {
    kind: "gauge",
    help: "For how long the endpoint that fails longest has accepted nothing",
    labels: [],
  },
  push_registrations: {
    kind: "gauge",
    help: "Player addresses that someone listens to on this node",
    labels: [],
  },
  push_registering: { kind: "gauge", help: "Registrations that wait for their turn", labels: [] },
  push_refused_total: { kind: "counter", help: "Push frames refused", labels: ["failure"] },
} as const satisfies Record<string, MetricDefinition>;

export type Metrics = MetricsOf<typeof gateMetricList>;
