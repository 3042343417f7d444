-- A captcha that nobody has answered yet. Any answer deletes it.
create table captchas (
  key text primary key,
  -- Sealed with the server's secret: the picture and the speech are made from it, a copy of the database reads nothing.
  sealed_text text not null,
  expires_at timestamptz not null
);
create index captchas_expiry on captchas (expires_at);
