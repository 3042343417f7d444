-- Files on their way to the server, in pieces: after a lost line they go on where they stopped. They are removed with the form that
-- names them, and after a day. Unlogged: a crash empties both tables, and a browser begins anew.
create unlogged table uploads (
  account_id bigint not null references accounts on delete cascade,
  -- Of the whole file, as the browser says: checked when a form takes it.
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  size integer not null check (size > 0),
  received integer not null default 0 check (received between 0 and size),
  touched_at timestamptz not null,
  primary key (account_id, sha256)
);
create index uploads_touched_at on uploads (touched_at);

create unlogged table upload_pieces (
  account_id bigint not null,
  sha256 text not null,
  position integer not null,
  bytes bytea not null,
  primary key (account_id, sha256, position),
  foreign key (account_id, sha256) references uploads on delete cascade
);
-- Pictures and videos do not get smaller.
alter table upload_pieces alter column bytes set storage external;
