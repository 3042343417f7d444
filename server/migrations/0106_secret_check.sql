-- A text that only the SECRET_KEY of this installation can decrypt. Null: the next start takes its key for the right one.
alter table installation add column secret_check text;
