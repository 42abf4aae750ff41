-- What operators have published above the release's files. A version is never changed; a later one stands above it.
CREATE TABLE content_version (
  version bigint PRIMARY KEY,
  published_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  published_by text NOT NULL,
  reason text NOT NULL
);

CREATE TABLE content_document (
  version bigint NOT NULL REFERENCES content_version (version),
  -- The file that it stands for, from the repository's root: content/promotions/weekend.json.
  path text NOT NULL,
  -- As it was published, the order of its fields kept; null where the release's file counts again.
  body json,
  PRIMARY KEY (path, version)
);

REVOKE UPDATE, DELETE, TRUNCATE ON content_version, content_document FROM bellwether_app;
