/** Where the rows of some tables are once there is more than one database. */
export type Spread = {
  /** With their player, the same in every database, or in one place that all nodes share. */
  kind: "player" | "reference" | "coordinator";
  /** Of tables with their player: the column that names them; null where a column has to be added first. */
  key?: string | null;
  tables: readonly string[];
};

/** Every table of the gate, the studio, the ledger and the sandbox. The table in docs/scale.md has the same rows, with the reasons. */
export const SPREAD: readonly Spread[] = [
  { kind: "player", key: "id", tables: ["player"] },
  {
    kind: "player",
    key: "player_id",
    tables: [
      ...["account_hold", "activation_code", "address_collision", "affiliate_postback", "data_export"],
      ...["mail_token", "new_contact", "player_authenticator", "player_block", "player_change"],
      ...["player_erasure", "player_identity", "player_note", "player_passkey", "player_tag"],
      ...["player_view", "scratch_code", "session"],
    ],
  },
  {
    kind: "player",
    key: "player_id",
    tables: [
      ...["cashier_session", "launch_token", "outbox_event", "payment", "player_day"],
      ...["player_limit", "register_check", "studio_favourite_line", "support_payout", "wallet_round"],
      ...["withdrawal_review"],
    ],
  },
  {
    kind: "player",
    key: "player_id",
    tables: [
      ...["draw_reminder", "game_favourite", "game_vote", "mission_done", "player_bonus"],
      ...["reward_door", "reward_entry", "reward_grant", "reward_lost_deposit", "reward_parcel"],
      ...["reward_unseen_award", "tournament_entry", "tournament_score"],
    ],
  },
  {
    kind: "player",
    key: "player_id",
    tables: [
      ...["chat", "chat_message", "document_event", "document_file", "document_request"],
      ...["identity_applicant", "identity_result", "laundering_due", "player_document", "risk_interaction"],
      ...["risk_mark", "risk_sign", "risk_standing", "screening_check", "screening_match"],
    ],
  },
  {
    kind: "player",
    key: "owner",
    tables: [
      ...[
        "studio_action",
        "studio_bettor",
        "studio_order",
        "studio_play_end",
        "studio_purse",
        "studio_reward",
      ],
      ...[
        "studio_round",
        "studio_seed_pair",
        "studio_session",
        "studio_subscription",
        "studio_visit",
        "studio_watch",
      ],
      "studio_withdrawn_request",
    ],
  },
  { kind: "player", key: "address", tables: ["ledger_account"] },
  { kind: "player", key: "account_id", tables: ["ledger_checkpoint_account", "ledger_entry"] },
  {
    kind: "player",
    key: null,
    tables: [
      ...[
        "cashback_week",
        "ledger_operation",
        "ledger_transfer",
        "message",
        "payment_attempt",
        "payment_instrument",
      ],
      "softswiss_round",
    ],
  },
  {
    kind: "reference",
    tables: [
      ...[
        "content_document",
        "content_version",
        "exclusion",
        "game_coplay",
        "game_popularity",
        "history_key",
      ],
      ...["incident_stop", "migration"],
    ],
  },
  {
    kind: "coordinator",
    tables: [
      "bonus_claimant",
      "login_failure",
      "login_place",
      "mail_request",
      "passkey_challenge",
      "sms_request",
    ],
  },
  {
    kind: "coordinator",
    tables: [
      ...[
        "studio_attendance",
        "studio_pot_units",
        "studio_table",
        "studio_table_action",
        "studio_table_round",
      ],
      "studio_taken_number",
    ],
  },
  {
    kind: "coordinator",
    tables: [
      ...[
        "studio_clock",
        "studio_clock_entry",
        "studio_drop",
        "studio_pot",
        "studio_pot_day",
        "studio_pot_hit",
      ],
    ],
  },
  {
    kind: "coordinator",
    tables: [
      ...["closed_draw", "studio_commitment", "studio_day", "studio_day_level", "studio_draw_tree"],
      "studio_missed_round",
    ],
  },
  {
    kind: "coordinator",
    tables: ["cash_drop", "reward_budget", "reward_draw", "reward_window", "tournament_board"],
  },
  {
    kind: "coordinator",
    tables: [
      ...[
        "job",
        "ledger_checkpoint",
        "mission_cursor",
        "outbox_head",
        "provider_total",
        "round_mark",
        "webhook_delivery",
        "webhook_endpoint",
      ],
    ],
  },
  {
    kind: "coordinator",
    tables: [
      ...["chat_agent", "office_audit", "office_audit_detail", "office_audit_head", "office_request"],
      ...[
        "office_request_comment",
        "office_task",
        "operator",
        "operator_company_login",
        "operator_invitation",
      ],
      ...["operator_passkey", "operator_session", "operator_view"],
    ],
  },
  {
    kind: "coordinator",
    tables: [
      ...["bank_line", "exclusion_match", "settlement_difference", "settlement_file", "settlement_line"],
      ...["suspicion_look", "suspicion_report"],
    ],
  },
  {
    kind: "coordinator",
    tables: ["sandbox_applicant", "sandbox_message", "sandbox_taken_back", "sandbox_transaction"],
  },
];

/** Where each table is, by its name. */
export const SPREAD_OF: ReadonlyMap<string, Spread> = new Map(
  SPREAD.flatMap((spread) => spread.tables.map((table) => [table, spread] as const)),
);
