-- What a shop notes about those who asked to be called back.
alter table contacts
  add column status text not null default 'new' check (status in ('new', 'contacted', 'won', 'lost', 'spam')),
  add column note text not null default '' check (length(note) <= 500);

-- Pages go by id: up to the one that stood first when the reader began, so that a new request moves nobody to another page.
create index contacts_pages on contacts (provider_id, id desc);
