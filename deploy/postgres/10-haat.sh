#!/bin/sh
# Run once, when the database is made: Haat's user owns its database, and may neither make others nor read files of the machine.
set -eu
psql --username "$POSTGRES_USER" --set ON_ERROR_STOP=1 --set password="$HAAT_PASSWORD" <<'SQL'
create role haat login password :'password' nosuperuser nocreatedb nocreaterole;
create database haat owner haat;
SQL
