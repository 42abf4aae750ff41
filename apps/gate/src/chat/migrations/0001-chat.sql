-- Conversations of players with the house. A live one is answered in the chat, a ticket by mail; a live one that nobody answers becomes a ticket.
CREATE TABLE chat (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  player_id text COLLATE "C" NOT NULL REFERENCES player (id),
  brand text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('live', 'ticket')),
  -- In which the player hopes for an answer.
  language text NOT NULL,
  opened_at timestamptz NOT NULL,
  -- The last message of player or agent, and since when the player's messages are unanswered.
  last_at timestamptz NOT NULL,
  unanswered_since timestamptz,
  -- An operator's id, and the first name that the player sees.
  taken_by text,
  taken_at timestamptz,
  agent_name text,
  -- Who handed it over to whoever has it, and what they wrote to them.
  handed_by text,
  handed_note text,
  -- The last message that each side has seen.
  player_seen_id bigint NOT NULL DEFAULT 0,
  agent_seen_id bigint NOT NULL DEFAULT 0,
  -- When a ticket is answered at the latest, and the task in the office.
  answer_by timestamptz,
  task_id bigint,
  ended_at timestamptz,
  ended_by text CHECK (ended_by IN ('player', 'agent', 'silence')),
  rating smallint CHECK (rating BETWEEN 1 AND 5),
  mailed_at timestamptz,
  CHECK ((taken_by IS NULL) = (taken_at IS NULL) AND (taken_by IS NULL) = (agent_name IS NULL)),
  CHECK ((handed_by IS NULL) = (handed_note IS NULL)),
  CHECK ((ended_at IS NULL) = (ended_by IS NULL)),
  CHECK ((kind = 'ticket') = (answer_by IS NOT NULL))
);
CREATE UNIQUE INDEX chat_live_of_player ON chat (player_id) WHERE kind = 'live' AND ended_at IS NULL;
CREATE INDEX chat_of_player ON chat (player_id, id DESC);
CREATE INDEX chat_open ON chat (kind, opened_at, id) WHERE ended_at IS NULL;
CREATE INDEX chat_ended ON chat (ended_at, id) WHERE ended_at IS NOT NULL;
CREATE INDEX chat_of_task ON chat (task_id) WHERE task_id IS NOT NULL;

-- What was said. `event` is what the house says by itself; its words are the reader's.
CREATE TABLE chat_message (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  chat_id bigint NOT NULL REFERENCES chat (id),
  player_id text COLLATE "C" NOT NULL REFERENCES player (id),
  author text NOT NULL CHECK (author IN ('player', 'agent', 'house')),
  -- The operator's id, and the first name that the player sees.
  written_by text,
  name text,
  text text NOT NULL,
  event text CHECK (event IN ('taken', 'handed_over', 'left', 'became_ticket', 'ended')),
  written_at timestamptz NOT NULL,
  -- The client's, so that a repeat is stored once.
  request_id uuid,
  CHECK ((author = 'house') = (event IS NOT NULL)),
  CHECK ((author = 'house') = (request_id IS NULL))
);
CREATE INDEX chat_message_of_chat ON chat_message (chat_id, id);
CREATE UNIQUE INDEX chat_message_by_request ON chat_message (player_id, request_id);
CREATE INDEX chat_message_of_player ON chat_message (player_id, written_at) WHERE author = 'player';
REVOKE UPDATE, TRUNCATE ON chat_message FROM bellwether_app;

-- Who answers chats now: it ends with their session, or when their calls stop.
CREATE TABLE chat_agent (
  operator_id text PRIMARY KEY,
  session_hash text NOT NULL,
  seen_at timestamptz NOT NULL
);
