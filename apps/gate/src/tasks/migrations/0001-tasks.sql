-- Work that the office's people give themselves and each other, mostly about a player. `owner` is an operator's id.
CREATE TABLE office_task (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  player_id text REFERENCES player (id),
  title text NOT NULL,
  owner text,
  due_at timestamptz,
  written_by text NOT NULL,
  written_at timestamptz NOT NULL,
  -- Grows with each change: who changes a task names the version that they have read.
  version integer NOT NULL DEFAULT 1,
  done_by text,
  done_at timestamptz,
  CHECK ((done_by IS NULL) = (done_at IS NULL))
);
CREATE INDEX office_task_open ON office_task (coalesce(due_at, 'infinity'), id) WHERE done_at IS NULL;
CREATE INDEX office_task_done ON office_task (done_at, id) WHERE done_at IS NOT NULL;
CREATE INDEX office_task_of_player ON office_task (player_id, id) WHERE player_id IS NOT NULL;
REVOKE DELETE, TRUNCATE ON office_task FROM bellwether_app;
