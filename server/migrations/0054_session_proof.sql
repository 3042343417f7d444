alter table sessions
  -- When the person behind it last proved who they are: by a login, the password or a code. Null: an older version opened it.
  add column proved_at timestamptz,
  -- Moves on when the tokens are refreshed: no request writes it.
  add column last_seen_at timestamptz,
  -- Out of a fixed list of words (device-name.ts). Of the browser's own text nothing is kept.
  add column browser text check (length(browser) <= 30),
  add column system text check (length(system) <= 30);
