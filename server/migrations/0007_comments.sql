create table comments (
  id bigint generated always as identity primary key,
  post_id bigint not null references posts on delete cascade,
  -- Points to the account, not the customer: the thread stays when the person goes.
  customer_id bigint not null references accounts on delete restrict,
  content text not null check (length(content) between 3 and 2000),
  created_at timestamptz not null default now(),
  -- At most one reply, by the post's own provider.
  reply text check (length(reply) between 3 and 2000),
  replied_at timestamptz,
  check ((reply is null) = (replied_at is null))
);
create index comments_of_post on comments (post_id, created_at, id);
create index comments_of_customer on comments (customer_id);
