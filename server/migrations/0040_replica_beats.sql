-- One row that every process writes each second when there is a replica: what the replica shows of it says how far behind it is.
create table replica_beats (
  id smallint primary key check (id = 1),
  at timestamptz not null
);
insert into replica_beats (id, at) values (1, now());
