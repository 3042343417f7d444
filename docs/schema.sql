-- The schema after all migrations, for reading. Written by `npm run schema`; a test fails when it is out of date.

create extension pg_trgm;
create type market_step as (district_id integer, category_id integer, providers integer, vouched integer);
create type post_hit as (at integer, created_at timestamp with time zone, post_id bigint);
create type provider_hit as (at integer, band smallint, quality double precision, provider_id bigint);
create type search_pass as (is_few boolean, at_once boolean, ages integer, first tsquery, second tsquery, filter tsquery, earlier tsquery, numbers integer[], wholes tsquery[], if_fewer integer[]);
create type search_stage as (number integer, first tsquery, second tsquery, filter tsquery, whole tsquery, if_fewer integer);

-- platform

create table captchas (
  key text not null,
  sealed_text text not null,
  expires_at timestamp with time zone not null,
  constraint captchas_pkey PRIMARY KEY (key)
);
CREATE INDEX captchas_expiry ON captchas USING btree (expires_at);

create table idempotency_keys (
  caller text not null,
  key text not null,
  endpoint text not null,
  request_hash text not null,
  status smallint,
  reply jsonb,
  created_at timestamp with time zone default now() not null,
  owner bigint,
  done_at timestamp with time zone,
  constraint idempotency_keys_pkey PRIMARY KEY (caller, key),
  constraint idempotency_keys_key_check CHECK (length(key) >= 1 AND length(key) <= 128)
);
CREATE INDEX idempotency_keys_age ON idempotency_keys USING btree (created_at);

create table installation (
  id smallint default 1 not null,
  demo_since timestamp with time zone,
  secret_check text,
  constraint installation_pkey PRIMARY KEY (id),
  constraint installation_id_check CHECK (id = 1)
);

create table reference_data (
  name text not null,
  hash text not null,
  loaded_at timestamp with time zone default now() not null,
  constraint reference_data_pkey PRIMARY KEY (name)
);

create table replica_beats (
  id smallint not null,
  at timestamp with time zone not null,
  constraint replica_beats_pkey PRIMARY KEY (id),
  constraint replica_beats_id_check CHECK (id = 1)
);

create table security_events (
  id bigint generated always as identity not null,
  at timestamp with time zone not null,
  kind text not null,
  account_hash text,
  ip_hash text not null,
  constraint security_events_pkey PRIMARY KEY (id)
);
CREATE INDEX security_events_by_age ON security_events USING btree (at);
CREATE INDEX security_events_of_account ON security_events USING btree (account_hash, id) WHERE (account_hash IS NOT NULL);
CREATE INDEX security_events_of_ip ON security_events USING btree (ip_hash, at);
CREATE INDEX security_events_of_kind ON security_events USING btree (kind, id);

create table sms_days (
  day date not null,
  sent integer not null,
  constraint sms_days_pkey PRIMARY KEY (day)
);

create table upload_pieces (
  account_id bigint not null,
  sha256 text not null,
  "position" integer not null,
  bytes bytea not null,
  constraint upload_pieces_pkey PRIMARY KEY (account_id, sha256, "position"),
  constraint upload_pieces_account_id_sha256_fkey FOREIGN KEY (account_id, sha256) REFERENCES uploads(account_id, sha256) ON DELETE CASCADE
);

create table uploads (
  account_id bigint not null,
  sha256 text not null,
  size integer not null,
  received integer default 0 not null,
  touched_at timestamp with time zone not null,
  constraint uploads_pkey PRIMARY KEY (account_id, sha256),
  constraint uploads_check CHECK (received >= 0 AND received <= size),
  constraint uploads_sha256_check CHECK (sha256 ~ '^[0-9a-f]{64}$'::text),
  constraint uploads_size_check CHECK (size > 0),
  constraint uploads_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE
);
CREATE INDEX uploads_touched_at ON uploads USING btree (touched_at);

create table used_proofs (
  nonce text not null,
  expires_at timestamp with time zone not null,
  constraint used_proofs_pkey PRIMARY KEY (nonce)
);
CREATE INDEX used_proofs_expiry ON used_proofs USING btree (expires_at);

-- places

create table countries (
  id integer generated always as identity not null,
  code text not null,
  name_en text not null,
  name_hi text not null,
  constraint countries_pkey PRIMARY KEY (id),
  constraint countries_code_key UNIQUE (code)
);

create table districts (
  id integer generated always as identity not null,
  state_id integer not null,
  name_en text not null,
  name_hi text not null,
  latitude double precision not null,
  longitude double precision not null,
  reference text,
  aliases text[] default '{}'::text[] not null,
  edited_at timestamp with time zone,
  slug text default ''::text not null,
  constraint districts_pkey PRIMARY KEY (id),
  constraint districts_reference UNIQUE (state_id, reference),
  constraint districts_state_id_name_en_key UNIQUE (state_id, name_en),
  constraint districts_latitude_check CHECK (latitude >= '-90'::integer::double precision AND latitude <= 90::double precision),
  constraint districts_longitude_check CHECK (longitude >= '-180'::integer::double precision AND longitude <= 180::double precision),
  constraint districts_state_id_fkey FOREIGN KEY (state_id) REFERENCES states(id) ON DELETE RESTRICT
);
CREATE UNIQUE INDEX districts_slug ON districts USING btree (state_id, slug);
CREATE TRIGGER districts_change_in_districts AFTER UPDATE ON districts FOR EACH STATEMENT EXECUTE FUNCTION note_changed_names();
CREATE TRIGGER districts_change_slug BEFORE UPDATE OF name_en ON districts FOR EACH ROW WHEN (slug_of(old.name_en) <> slug_of(new.name_en)) EXECUTE FUNCTION give_slug();
CREATE TRIGGER districts_give_slug BEFORE INSERT ON districts FOR EACH ROW EXECUTE FUNCTION give_slug();
CREATE TRIGGER districts_keep_former_slug AFTER UPDATE ON districts FOR EACH ROW WHEN (old.slug <> new.slug) EXECUTE FUNCTION keep_former_slug();

create table district_spellings (
  district_id integer not null,
  spelling text collate "C" not null,
  key text collate "C" not null,
  skeleton text collate "C" not null,
  rank smallint not null,
  constraint district_spellings_rank_check CHECK (rank >= 0 AND rank <= 2),
  constraint district_spellings_district_id_fkey FOREIGN KEY (district_id) REFERENCES districts(id) ON DELETE CASCADE
);
CREATE INDEX district_spellings_district ON district_spellings USING btree (district_id);
CREATE INDEX district_spellings_key ON district_spellings USING btree (key);
CREATE INDEX district_spellings_similar ON district_spellings USING gin (key gin_trgm_ops);
CREATE INDEX district_spellings_skeleton ON district_spellings USING btree (skeleton) WHERE (skeleton <> ''::text);
CREATE INDEX district_spellings_spelling ON district_spellings USING btree (spelling);

create table divisions (
  id integer generated always as identity not null,
  name_en text not null,
  name_hi text not null,
  also_as text[] default '{}'::text[] not null,
  district_id integer not null,
  constraint divisions_pkey PRIMARY KEY (id),
  constraint divisions_name_en_key UNIQUE (name_en),
  constraint divisions_district_id_fkey FOREIGN KEY (district_id) REFERENCES districts(id) ON DELETE CASCADE
);

create table former_slugs (
  slug text not null,
  state_id integer,
  district_id integer,
  category_id integer,
  constraint former_slugs_slug_state_id_district_id_category_id_key UNIQUE NULLS NOT DISTINCT (slug, state_id, district_id, category_id),
  constraint former_slugs_check CHECK (num_nonnulls(state_id, district_id, category_id) = 1),
  constraint former_slugs_category_id_fkey FOREIGN KEY (category_id) REFERENCES categories(id) ON DELETE CASCADE,
  constraint former_slugs_district_id_fkey FOREIGN KEY (district_id) REFERENCES districts(id) ON DELETE CASCADE,
  constraint former_slugs_state_id_fkey FOREIGN KEY (state_id) REFERENCES states(id) ON DELETE CASCADE
);

create table states (
  id integer generated always as identity not null,
  country_id integer not null,
  code text not null,
  name_en text not null,
  name_hi text not null,
  slug text default ''::text not null,
  constraint states_pkey PRIMARY KEY (id),
  constraint states_code_key UNIQUE (code),
  constraint states_name_en_key UNIQUE (name_en),
  constraint states_country_id_fkey FOREIGN KEY (country_id) REFERENCES countries(id) ON DELETE RESTRICT
);
CREATE UNIQUE INDEX states_slug ON states USING btree (slug);
CREATE TRIGGER states_change_in_districts AFTER UPDATE ON states FOR EACH STATEMENT EXECUTE FUNCTION note_changed_names();
CREATE TRIGGER states_change_slug BEFORE UPDATE OF name_en ON states FOR EACH ROW WHEN (slug_of(old.name_en) <> slug_of(new.name_en)) EXECUTE FUNCTION give_slug();
CREATE TRIGGER states_give_slug BEFORE INSERT ON states FOR EACH ROW EXECUTE FUNCTION give_slug();
CREATE TRIGGER states_keep_former_slug AFTER UPDATE ON states FOR EACH ROW WHEN (old.slug <> new.slug) EXECUTE FUNCTION keep_former_slug();

-- categories

create table categories (
  id integer generated always as identity not null,
  title_en text not null,
  title_hi text not null,
  synonyms_en text[] default '{}'::text[] not null,
  synonyms_hi text[] default '{}'::text[] not null,
  synonyms_roman text[] default '{}'::text[] not null,
  "position" integer not null,
  reference text,
  edited_at timestamp with time zone,
  retired_at timestamp with time zone,
  slug text default ''::text not null,
  words_edited_at timestamp with time zone,
  is_service boolean default false not null,
  constraint categories_pkey PRIMARY KEY (id),
  constraint categories_reference_key UNIQUE (reference),
  constraint categories_title_en_key UNIQUE (title_en)
);
CREATE UNIQUE INDEX categories_slug ON categories USING btree (slug);
CREATE TRIGGER categories_change_in_districts AFTER INSERT OR DELETE OR UPDATE ON categories FOR EACH STATEMENT EXECUTE FUNCTION note_changed_names();
CREATE TRIGGER categories_change_slug BEFORE UPDATE OF title_en ON categories FOR EACH ROW WHEN (slug_of(old.title_en) <> slug_of(new.title_en)) EXECUTE FUNCTION give_slug();
CREATE TRIGGER categories_give_slug BEFORE INSERT ON categories FOR EACH ROW EXECUTE FUNCTION give_slug();
CREATE TRIGGER categories_keep_former_slug AFTER UPDATE ON categories FOR EACH ROW WHEN (old.slug <> new.slug) EXECUTE FUNCTION keep_former_slug();

create table category_words (
  category_id bigint not null,
  language text not null,
  word text not null,
  weight smallint not null,
  specialty text,
  constraint category_words_pkey PRIMARY KEY (category_id, word),
  constraint category_words_language_check CHECK (language = ANY (ARRAY['en'::text, 'hi'::text, 'hi-Latn'::text])),
  constraint category_words_weight_check CHECK (weight >= 1 AND weight <= 100),
  constraint category_words_word_check CHECK (word <> ''::text),
  constraint category_words_category_id_fkey FOREIGN KEY (category_id) REFERENCES categories(id) ON DELETE CASCADE
);
CREATE TRIGGER category_words_change_in_districts AFTER INSERT OR DELETE OR UPDATE ON category_words FOR EACH STATEMENT EXECUTE FUNCTION note_changed_names();

-- media

create table media (
  id bigint generated always as identity not null,
  kind text not null,
  folder text not null,
  extension text not null,
  widths integer[] default '{}'::integer[] not null,
  width integer,
  height integer,
  bytes bigint not null,
  created_at timestamp with time zone default now() not null,
  constraint media_pkey PRIMARY KEY (id),
  constraint media_folder_key UNIQUE (folder),
  constraint media_bytes_check CHECK (bytes >= 0),
  constraint media_check CHECK (kind <> 'image'::text OR width IS NOT NULL AND height IS NOT NULL AND cardinality(widths) > 0),
  constraint media_extension_check CHECK (extension = ANY (ARRAY['webp'::text, 'mp4'::text, 'webm'::text, 'ogg'::text, 'm4a'::text])),
  constraint media_folder_check CHECK (folder ~ '^[a-z0-9]{2}/[a-z0-9]{20}$'::text),
  constraint media_height_check CHECK (height > 0),
  constraint media_kind_check CHECK (kind = ANY (ARRAY['image'::text, 'video'::text, 'voice'::text])),
  constraint media_width_check CHECK (width > 0)
);
CREATE TRIGGER media_leave_folder AFTER DELETE ON media FOR EACH ROW EXECUTE FUNCTION leave_media_folder();

create table media_archive (
  is_only boolean default true not null,
  deletable_until timestamp with time zone not null,
  constraint media_archive_pkey PRIMARY KEY (is_only),
  constraint media_archive_is_only_check CHECK (is_only)
);

create table media_leftovers (
  folder text not null,
  due_at timestamp with time zone not null,
  recorded_at timestamp with time zone default clock_timestamp() not null,
  constraint media_leftovers_pkey PRIMARY KEY (folder),
  constraint media_leftovers_folder_check CHECK (folder ~ '^[a-z0-9]{2}/[a-z0-9]{20}$'::text)
);
CREATE INDEX media_leftovers_due ON media_leftovers USING btree (due_at);

-- consents

create table consents (
  id bigint generated always as identity not null,
  account_id bigint not null,
  purpose text not null,
  is_given boolean not null,
  version text not null,
  language text not null,
  at timestamp with time zone not null,
  constraint consents_pkey PRIMARY KEY (id),
  constraint consents_language_check CHECK (language = ANY (ARRAY['en'::text, 'as'::text, 'bn'::text, 'brx'::text, 'doi'::text, 'gu'::text, 'hi'::text, 'kn'::text, 'kok'::text, 'ks'::text, 'mai'::text, 'ml'::text, 'mni'::text, 'mr'::text, 'ne'::text, 'or'::text, 'pa'::text, 'sa'::text, 'sat'::text, 'sd'::text, 'ta'::text, 'te'::text, 'ur'::text])),
  constraint consents_purpose_check CHECK (purpose = ANY (ARRAY['account'::text, 'notifications_push'::text, 'location'::text, 'announcements'::text])),
  constraint consents_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE
);
CREATE INDEX consents_of_account ON consents USING btree (account_id, purpose, id DESC);
CREATE TRIGGER consents_stay BEFORE DELETE OR UPDATE ON consents FOR EACH ROW EXECUTE FUNCTION refuse_consent_change();
CREATE TRIGGER consents_stay_whole BEFORE TRUNCATE ON consents FOR EACH STATEMENT EXECUTE FUNCTION refuse_consent_change();

-- accounts

create table account_counts (
  is_only boolean default true not null,
  customers integer not null,
  providers integer not null,
  constraint account_counts_pkey PRIMARY KEY (is_only),
  constraint account_counts_is_only_check CHECK (is_only)
) with (fillfactor=10);

create table accounts (
  id bigint generated always as identity not null,
  role text not null,
  username text,
  username_key text,
  email text,
  mobile_number text,
  password_hash text,
  language text default 'en'::text not null,
  verified_at timestamp with time zone,
  suspended_at timestamp with time zone,
  deleted_at timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  email_to_verify boolean default false not null,
  mobile_to_verify boolean default false not null,
  suspended_until timestamp with time zone,
  limited_until timestamp with time zone,
  has_logged_in boolean default false not null,
  constraint accounts_pkey PRIMARY KEY (id),
  constraint accounts_username_key_key UNIQUE (username_key),
  constraint accounts_check CHECK (
CASE
    WHEN deleted_at IS NULL THEN username IS NOT NULL AND username_key IS NOT NULL AND password_hash IS NOT NULL
    ELSE num_nonnulls(username, username_key, email, mobile_number, password_hash) = 0
END),
  constraint accounts_check1 CHECK (suspended_until IS NULL OR suspended_at IS NOT NULL),
  constraint accounts_language_check CHECK (language = ANY (ARRAY['hi'::text, 'en'::text])),
  constraint accounts_mobile_number_check CHECK (mobile_number ~ '^[0-9]{10}$'::text),
  constraint accounts_role_check CHECK (role = ANY (ARRAY['customer'::text, 'provider'::text, 'admin'::text]))
);
CREATE INDEX accounts_by_email ON accounts USING btree (lower(email));
CREATE INDEX accounts_by_mobile_number ON accounts USING btree (mobile_number);
CREATE INDEX accounts_customers ON accounts USING btree (id DESC) WHERE (role = 'customer'::text);
CREATE INDEX accounts_deleted ON accounts USING btree (role, id DESC) WHERE (deleted_at IS NOT NULL);
CREATE UNIQUE INDEX accounts_email ON accounts USING btree (lower(email)) WHERE (NOT email_to_verify);
CREATE INDEX accounts_limited ON accounts USING btree (role, id DESC) WHERE (limited_until IS NOT NULL);
CREATE UNIQUE INDEX accounts_mobile_number_key ON accounts USING btree (mobile_number) WHERE (NOT mobile_to_verify);
CREATE INDEX accounts_providers ON accounts USING btree (id DESC) WHERE (role = 'provider'::text);
CREATE INDEX accounts_public ON accounts USING btree (role, verified_at DESC, id DESC) WHERE ((verified_at IS NOT NULL) AND (suspended_at IS NULL) AND (deleted_at IS NULL));
CREATE INDEX accounts_suspended ON accounts USING btree (role, id DESC) WHERE (suspended_at IS NOT NULL);
CREATE INDEX accounts_suspension_ends ON accounts USING btree (suspended_until) WHERE (suspended_until IS NOT NULL);
CREATE INDEX accounts_unverified ON accounts USING btree (created_at) WHERE (verified_at IS NULL);
CREATE TRIGGER accounts_address_changed AFTER UPDATE OF verified_at, suspended_at, deleted_at ON accounts FOR EACH ROW WHEN (new.role = 'provider'::text AND (old.verified_at IS NOT NULL OR new.verified_at IS NOT NULL) AND (old.verified_at IS DISTINCT FROM new.verified_at OR old.suspended_at IS DISTINCT FROM new.suspended_at OR old.deleted_at IS DISTINCT FROM new.deleted_at)) EXECUTE FUNCTION note_changed_address('shop');
CREATE TRIGGER accounts_change_number_in_district AFTER UPDATE OF mobile_number ON accounts FOR EACH ROW WHEN (old.mobile_number IS DISTINCT FROM new.mobile_number) EXECUTE FUNCTION note_changed_number();
CREATE TRIGGER accounts_count_changed AFTER UPDATE OF role, verified_at, suspended_at, deleted_at ON accounts FOR EACH ROW WHEN (is_public(old.*) <> is_public(new.*) OR old.role <> new.role) EXECUTE FUNCTION count_changed_account();
CREATE TRIGGER accounts_count_gone AFTER DELETE ON accounts REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION count_gone_accounts();
CREATE TRIGGER accounts_count_new AFTER INSERT ON accounts REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION count_new_accounts();
CREATE TRIGGER accounts_end_staff_sessions AFTER UPDATE OF password_hash, suspended_at, deleted_at ON accounts FOR EACH ROW WHEN (new.role = 'admin'::text AND (old.password_hash IS DISTINCT FROM new.password_hash OR old.suspended_at IS DISTINCT FROM new.suspended_at OR old.deleted_at IS DISTINCT FROM new.deleted_at)) EXECUTE FUNCTION end_staff_sessions();
CREATE TRIGGER accounts_list_or_unlist AFTER UPDATE OF verified_at, suspended_at, deleted_at ON accounts FOR EACH ROW WHEN (new.role = 'provider'::text AND (old.verified_at IS DISTINCT FROM new.verified_at OR old.suspended_at IS DISTINCT FROM new.suspended_at OR old.deleted_at IS DISTINCT FROM new.deleted_at)) EXECUTE FUNCTION list_or_unlist();
CREATE TRIGGER accounts_log_shown_or_hidden AFTER UPDATE OF verified_at, suspended_at, deleted_at ON accounts FOR EACH ROW WHEN (new.role = 'provider'::text) EXECUTE FUNCTION log_shown_or_hidden_provider();
CREATE TRIGGER accounts_show_or_hide AFTER UPDATE OF verified_at, suspended_at, deleted_at ON accounts FOR EACH ROW WHEN (new.role = 'provider'::text AND (old.verified_at IS DISTINCT FROM new.verified_at OR old.suspended_at IS DISTINCT FROM new.suspended_at OR old.deleted_at IS DISTINCT FROM new.deleted_at)) EXECUTE FUNCTION show_or_hide();
CREATE TRIGGER accounts_show_or_hide_reviews AFTER UPDATE OF suspended_at ON accounts FOR EACH ROW WHEN (new.role = 'customer'::text AND (old.suspended_at IS NULL) <> (new.suspended_at IS NULL)) EXECUTE FUNCTION show_or_hide_reviews();

create table code_counts (
  who text not null,
  day date not null,
  count integer default 1 not null,
  constraint code_counts_pkey PRIMARY KEY (who, day)
);

create table customers (
  account_id bigint not null,
  name text not null,
  constraint customers_pkey PRIMARY KEY (account_id),
  constraint customers_name_check CHECK (length(name) <= 100),
  constraint customers_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE
);

create table failed_tries (
  who text not null,
  count integer not null,
  last_at timestamp with time zone not null,
  free_at timestamp with time zone not null,
  constraint failed_tries_pkey PRIMARY KEY (who)
);
CREATE INDEX failed_tries_age ON failed_tries USING btree (last_at);

create table one_time_codes (
  account_id bigint not null,
  purpose text not null,
  via text not null,
  contact text not null,
  code_hash bytea not null,
  tries_left smallint not null,
  sent_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  constraint one_time_codes_pkey PRIMARY KEY (account_id, purpose),
  constraint one_time_codes_purpose_check CHECK (purpose = ANY (ARRAY['verify'::text, 'reset'::text])),
  constraint one_time_codes_tries_left_check CHECK (tries_left >= 0),
  constraint one_time_codes_via_check CHECK (via = ANY (ARRAY['email'::text, 'mobile'::text])),
  constraint one_time_codes_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE
);

create table recovery_codes (
  account_id bigint not null,
  code_hash bytea not null,
  constraint recovery_codes_pkey PRIMARY KEY (account_id, code_hash),
  constraint recovery_codes_account_id_fkey FOREIGN KEY (account_id) REFERENCES second_factors(account_id) ON DELETE CASCADE
);

create table refresh_tokens (
  token_hash bytea not null,
  session_id bigint not null,
  created_at timestamp with time zone default now() not null,
  used_at timestamp with time zone,
  constraint refresh_tokens_pkey PRIMARY KEY (token_hash),
  constraint refresh_tokens_session_id_fkey FOREIGN KEY (session_id) REFERENCES sessions(id) ON DELETE CASCADE
);
CREATE INDEX refresh_tokens_of_session ON refresh_tokens USING btree (session_id);

create table second_factors (
  account_id bigint not null,
  secret text,
  next_secret text,
  last_step bigint default 0 not null,
  tries_left smallint default 0 not null,
  constraint second_factors_pkey PRIMARY KEY (account_id),
  constraint second_factors_tries_left_check CHECK (tries_left >= 0),
  constraint second_factors_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE
);

create table sent_codes (
  account_id bigint not null,
  purpose text not null,
  requester text not null,
  address text not null,
  via text not null,
  contact text not null,
  code_hash bytea not null,
  tries_left smallint not null,
  other_tries_left smallint not null,
  sent_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  constraint sent_codes_pkey PRIMARY KEY (account_id, purpose, requester),
  constraint sent_codes_other_tries_left_check CHECK (other_tries_left >= 0),
  constraint sent_codes_purpose_check CHECK (purpose = ANY (ARRAY['verify'::text, 'reset'::text])),
  constraint sent_codes_tries_left_check CHECK (tries_left >= 0),
  constraint sent_codes_via_check CHECK (via = ANY (ARRAY['email'::text, 'mobile'::text])),
  constraint sent_codes_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE
);
CREATE INDEX sent_codes_expired ON sent_codes USING btree (expires_at);

create table sessions (
  id bigint generated always as identity not null,
  account_id bigint not null,
  is_remembered boolean not null,
  created_at timestamp with time zone default now() not null,
  expires_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  proved_at timestamp with time zone,
  last_seen_at timestamp with time zone,
  browser text,
  system text,
  constraint sessions_pkey PRIMARY KEY (id),
  constraint sessions_browser_check CHECK (length(browser) <= 30),
  constraint sessions_system_check CHECK (length(system) <= 30),
  constraint sessions_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE
);
CREATE INDEX sessions_by_account ON sessions USING btree (account_id);
CREATE INDEX sessions_expired ON sessions USING btree (expires_at);
CREATE INDEX sessions_of_account ON sessions USING btree (account_id) WHERE (ended_at IS NULL);
CREATE TRIGGER sessions_end_push AFTER UPDATE OF ended_at ON sessions FOR EACH ROW WHEN (new.ended_at IS NOT NULL) EXECUTE FUNCTION end_push_subscriptions();

-- blocks

create table blocks (
  id bigint generated always as identity not null,
  blocker_id bigint not null,
  blocked_id bigint not null,
  reason text not null,
  created_at timestamp with time zone default now() not null,
  constraint blocks_pkey PRIMARY KEY (id),
  constraint blocks_blocker_id_blocked_id_key UNIQUE (blocker_id, blocked_id),
  constraint blocks_check CHECK (blocker_id <> blocked_id),
  constraint blocks_reason_check CHECK (length(reason) >= 1 AND length(reason) <= 255),
  constraint blocks_blocked_id_fkey FOREIGN KEY (blocked_id) REFERENCES accounts(id) ON DELETE CASCADE,
  constraint blocks_blocker_id_fkey FOREIGN KEY (blocker_id) REFERENCES accounts(id) ON DELETE CASCADE
);
CREATE INDEX blocks_of_blocked ON blocks USING btree (blocked_id, blocker_id);
CREATE INDEX blocks_of_blocker ON blocks USING btree (blocker_id, created_at DESC, id DESC);
CREATE TRIGGER blocks_end_following AFTER INSERT ON blocks FOR EACH ROW EXECUTE FUNCTION end_following();

-- notifications

create table announcements (
  id bigint default nextval('notifications_id_seq'::regclass) not null,
  audience text not null,
  text_en text not null,
  text_hi text not null,
  path text not null,
  announced_by bigint not null,
  announced_at timestamp with time zone not null,
  withdrawn_at timestamp with time zone,
  is_shown boolean default true not null,
  push_cursor bigint default 0,
  kind text default 'announcement'::text not null,
  constraint announcements_pkey PRIMARY KEY (id),
  constraint announcements_audience_check CHECK (
CASE kind
    WHEN 'breach'::text THEN audience = 'chosen'::text
    ELSE audience = ANY (ARRAY['all'::text, 'customers'::text, 'providers'::text])
END),
  constraint announcements_check CHECK (withdrawn_at IS NULL OR NOT is_shown),
  constraint announcements_kind_check CHECK (kind = ANY (ARRAY['announcement'::text, 'breach'::text])),
  constraint announcements_path_check CHECK (path ~ '^/([^/\\]|$)'::text AND length(path) <= 200),
  constraint announcements_text_en_check CHECK (length(text_en) >= 1 AND length(text_en) <=
CASE kind
    WHEN 'breach'::text THEN 1500
    ELSE 300
END),
  constraint announcements_text_hi_check CHECK (length(text_hi) >= 1 AND length(text_hi) <=
CASE kind
    WHEN 'breach'::text THEN 1500
    ELSE 300
END),
  constraint announcements_announced_by_fkey FOREIGN KEY (announced_by) REFERENCES staff(account_id) ON DELETE RESTRICT
);
CREATE INDEX announcements_shown ON announcements USING btree (id DESC) WHERE is_shown;
CREATE INDEX announcements_to_push ON announcements USING btree (id) WHERE (push_cursor IS NOT NULL);

create table announcements_read (
  account_id bigint not null,
  up_to bigint not null,
  constraint announcements_read_pkey PRIMARY KEY (account_id),
  constraint announcements_read_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE
);

create view notification_details as
 SELECT notifications.id,
    notifications.account_id,
    notifications.kind,
    notifications.actor_id,
    notifications.chat_id,
        CASE notifications.kind
            WHEN 'breach'::text THEN ( SELECT jsonb_build_object('path', announcements.path, 'texts', jsonb_build_object('en', announcements.text_en, 'hi', announcements.text_hi)) AS jsonb_build_object
               FROM announcements
              WHERE announcements.id = ((notifications.parameters ->> 'announcementId'::text)::bigint))
            ELSE notifications.parameters
        END AS parameters,
    notifications.created_at,
    notifications.read_at,
    COALESCE(contacts.name, providers.business_name, customers.name) AS name,
    COALESCE(posts.title, "left"(needs.text, 80)) AS title,
    posts.id AS post_id,
    COALESCE(comments.visibility = 'shown'::text, true) AND COALESCE(posts.visibility = 'shown'::text, true) AND COALESCE(reviews.is_shown, true) AND (needs.visibility IS NULL OR needs.visibility = 'shown'::text OR needs.customer_id = notifications.account_id) AS is_visible,
    notifications.need_id
   FROM notifications
     LEFT JOIN customers ON customers.account_id = notifications.actor_id
     LEFT JOIN providers ON providers.account_id = notifications.actor_id
     LEFT JOIN contacts ON contacts.id = notifications.contact_id
     LEFT JOIN comments ON comments.id = notifications.comment_id
     LEFT JOIN posts ON posts.id = COALESCE(notifications.post_id, comments.post_id)
     LEFT JOIN reviews ON reviews.id = notifications.review_id
     LEFT JOIN needs ON needs.id = notifications.need_id;

create table notification_settings (
  account_id bigint not null,
  quiet_from time without time zone not null,
  quiet_to time without time zone not null,
  bell_off text[] not null,
  push_off text[] not null,
  constraint notification_settings_pkey PRIMARY KEY (account_id),
  constraint notification_settings_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE
);

create table notifications (
  id bigint generated always as identity not null,
  account_id bigint not null,
  kind text not null,
  actor_id bigint,
  comment_id bigint,
  contact_id bigint,
  chat_id bigint,
  parameters jsonb default '{}'::jsonb not null,
  created_at timestamp with time zone default now() not null,
  read_at timestamp with time zone,
  review_id bigint,
  post_id bigint,
  need_id bigint,
  constraint notifications_pkey PRIMARY KEY (id),
  constraint notifications_check CHECK (
CASE kind
    WHEN 'comment'::text THEN comment_id IS NOT NULL
    WHEN 'reply'::text THEN comment_id IS NOT NULL
    WHEN 'contact'::text THEN contact_id IS NOT NULL
    WHEN 'chat_message'::text THEN chat_id IS NOT NULL
    ELSE num_nonnulls(comment_id, contact_id, chat_id) = 0
END),
  constraint notifications_kind_check CHECK (kind = ANY (ARRAY['comment'::text, 'reply'::text, 'contact'::text, 'chat_message'::text, 'report_decision'::text, 'account_decision'::text, 'contact_taken'::text, 'review'::text, 'review_reply'::text, 'review_invite'::text, 'new_post'::text, 'security'::text, 'need_received'::text, 'need_reply'::text, 'need_closed'::text, 'order'::text, 'breach'::text])) NOT VALID,
  constraint notifications_need_check CHECK ((kind = ANY (ARRAY['need_received'::text, 'need_reply'::text, 'need_closed'::text])) = (need_id IS NOT NULL)) NOT VALID,
  constraint notifications_post_check CHECK ((kind = 'new_post'::text) = (post_id IS NOT NULL)) NOT VALID,
  constraint notifications_review_check CHECK ((kind = ANY (ARRAY['review'::text, 'review_reply'::text])) = (review_id IS NOT NULL)) NOT VALID,
  constraint notifications_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  constraint notifications_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES accounts(id) ON DELETE CASCADE,
  constraint notifications_chat_id_fkey FOREIGN KEY (chat_id) REFERENCES chats(id) ON DELETE CASCADE,
  constraint notifications_comment_id_fkey FOREIGN KEY (comment_id) REFERENCES comments(id) ON DELETE CASCADE,
  constraint notifications_contact_id_fkey FOREIGN KEY (contact_id) REFERENCES contacts(id) ON DELETE CASCADE,
  constraint notifications_need_id_fkey FOREIGN KEY (need_id) REFERENCES needs(id) ON DELETE CASCADE,
  constraint notifications_review_id_fkey FOREIGN KEY (review_id) REFERENCES reviews(id) ON DELETE CASCADE
);
CREATE INDEX notifications_of_account ON notifications USING btree (account_id, id DESC);
CREATE INDEX notifications_of_actor ON notifications USING btree (actor_id) WHERE (actor_id IS NOT NULL);
CREATE INDEX notifications_of_age ON notifications USING btree (created_at);
CREATE UNIQUE INDEX notifications_of_chat ON notifications USING btree (chat_id, account_id) WHERE (chat_id IS NOT NULL);
CREATE INDEX notifications_of_comment ON notifications USING btree (comment_id) WHERE (comment_id IS NOT NULL);
CREATE INDEX notifications_of_contact ON notifications USING btree (contact_id) WHERE (contact_id IS NOT NULL);
CREATE INDEX notifications_of_need ON notifications USING btree (need_id) WHERE (need_id IS NOT NULL);
CREATE INDEX notifications_of_post ON notifications USING btree (post_id) WHERE (post_id IS NOT NULL);
CREATE INDEX notifications_of_review ON notifications USING btree (review_id) WHERE (review_id IS NOT NULL);
CREATE INDEX notifications_unread ON notifications USING btree (account_id, id) WHERE (read_at IS NULL);
CREATE TRIGGER notifications_push_again AFTER UPDATE ON notifications REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION mark_push_due();
CREATE TRIGGER notifications_push_new AFTER INSERT ON notifications REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION mark_push_due();

-- push

create table push_due (
  subscription_id bigint not null,
  from_id bigint not null,
  newest_id bigint not null,
  due_at timestamp with time zone not null,
  tries smallint default 0 not null,
  is_urgent boolean default false not null,
  constraint push_due_pkey PRIMARY KEY (subscription_id),
  constraint push_due_subscription_id_fkey FOREIGN KEY (subscription_id) REFERENCES push_subscriptions(id) ON DELETE CASCADE
);
CREATE INDEX push_due_at ON push_due USING btree (due_at);
CREATE INDEX push_due_urgent ON push_due USING btree (due_at) WHERE is_urgent;

create table push_keys (
  id smallint default 1 not null,
  public_key text not null,
  private_key text not null,
  constraint push_keys_pkey PRIMARY KEY (id),
  constraint push_keys_id_check CHECK (id = 1)
);

create table push_subscriptions (
  id bigint generated always as identity not null,
  account_id bigint not null,
  session_id bigint not null,
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  lang text not null,
  subscribed_at timestamp with time zone not null,
  constraint push_subscriptions_pkey PRIMARY KEY (id),
  constraint push_subscriptions_endpoint_key UNIQUE (endpoint),
  constraint push_subscriptions_endpoint_check CHECK (length(endpoint) <= 1000),
  constraint push_subscriptions_lang_check CHECK (lang = ANY (ARRAY['hi'::text, 'en'::text])),
  constraint push_subscriptions_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  constraint push_subscriptions_session_id_fkey FOREIGN KEY (session_id) REFERENCES sessions(id) ON DELETE CASCADE
);
CREATE INDEX push_subscriptions_of_account ON push_subscriptions USING btree (account_id, subscribed_at);
CREATE INDEX push_subscriptions_of_session ON push_subscriptions USING btree (session_id);

-- providers

create table answer_times (
  provider_id bigint not null,
  replies smallint not null,
  median_minutes integer not null,
  constraint answer_times_pkey PRIMARY KEY (provider_id),
  constraint answer_times_provider_id_fkey FOREIGN KEY (provider_id) REFERENCES providers(account_id) ON DELETE CASCADE
);

create table follower_counts (
  provider_id bigint not null,
  followers integer not null,
  constraint follower_counts_pkey PRIMARY KEY (provider_id),
  constraint follower_counts_followers_check CHECK (followers >= 0),
  constraint follower_counts_provider_id_fkey FOREIGN KEY (provider_id) REFERENCES providers(account_id) ON DELETE CASCADE
) with (fillfactor=50);

create table follower_days (
  provider_id bigint not null,
  day date not null,
  followed integer default 0 not null,
  unfollowed integer default 0 not null,
  constraint follower_days_pkey PRIMARY KEY (provider_id, day),
  constraint follower_days_provider_id_fkey FOREIGN KEY (provider_id) REFERENCES providers(account_id) ON DELETE CASCADE
) with (fillfactor=50);

create table provider_media (
  provider_id bigint not null,
  media_id bigint not null,
  "position" smallint not null,
  constraint provider_media_pkey PRIMARY KEY (provider_id, media_id),
  constraint provider_media_media_id_key UNIQUE (media_id),
  constraint provider_media_media_id_fkey FOREIGN KEY (media_id) REFERENCES media(id) ON DELETE CASCADE,
  constraint provider_media_provider_id_fkey FOREIGN KEY (provider_id) REFERENCES providers(account_id) ON DELETE CASCADE
);
CREATE TRIGGER provider_media_come AFTER INSERT ON provider_media REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_provider_media();
CREATE TRIGGER provider_media_delete_media AFTER DELETE ON provider_media FOR EACH ROW EXECUTE FUNCTION delete_shown_media();
CREATE TRIGGER provider_media_go AFTER DELETE ON provider_media REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_provider_media();

create table providers (
  account_id bigint not null,
  name text not null,
  business_name text not null,
  business_tagline text default ''::text not null,
  business_description text default ''::text not null,
  category_id integer not null,
  street_address text default ''::text not null,
  district_id integer not null,
  zipcode text default ''::text not null,
  latitude double precision,
  longitude double precision,
  website_link text,
  logo_id bigint,
  updated_at timestamp with time zone default now() not null,
  logo jsonb,
  shown jsonb default '[]'::jsonb not null,
  vouched_at timestamp with time zone,
  vouched_by bigint,
  hours jsonb,
  closed_on date,
  ratings integer[] default '{0,0,0,0,0}'::integer[] not null,
  constraint providers_pkey PRIMARY KEY (account_id),
  constraint providers_logo_id_key UNIQUE (logo_id),
  constraint providers_business_description_check CHECK (length(business_description) <= 2000),
  constraint providers_business_name_check CHECK (length(business_name) >= 1 AND length(business_name) <= 100),
  constraint providers_business_tagline_check CHECK (length(business_tagline) <= 150),
  constraint providers_check CHECK ((latitude IS NULL) = (longitude IS NULL)),
  constraint providers_latitude_check CHECK (latitude >= '-90'::integer::double precision AND latitude <= 90::double precision),
  constraint providers_longitude_check CHECK (longitude >= '-180'::integer::double precision AND longitude <= 180::double precision),
  constraint providers_name_check CHECK (length(name) <= 100),
  constraint providers_ratings_check CHECK (cardinality(ratings) = 5 AND (0 <= ALL (ratings))),
  constraint providers_vouched_once CHECK (vouched_by IS NULL OR vouched_at IS NOT NULL),
  constraint providers_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  constraint providers_category_id_fkey FOREIGN KEY (category_id) REFERENCES categories(id) ON DELETE RESTRICT,
  constraint providers_district_id_fkey FOREIGN KEY (district_id) REFERENCES districts(id) ON DELETE RESTRICT,
  constraint providers_logo_id_fkey FOREIGN KEY (logo_id) REFERENCES media(id) ON DELETE SET NULL,
  constraint providers_vouched_by_fkey FOREIGN KEY (vouched_by) REFERENCES staff(account_id) ON DELETE SET NULL
);
CREATE INDEX providers_category ON providers USING btree (category_id);
CREATE INDEX providers_district ON providers USING btree (district_id);
CREATE INDEX providers_of_cell ON providers USING btree (district_id, category_id, account_id);
CREATE INDEX providers_rated ON providers USING btree (account_id) INCLUDE (ratings) WHERE (ratings <> '{0,0,0,0,0}'::integer[]);
CREATE INDEX providers_vouched ON providers USING btree (account_id DESC) WHERE (vouched_at IS NOT NULL);
CREATE TRIGGER providers_address_changed AFTER UPDATE OF updated_at ON providers FOR EACH ROW WHEN (old.updated_at IS DISTINCT FROM new.updated_at) EXECUTE FUNCTION note_changed_address('shop');
CREATE TRIGGER providers_change_in_district AFTER UPDATE OF business_name, business_tagline, latitude, longitude, hours, closed_on ON providers FOR EACH ROW WHEN (old.business_name IS DISTINCT FROM new.business_name OR old.business_tagline IS DISTINCT FROM new.business_tagline OR old.latitude IS DISTINCT FROM new.latitude OR old.longitude IS DISTINCT FROM new.longitude OR old.hours IS DISTINCT FROM new.hours OR old.closed_on IS DISTINCT FROM new.closed_on) EXECUTE FUNCTION note_changed_in_district();
CREATE TRIGGER providers_change_logo AFTER UPDATE OF logo_id ON providers FOR EACH ROW WHEN (old.logo_id IS DISTINCT FROM new.logo_id) EXECUTE FUNCTION delete_old_logo();
CREATE TRIGGER providers_delete_logo AFTER DELETE ON providers FOR EACH ROW WHEN (old.logo_id IS NOT NULL) EXECUTE FUNCTION delete_old_logo();
CREATE TRIGGER providers_list_changed AFTER UPDATE ON providers REFERENCING OLD TABLE AS gone NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION list_changed_providers();
CREATE TRIGGER providers_list_new AFTER INSERT ON providers REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION list_new_providers();
CREATE TRIGGER providers_log_changes AFTER UPDATE ON providers REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION log_changed_providers();
CREATE TRIGGER providers_note_gone AFTER DELETE ON providers REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION note_gone_providers();
CREATE TRIGGER providers_note_logo BEFORE INSERT OR UPDATE OF logo_id ON providers FOR EACH ROW EXECUTE FUNCTION note_logo();
CREATE TRIGGER providers_take_vouch_back BEFORE UPDATE OF business_name ON providers FOR EACH ROW WHEN (old.business_name <> new.business_name) EXECUTE FUNCTION take_vouch_back();
CREATE TRIGGER rank_by_rating AFTER UPDATE OF ratings ON providers FOR EACH ROW WHEN (old.ratings IS DISTINCT FROM new.ratings) EXECUTE FUNCTION rank_by_rating();

-- price-list

create table price_items (
  id bigint generated always as identity not null,
  provider_id bigint not null,
  "position" integer not null,
  name text not null,
  description text default ''::text not null,
  price_paise bigint,
  price_to_paise bigint,
  unit text default ''::text not null,
  group_title text default ''::text not null,
  image_id bigint,
  image jsonb,
  is_available boolean default true not null,
  constraint price_items_pkey PRIMARY KEY (id),
  constraint price_items_image_id_key UNIQUE (image_id),
  constraint price_items_check CHECK (price_to_paise IS NULL OR price_paise IS NOT NULL AND price_to_paise > price_paise),
  constraint price_items_price_paise_check CHECK (price_paise >= 0 AND price_paise <= '100000000000'::bigint),
  constraint price_items_price_to_paise_check CHECK (price_to_paise >= 0 AND price_to_paise <= '100000000000'::bigint),
  constraint price_items_image_id_fkey FOREIGN KEY (image_id) REFERENCES media(id) ON DELETE SET NULL,
  constraint price_items_provider_id_fkey FOREIGN KEY (provider_id) REFERENCES providers(account_id) ON DELETE CASCADE
);
CREATE INDEX price_items_of_provider ON price_items USING btree (provider_id, "position", id);
CREATE TRIGGER price_items_change_image AFTER UPDATE OF image_id ON price_items FOR EACH ROW WHEN (old.image_id IS DISTINCT FROM new.image_id) EXECUTE FUNCTION delete_old_item_image();
CREATE TRIGGER price_items_change_in_district AFTER UPDATE ON price_items REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_items();
CREATE TRIGGER price_items_come_to_district AFTER INSERT ON price_items REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_items();
CREATE TRIGGER price_items_come_with_image BEFORE INSERT ON price_items FOR EACH ROW WHEN (new.image_id IS NOT NULL) EXECUTE FUNCTION note_item_image();
CREATE TRIGGER price_items_delete_image AFTER DELETE ON price_items FOR EACH ROW WHEN (old.image_id IS NOT NULL) EXECUTE FUNCTION delete_old_item_image();
CREATE TRIGGER price_items_go_from_district AFTER DELETE ON price_items REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_items();
CREATE TRIGGER price_items_note_image BEFORE UPDATE OF image_id ON price_items FOR EACH ROW EXECUTE FUNCTION note_item_image();

-- posts

create table post_heads (
  provider_id bigint not null,
  newest_at timestamp with time zone not null,
  newest_id bigint not null,
  constraint post_heads_provider_id_fkey FOREIGN KEY (provider_id) REFERENCES providers(account_id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX post_heads_of_provider ON post_heads USING btree (provider_id) INCLUDE (newest_at, newest_id);

create table post_media (
  post_id bigint not null,
  media_id bigint not null,
  "position" smallint not null,
  constraint post_media_pkey PRIMARY KEY (post_id, media_id),
  constraint post_media_media_id_key UNIQUE (media_id),
  constraint post_media_media_id_fkey FOREIGN KEY (media_id) REFERENCES media(id) ON DELETE CASCADE,
  constraint post_media_post_id_fkey FOREIGN KEY (post_id) REFERENCES posts(id) ON DELETE CASCADE
);
CREATE TRIGGER post_media_come AFTER INSERT ON post_media REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_post_media();
CREATE TRIGGER post_media_delete_media AFTER DELETE ON post_media FOR EACH ROW EXECUTE FUNCTION delete_shown_media();
CREATE TRIGGER post_media_go AFTER DELETE ON post_media REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_post_media();

create table posts (
  id bigint generated always as identity not null,
  provider_id bigint not null,
  title text not null,
  content text not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  shown jsonb default '[]'::jsonb not null,
  visibility text default 'shown'::text not null,
  kind text default 'update'::text not null,
  starts_at timestamp with time zone,
  ends_at timestamp with time zone,
  offer_code text,
  price_paise bigint,
  was_price_paise bigint,
  constraint posts_pkey PRIMARY KEY (id),
  constraint posts_content_check CHECK (length(content) >= 1 AND length(content) <= 20000),
  constraint posts_end CHECK ((kind = 'update'::text) = (ends_at IS NULL)),
  constraint posts_kind_check CHECK (kind = ANY (ARRAY['update'::text, 'offer'::text, 'event'::text])),
  constraint posts_offer_code_check CHECK (length(offer_code) >= 1 AND length(offer_code) <= 30),
  constraint posts_price_fell CHECK (was_price_paise IS NULL OR price_paise IS NOT NULL AND was_price_paise > price_paise),
  constraint posts_price_paise_check CHECK (price_paise >= 0 AND price_paise <= '100000000000'::bigint),
  constraint posts_start CHECK (kind <> 'event'::text OR starts_at IS NOT NULL),
  constraint posts_start_before_end CHECK (starts_at < ends_at),
  constraint posts_title_check CHECK (length(title) >= 1 AND length(title) <= 150),
  constraint posts_update_is_plain CHECK (kind <> 'update'::text OR starts_at IS NULL AND offer_code IS NULL AND price_paise IS NULL),
  constraint posts_visibility_check CHECK (visibility = ANY (ARRAY['shown'::text, 'hidden'::text, 'removed'::text])),
  constraint posts_was_price_paise_check CHECK (was_price_paise >= 0 AND was_price_paise <= '100000000000'::bigint),
  constraint posts_provider_id_fkey FOREIGN KEY (provider_id) REFERENCES providers(account_id) ON DELETE CASCADE
);
CREATE INDEX posts_of_kind ON posts USING btree (kind, created_at DESC, id DESC, ends_at) WHERE (kind <> 'update'::text);
CREATE INDEX posts_of_provider ON posts USING btree (provider_id, created_at DESC, id DESC) INCLUDE (visibility);
CREATE INDEX posts_offers_of_provider ON posts USING btree (provider_id, ends_at) WHERE (kind = 'offer'::text);
CREATE INDEX posts_recent ON posts USING btree (created_at DESC, id DESC);
CREATE INDEX posts_withheld ON posts USING btree (visibility, id DESC) WHERE (visibility <> 'shown'::text);
CREATE TRIGGER posts_address_changed AFTER UPDATE OF updated_at, visibility ON posts FOR EACH ROW WHEN (old.updated_at IS DISTINCT FROM new.updated_at OR old.visibility IS DISTINCT FROM new.visibility) EXECUTE FUNCTION note_changed_address('post');
CREATE TRIGGER posts_address_new AFTER INSERT OR DELETE ON posts FOR EACH ROW EXECUTE FUNCTION note_changed_address('post');
CREATE TRIGGER posts_delete_notifications AFTER DELETE ON posts REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION delete_notifications_of_posts();
CREATE TRIGGER posts_list_changed AFTER UPDATE OF visibility, created_at, kind, starts_at, ends_at ON posts FOR EACH ROW WHEN (old.visibility IS DISTINCT FROM new.visibility OR old.created_at IS DISTINCT FROM new.created_at OR old.kind IS DISTINCT FROM new.kind OR old.starts_at IS DISTINCT FROM new.starts_at OR old.ends_at IS DISTINCT FROM new.ends_at) EXECUTE FUNCTION list_changed_post();
CREATE TRIGGER posts_list_new AFTER INSERT ON posts REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION list_new_posts();
CREATE TRIGGER posts_log_changes AFTER UPDATE ON posts REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION log_providers_of_posts();
CREATE TRIGGER posts_log_gone AFTER DELETE ON posts REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION log_providers_of_posts();
CREATE TRIGGER posts_log_new AFTER INSERT ON posts REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION log_providers_of_posts();
CREATE TRIGGER posts_note_changed_heads AFTER UPDATE ON posts REFERENCING OLD TABLE AS gone NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION note_changed_heads();
CREATE TRIGGER posts_note_gone AFTER DELETE ON posts REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION note_gone_posts();
CREATE TRIGGER posts_note_gone_heads AFTER DELETE ON posts REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION note_gone_heads();
CREATE TRIGGER posts_note_new_heads AFTER INSERT ON posts REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION note_new_heads();
CREATE TRIGGER posts_unlist_gone AFTER DELETE ON posts REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION unlist_gone_posts();

-- follows

create table feed_looks (
  customer_id bigint not null,
  seen_up_to timestamp with time zone not null,
  constraint feed_looks_pkey PRIMARY KEY (customer_id),
  constraint feed_looks_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(account_id) ON DELETE CASCADE
);

create table followers_told (
  provider_id bigint not null,
  customer_id bigint not null,
  told_at timestamp with time zone not null,
  constraint followers_told_pkey PRIMARY KEY (provider_id, customer_id)
);
CREATE INDEX followers_told_customer ON followers_told USING btree (customer_id);

create table follows (
  customer_id bigint not null,
  provider_id bigint not null,
  followed_at timestamp with time zone not null,
  constraint follows_pkey PRIMARY KEY (customer_id, provider_id),
  constraint follows_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(account_id) ON DELETE CASCADE,
  constraint follows_provider_id_fkey FOREIGN KEY (provider_id) REFERENCES providers(account_id) ON DELETE CASCADE
);
CREATE INDEX follows_latest ON follows USING btree (customer_id, followed_at DESC, provider_id DESC);
CREATE INDEX follows_of_provider ON follows USING btree (provider_id, customer_id) INCLUDE (followed_at);
CREATE TRIGGER follows_come AFTER INSERT ON follows REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION count_new_followers();
CREATE TRIGGER follows_go AFTER DELETE ON follows REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION count_gone_followers();

create table post_fan_outs (
  post_id bigint not null,
  after_customer_id bigint default 0 not null,
  constraint post_fan_outs_pkey PRIMARY KEY (post_id),
  constraint post_fan_outs_post_id_fkey FOREIGN KEY (post_id) REFERENCES posts(id) ON DELETE CASCADE
);

create table provider_changes (
  id bigint generated always as identity not null,
  provider_id bigint not null,
  changed_in xid8 default pg_current_xact_id() not null,
  changed_at timestamp with time zone default clock_timestamp() not null,
  constraint provider_changes_pkey PRIMARY KEY (id)
);
CREATE INDEX provider_changes_latest ON provider_changes USING btree (changed_in);

create table saved_posts (
  customer_id bigint not null,
  post_id bigint not null,
  saved_at timestamp with time zone not null,
  constraint saved_posts_pkey PRIMARY KEY (customer_id, post_id),
  constraint saved_posts_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(account_id) ON DELETE CASCADE,
  constraint saved_posts_post_id_fkey FOREIGN KEY (post_id) REFERENCES posts(id) ON DELETE CASCADE
);
CREATE INDEX saved_posts_latest ON saved_posts USING btree (customer_id, saved_at DESC, post_id DESC);
CREATE INDEX saved_posts_of_post ON saved_posts USING btree (post_id);

-- comments

create table comments (
  id bigint generated always as identity not null,
  post_id bigint not null,
  customer_id bigint not null,
  content text not null,
  created_at timestamp with time zone default now() not null,
  reply text,
  replied_at timestamp with time zone,
  provider_id bigint not null,
  visibility text default 'shown'::text not null,
  constraint comments_pkey PRIMARY KEY (id),
  constraint comments_check CHECK ((reply IS NULL) = (replied_at IS NULL)),
  constraint comments_content_check CHECK (length(content) >= 3 AND length(content) <= 2000),
  constraint comments_reply_check CHECK (length(reply) >= 3 AND length(reply) <= 2000),
  constraint comments_visibility_check CHECK (visibility = ANY (ARRAY['shown'::text, 'hidden'::text, 'removed'::text])),
  constraint comments_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES accounts(id) ON DELETE RESTRICT,
  constraint comments_post_id_fkey FOREIGN KEY (post_id) REFERENCES posts(id) ON DELETE CASCADE
);
CREATE INDEX comments_of_customer ON comments USING btree (customer_id);
CREATE INDEX comments_of_post ON comments USING btree (post_id, created_at, id);
CREATE INDEX comments_of_provider ON comments USING btree (provider_id, created_at DESC, id DESC);
CREATE INDEX comments_unanswered ON comments USING btree (provider_id, id DESC) WHERE ((reply IS NULL) AND (visibility = 'shown'::text));
CREATE INDEX comments_withheld ON comments USING btree (visibility, id DESC) WHERE (visibility <> 'shown'::text);
CREATE TRIGGER comments_note_provider BEFORE INSERT ON comments FOR EACH ROW WHEN (new.provider_id IS NULL) EXECUTE FUNCTION note_provider_of_comment();

create table comments_to_index (
  comment_id bigint not null
);

-- contacts

create table contacts (
  id bigint generated always as identity not null,
  provider_id bigint not null,
  sender_id bigint,
  name text not null,
  email text not null,
  mobile_number text not null,
  created_at timestamp with time zone default now() not null,
  status text default 'new'::text not null,
  note text default ''::text not null,
  constraint contacts_pkey PRIMARY KEY (id),
  constraint contacts_mobile_number_check CHECK (mobile_number ~ '^[0-9]{10}$'::text),
  constraint contacts_name_check CHECK (length(name) >= 1 AND length(name) <= 100),
  constraint contacts_note_check CHECK (length(note) <= 500),
  constraint contacts_status_check CHECK (status = ANY (ARRAY['new'::text, 'contacted'::text, 'won'::text, 'lost'::text, 'spam'::text])),
  constraint contacts_provider_id_fkey FOREIGN KEY (provider_id) REFERENCES providers(account_id) ON DELETE CASCADE,
  constraint contacts_sender_id_fkey FOREIGN KEY (sender_id) REFERENCES accounts(id) ON DELETE SET NULL
);
CREATE INDEX contacts_by_day ON contacts USING brin (created_at) WITH (autosummarize='on');
CREATE INDEX contacts_new ON contacts USING btree (provider_id, id DESC) WHERE (status = 'new'::text);
CREATE INDEX contacts_of_age ON contacts USING btree (created_at) WHERE (sender_id IS NOT NULL);
CREATE INDEX contacts_of_email ON contacts USING btree (lower(email));
CREATE INDEX contacts_of_mobile ON contacts USING btree (mobile_number);
CREATE INDEX contacts_of_provider ON contacts USING btree (provider_id, created_at DESC, id DESC);
CREATE INDEX contacts_of_sender ON contacts USING btree (sender_id) WHERE (sender_id IS NOT NULL);
CREATE INDEX contacts_pages ON contacts USING btree (provider_id, id DESC);

-- chat

create table chats (
  id bigint generated always as identity not null,
  customer_id bigint not null,
  provider_id bigint not null,
  created_at timestamp with time zone default now() not null,
  last_message_id bigint,
  active_at timestamp with time zone default now() not null,
  customer_read_id bigint default 0 not null,
  provider_read_id bigint default 0 not null,
  constraint chats_pkey PRIMARY KEY (id),
  constraint chats_customer_id_provider_id_key UNIQUE (customer_id, provider_id),
  constraint chats_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(account_id) ON DELETE CASCADE,
  constraint chats_provider_id_fkey FOREIGN KEY (provider_id) REFERENCES providers(account_id) ON DELETE CASCADE
);
CREATE INDEX chats_of_age ON chats USING btree (created_at);
CREATE INDEX chats_of_customer ON chats USING btree (customer_id, active_at DESC, id DESC);
CREATE INDEX chats_of_provider ON chats USING btree (provider_id, active_at DESC, id DESC);

create table messages (
  id bigint generated always as identity not null,
  chat_id bigint not null,
  sender_type text not null,
  client_id text not null,
  content text not null,
  created_at timestamp with time zone default now() not null,
  voice_id bigint,
  voice jsonb,
  visibility text default 'shown'::text not null,
  constraint messages_pkey PRIMARY KEY (id),
  constraint messages_chat_id_client_id_key UNIQUE (chat_id, client_id),
  constraint messages_client_id_check CHECK (length(client_id) >= 1 AND length(client_id) <= 64),
  constraint messages_content_check CHECK (length(content) <= 4000 AND (length(content) >= 1 OR voice_id IS NOT NULL)),
  constraint messages_sender_type_check CHECK (sender_type = ANY (ARRAY['customer'::text, 'provider'::text])),
  constraint messages_visibility_check CHECK (visibility = ANY (ARRAY['shown'::text, 'hidden'::text, 'removed'::text])) NOT VALID,
  constraint messages_voice_check CHECK ((voice IS NULL) = (voice_id IS NULL)),
  constraint messages_chat_id_fkey FOREIGN KEY (chat_id) REFERENCES chats(id) ON DELETE CASCADE,
  constraint messages_voice_id_fkey FOREIGN KEY (voice_id) REFERENCES media(id) ON DELETE CASCADE
);
CREATE INDEX messages_by_day ON messages USING brin (created_at) WITH (autosummarize='on');
CREATE INDEX messages_of_chat ON messages USING btree (chat_id, id);
CREATE INDEX messages_of_sender ON messages USING btree (chat_id, sender_type, id);
CREATE UNIQUE INDEX messages_voice ON messages USING btree (voice_id) WHERE (voice_id IS NOT NULL);
CREATE TRIGGER messages_delete_voice AFTER DELETE ON messages FOR EACH ROW WHEN (old.voice_id IS NOT NULL) EXECUTE FUNCTION delete_voice();

-- orders

create table order_settings (
  provider_id bigint not null,
  is_on boolean default false not null,
  min_order_paise bigint default 0 not null,
  delivers boolean default false not null,
  delivery_note text default ''::text not null,
  upi_id text default ''::text not null,
  last_number integer default 0 not null,
  constraint order_settings_pkey PRIMARY KEY (provider_id),
  constraint order_settings_min_order_paise_check CHECK (min_order_paise >= 0 AND min_order_paise <= '100000000000'::bigint),
  constraint order_settings_provider_id_fkey FOREIGN KEY (provider_id) REFERENCES providers(account_id) ON DELETE CASCADE
) with (fillfactor=80);

create table orders (
  id bigint generated always as identity not null,
  provider_id bigint not null,
  number integer not null,
  customer_id bigint not null,
  status text default 'placed'::text not null,
  version integer default 1 not null,
  items json not null,
  subtotal_paise bigint not null,
  total_paise bigint,
  has_unpriced boolean not null,
  note text not null,
  handover text not null,
  address text not null,
  history jsonb not null,
  created_at timestamp with time zone not null,
  constraint orders_pkey PRIMARY KEY (id),
  constraint orders_provider_id_number_key UNIQUE (provider_id, number),
  constraint orders_check CHECK (has_unpriced OR total_paise IS NOT NULL),
  constraint orders_check1 CHECK ((status <> ALL (ARRAY['accepted'::text, 'ready'::text, 'completed'::text])) OR total_paise IS NOT NULL),
  constraint orders_check2 CHECK (handover = 'delivery'::text OR address = ''::text),
  constraint orders_handover_check CHECK (handover = ANY (ARRAY['pickup'::text, 'delivery'::text])),
  constraint orders_status_check CHECK (status = ANY (ARRAY['placed'::text, 'accepted'::text, 'ready'::text, 'completed'::text, 'declined'::text, 'cancelled'::text])),
  constraint orders_subtotal_paise_check CHECK (subtotal_paise >= 0 AND subtotal_paise <= '100000000000'::bigint),
  constraint orders_total_paise_check CHECK (total_paise >= 0 AND total_paise <= '100000000000'::bigint),
  constraint orders_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES accounts(id) ON DELETE RESTRICT,
  constraint orders_provider_id_fkey FOREIGN KEY (provider_id) REFERENCES providers(account_id) ON DELETE CASCADE
);
CREATE INDEX orders_by_age ON orders USING btree (created_at DESC, id DESC);
CREATE INDEX orders_of_customer ON orders USING btree (customer_id, created_at DESC, id DESC);
CREATE INDEX orders_of_customer_by_status ON orders USING btree (customer_id, status, created_at DESC, id DESC);
CREATE INDEX orders_of_provider ON orders USING btree (provider_id, created_at DESC, id DESC);
CREATE INDEX orders_of_provider_by_status ON orders USING btree (provider_id, status, created_at DESC, id DESC);

-- reviews

create table review_invites (
  customer_id bigint not null,
  provider_id bigint not null,
  invited_at timestamp with time zone not null,
  constraint review_invites_pkey PRIMARY KEY (customer_id, provider_id),
  constraint review_invites_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(account_id) ON DELETE CASCADE,
  constraint review_invites_provider_id_fkey FOREIGN KEY (provider_id) REFERENCES providers(account_id) ON DELETE CASCADE
);
CREATE INDEX review_invites_of_provider ON review_invites USING btree (provider_id);

create table review_media (
  review_id bigint not null,
  media_id bigint not null,
  "position" smallint not null,
  constraint review_media_pkey PRIMARY KEY (review_id, media_id),
  constraint review_media_media_id_key UNIQUE (media_id),
  constraint review_media_media_id_fkey FOREIGN KEY (media_id) REFERENCES media(id) ON DELETE CASCADE,
  constraint review_media_review_id_fkey FOREIGN KEY (review_id) REFERENCES reviews(id) ON DELETE CASCADE
);
CREATE TRIGGER review_media_come AFTER INSERT ON review_media REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_review_media();
CREATE TRIGGER review_media_delete_media AFTER DELETE ON review_media FOR EACH ROW EXECUTE FUNCTION delete_shown_media();
CREATE TRIGGER review_media_go AFTER DELETE ON review_media REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_review_media();

create table review_writes (
  customer_id bigint not null,
  written_at timestamp with time zone not null,
  constraint review_writes_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(account_id) ON DELETE CASCADE
);
CREATE INDEX review_writes_of_age ON review_writes USING btree (written_at);
CREATE INDEX review_writes_of_customer ON review_writes USING btree (customer_id, written_at);

create table reviews (
  id bigint generated always as identity not null,
  provider_id bigint not null,
  customer_id bigint not null,
  rating smallint not null,
  text text default ''::text not null,
  words_key text,
  has_contacted boolean not null,
  visibility text default 'shown'::text not null,
  is_author_suspended boolean default false not null,
  is_shown boolean generated always as (((visibility = 'shown'::text) AND (NOT is_author_suspended))) stored not null,
  shown jsonb default '[]'::jsonb not null,
  created_at timestamp with time zone default now() not null,
  edited_at timestamp with time zone,
  reply text,
  replied_at timestamp with time zone,
  reply_edited_at timestamp with time zone,
  is_unanswered boolean generated always as ((reply IS NULL)) stored not null,
  constraint reviews_pkey PRIMARY KEY (id),
  constraint reviews_provider_id_customer_id_key UNIQUE (provider_id, customer_id),
  constraint reviews_check CHECK ((words_key IS NULL) = (text = ''::text)),
  constraint reviews_check1 CHECK ((reply IS NULL) = (replied_at IS NULL)),
  constraint reviews_check2 CHECK (reply IS NOT NULL OR reply_edited_at IS NULL),
  constraint reviews_rating_check CHECK (rating >= 1 AND rating <= 5),
  constraint reviews_reply_check CHECK (length(reply) >= 2 AND length(reply) <= 1000),
  constraint reviews_text_check CHECK (text = ''::text OR length(text) >= 10 AND length(text) <= 2000),
  constraint reviews_visibility_check CHECK (visibility = ANY (ARRAY['shown'::text, 'hidden'::text, 'removed'::text])),
  constraint reviews_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(account_id) ON DELETE CASCADE,
  constraint reviews_provider_id_fkey FOREIGN KEY (provider_id) REFERENCES providers(account_id) ON DELETE CASCADE
);
CREATE INDEX reviews_highest ON reviews USING btree (provider_id, rating DESC, created_at DESC, id DESC) WHERE is_shown;
CREATE INDEX reviews_lowest ON reviews USING btree (provider_id, ((- rating)) DESC, created_at DESC, id DESC) WHERE is_shown;
CREATE INDEX reviews_newest ON reviews USING btree (provider_id, created_at DESC, id DESC) WHERE is_shown;
CREATE INDEX reviews_of_customer ON reviews USING btree (customer_id, created_at DESC, id DESC);
CREATE INDEX reviews_same_words ON reviews USING btree (words_key) WHERE (words_key IS NOT NULL);
CREATE INDEX reviews_unanswered ON reviews USING btree (provider_id, is_unanswered DESC, created_at DESC, id DESC) WHERE is_shown;
CREATE INDEX reviews_withheld ON reviews USING btree (visibility, id DESC) WHERE (visibility <> 'shown'::text);
CREATE TRIGGER reviews_change AFTER UPDATE ON reviews REFERENCING OLD TABLE AS gone NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION count_changed_ratings();
CREATE TRIGGER reviews_come AFTER INSERT ON reviews REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION count_new_ratings();
CREATE TRIGGER reviews_go AFTER DELETE ON reviews REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION count_gone_ratings();

-- needs

create table need_asks (
  need_id bigint not null,
  provider_id bigint not null,
  asked_at timestamp with time zone not null,
  round smallint not null,
  reason text not null,
  distance_km real not null,
  previously_asked_at timestamp with time zone,
  replied_at timestamp with time zone,
  declined_at timestamp with time zone,
  constraint need_asks_pkey PRIMARY KEY (need_id, provider_id),
  constraint need_asks_check CHECK (replied_at IS NULL OR declined_at IS NULL),
  constraint need_asks_reason_check CHECK (reason = ANY (ARRAY['first'::text, 'declined'::text, 'few_replies'::text])),
  constraint need_asks_need_id_fkey FOREIGN KEY (need_id) REFERENCES needs(id) ON DELETE CASCADE,
  constraint need_asks_provider_id_fkey FOREIGN KEY (provider_id) REFERENCES providers(account_id) ON DELETE CASCADE
);
CREATE INDEX need_asks_of_provider ON need_asks USING btree (provider_id, asked_at DESC, need_id DESC);
CREATE INDEX need_asks_replied ON need_asks USING btree (provider_id, asked_at DESC, need_id DESC) WHERE (replied_at IS NOT NULL);
CREATE INDEX need_asks_waiting ON need_asks USING btree (provider_id, asked_at DESC, need_id DESC) WHERE ((replied_at IS NULL) AND (declined_at IS NULL));

create table need_media (
  need_id bigint not null,
  media_id bigint not null,
  "position" smallint not null,
  constraint need_media_pkey PRIMARY KEY (need_id, media_id),
  constraint need_media_media_id_key UNIQUE (media_id),
  constraint need_media_media_id_fkey FOREIGN KEY (media_id) REFERENCES media(id) ON DELETE CASCADE,
  constraint need_media_need_id_fkey FOREIGN KEY (need_id) REFERENCES needs(id) ON DELETE CASCADE
);
CREATE TRIGGER need_media_come AFTER INSERT ON need_media REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_need_media();
CREATE TRIGGER need_media_delete_media AFTER DELETE ON need_media FOR EACH ROW EXECUTE FUNCTION delete_shown_media();
CREATE TRIGGER need_media_go AFTER DELETE ON need_media REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_need_media();

create table need_providers (
  provider_id bigint not null,
  is_on boolean default true not null,
  max_per_day smallint default 10 not null,
  radius_km smallint default 25 not null,
  turn bigint,
  asked_at timestamp with time zone,
  asked_that_day smallint default 0 not null,
  constraint need_providers_pkey PRIMARY KEY (provider_id),
  constraint need_providers_max_per_day_check CHECK (max_per_day >= 1 AND max_per_day <= 50),
  constraint need_providers_radius_km_check CHECK (radius_km >= 1 AND radius_km <= 200),
  constraint need_providers_provider_id_fkey FOREIGN KEY (provider_id) REFERENCES providers(account_id) ON DELETE CASCADE
);

create table need_replies (
  id bigint generated always as identity not null,
  need_id bigint not null,
  provider_id bigint not null,
  text text not null,
  price_paise bigint,
  price_to_paise bigint,
  minutes integer not null,
  is_chosen boolean default false not null,
  created_at timestamp with time zone not null,
  edited_at timestamp with time zone,
  constraint need_replies_pkey PRIMARY KEY (id),
  constraint need_replies_need_id_provider_id_key UNIQUE (need_id, provider_id),
  constraint need_replies_check CHECK (price_to_paise > price_paise),
  constraint need_replies_check1 CHECK (price_to_paise IS NULL OR price_paise IS NOT NULL),
  constraint need_replies_minutes_check CHECK (minutes >= 0),
  constraint need_replies_price_paise_check CHECK (price_paise >= 0),
  constraint need_replies_text_check CHECK (length(text) >= 2 AND length(text) <= 500),
  constraint need_replies_need_id_provider_id_fkey FOREIGN KEY (need_id, provider_id) REFERENCES need_asks(need_id, provider_id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX need_replies_chosen ON need_replies USING btree (need_id) WHERE is_chosen;
CREATE INDEX need_replies_of_provider ON need_replies USING btree (provider_id, created_at DESC);
CREATE TRIGGER need_replies_measure AFTER INSERT ON need_replies FOR EACH ROW EXECUTE FUNCTION measure_answer_time();

create table need_skips (
  need_id bigint not null,
  provider_id bigint not null,
  skipped_at timestamp with time zone not null,
  reason text not null,
  distance_km real not null,
  constraint need_skips_pkey PRIMARY KEY (need_id, provider_id),
  constraint need_skips_reason_check CHECK (reason = ANY (ARRAY['off'::text, 'blocked'::text, 'radius'::text, 'max_per_day'::text])),
  constraint need_skips_need_id_fkey FOREIGN KEY (need_id) REFERENCES needs(id) ON DELETE CASCADE,
  constraint need_skips_provider_id_fkey FOREIGN KEY (provider_id) REFERENCES providers(account_id) ON DELETE CASCADE
);
CREATE INDEX need_skips_of_provider ON need_skips USING btree (provider_id);

create table needs (
  id bigint generated always as identity not null,
  customer_id bigint not null,
  text text not null,
  words_key text not null,
  category_id integer not null,
  district_id integer not null,
  wanted text not null,
  budget_paise bigint,
  status text default 'open'::text not null,
  close_reason text,
  visibility text default 'shown'::text not null,
  shown jsonb default '[]'::jsonb not null,
  asked_count smallint default 0 not null,
  round smallint default 1 not null,
  to_ask smallint default 5 not null,
  next_round_at timestamp with time zone,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  voice_id bigint,
  voice jsonb,
  constraint needs_pkey PRIMARY KEY (id),
  constraint needs_asked_count_check CHECK (asked_count >= 0 AND asked_count <= 15),
  constraint needs_budget_paise_check CHECK (budget_paise >= 0),
  constraint needs_check CHECK ((close_reason IS NOT NULL) = (status = 'closed'::text)),
  constraint needs_check1 CHECK ((ended_at IS NULL) = (status = 'open'::text)),
  constraint needs_check2 CHECK (status = 'open'::text OR next_round_at IS NULL),
  constraint needs_close_reason_check CHECK (close_reason = ANY (ARRAY['found_here'::text, 'found_elsewhere'::text, 'not_needed'::text])),
  constraint needs_status_check CHECK (status = ANY (ARRAY['open'::text, 'chosen'::text, 'closed'::text, 'expired'::text])),
  constraint needs_text_check CHECK (length(text) >= 10 AND length(text) <= 500),
  constraint needs_to_ask_check CHECK (to_ask >= 0 AND to_ask <= 5),
  constraint needs_visibility_check CHECK (visibility = ANY (ARRAY['shown'::text, 'hidden'::text, 'removed'::text])),
  constraint needs_voice_check CHECK ((voice IS NULL) = (voice_id IS NULL)),
  constraint needs_wanted_check CHECK (wanted = ANY (ARRAY['today'::text, 'this_week'::text, 'later'::text])),
  constraint needs_category_id_fkey FOREIGN KEY (category_id) REFERENCES categories(id) ON DELETE RESTRICT,
  constraint needs_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(account_id) ON DELETE CASCADE,
  constraint needs_district_id_fkey FOREIGN KEY (district_id) REFERENCES districts(id) ON DELETE RESTRICT,
  constraint needs_voice_id_fkey FOREIGN KEY (voice_id) REFERENCES media(id) ON DELETE CASCADE
);
CREATE INDEX needs_by_day ON needs USING brin (created_at) WITH (autosummarize='on');
CREATE INDEX needs_ended ON needs USING btree (ended_at) WHERE (status <> 'open'::text);
CREATE INDEX needs_next_round ON needs USING btree (next_round_at) WHERE (next_round_at IS NOT NULL);
CREATE INDEX needs_of_customer ON needs USING btree (customer_id, created_at DESC, id DESC);
CREATE INDEX needs_open ON needs USING btree (expires_at) WHERE (status = 'open'::text);
CREATE INDEX needs_same_words ON needs USING btree (words_key, created_at);
CREATE INDEX needs_to_ask ON needs USING btree (id) WHERE ((to_ask > 0) AND (status = 'open'::text) AND (visibility = 'shown'::text));
CREATE UNIQUE INDEX needs_voice ON needs USING btree (voice_id) WHERE (voice_id IS NOT NULL);
CREATE INDEX needs_withheld ON needs USING btree (visibility, id DESC) WHERE (visibility <> 'shown'::text);
CREATE TRIGGER needs_delete_voice AFTER DELETE ON needs FOR EACH ROW WHEN (old.voice_id IS NOT NULL) EXECUTE FUNCTION delete_voice();

-- analytics

create table market_days (
  day date not null,
  views bigint default 0 not null,
  calls bigint default 0 not null,
  whatsapp bigint default 0 not null,
  directions bigint default 0 not null,
  website bigint default 0 not null,
  shares bigint default 0 not null,
  contacts_saved bigint default 0 not null,
  constraint market_days_pkey PRIMARY KEY (day)
) with (fillfactor=50);

create table post_days (
  provider_id bigint not null,
  day date not null,
  post_id bigint not null,
  views integer not null,
  constraint post_days_pkey PRIMARY KEY (provider_id, day, post_id) INCLUDE (views),
  constraint post_days_post_id_fkey FOREIGN KEY (post_id) REFERENCES posts(id) ON DELETE CASCADE,
  constraint post_days_provider_id_fkey FOREIGN KEY (provider_id) REFERENCES providers(account_id) ON DELETE CASCADE
) partition by RANGE (day);
create table post_days_before_yyyy_mm partition of post_days FOR VALUES FROM (MINVALUE) TO ('yyyy-mm-01');
create table post_days_default partition of post_days DEFAULT;
create table post_days_yyyy_mm partition of post_days FOR VALUES FROM ('yyyy-mm-01') TO ('yyyy-mm-01');
CREATE INDEX post_days_of_post ON post_days USING btree (post_id);

create table shop_days (
  provider_id bigint not null,
  day date not null,
  views integer default 0 not null,
  calls integer default 0 not null,
  whatsapp integer default 0 not null,
  directions integer default 0 not null,
  website integer default 0 not null,
  shares integer default 0 not null,
  contacts_saved integer default 0 not null,
  from_search integer default 0 not null,
  from_market integer default 0 not null,
  from_home integer default 0 not null,
  from_post integer default 0 not null,
  from_link integer default 0 not null,
  from_qr integer default 0 not null,
  constraint shop_days_pkey PRIMARY KEY (provider_id, day) INCLUDE (views, calls, whatsapp, directions, website, shares, contacts_saved, from_search, from_market, from_home, from_post, from_link, from_qr),
  constraint shop_days_provider_id_fkey FOREIGN KEY (provider_id) REFERENCES providers(account_id) ON DELETE CASCADE
) partition by RANGE (day);
create table shop_days_before_yyyy_mm partition of shop_days FOR VALUES FROM (MINVALUE) TO ('yyyy-mm-01');
create table shop_days_default partition of shop_days DEFAULT;
create table shop_days_yyyy_mm partition of shop_days FOR VALUES FROM ('yyyy-mm-01') TO ('yyyy-mm-01');

create table shop_habits (
  habit text not null,
  has_it boolean not null,
  shops integer not null,
  calls double precision not null,
  calls_error double precision not null,
  constraint shop_habits_pkey PRIMARY KEY (habit, has_it),
  constraint shop_habits_habit_check CHECK (habit = ANY (ARRAY['price_list'::text, 'hours'::text, 'photos'::text, 'post'::text]))
);

create table shop_months (
  provider_id bigint not null,
  month date not null,
  views integer not null,
  calls integer not null,
  whatsapp integer not null,
  directions integer not null,
  website integer not null,
  shares integer not null,
  contacts_saved integer not null,
  from_search integer not null,
  from_market integer not null,
  from_home integer not null,
  from_post integer not null,
  from_link integer not null,
  from_qr integer not null,
  constraint shop_months_pkey PRIMARY KEY (provider_id, month),
  constraint shop_months_month_check CHECK (EXTRACT(day FROM month) = 1::numeric),
  constraint shop_months_provider_id_fkey FOREIGN KEY (provider_id) REFERENCES providers(account_id) ON DELETE CASCADE
);

create table shop_searches (
  provider_id bigint not null,
  day date not null,
  text text not null,
  times integer not null,
  constraint shop_searches_pkey PRIMARY KEY (provider_id, day, text) INCLUDE (times),
  constraint shop_searches_text_check CHECK (length(text) >= 1 AND length(text) <= 80),
  constraint shop_searches_provider_id_fkey FOREIGN KEY (provider_id) REFERENCES providers(account_id) ON DELETE CASCADE
) partition by RANGE (day);
create table shop_searches_before_yyyy_mm partition of shop_searches FOR VALUES FROM (MINVALUE) TO ('yyyy-mm-01');
create table shop_searches_default partition of shop_searches DEFAULT;
create table shop_searches_yyyy_mm partition of shop_searches FOR VALUES FROM ('yyyy-mm-01') TO ('yyyy-mm-01');

-- reports

create table reports (
  id bigint generated always as identity not null,
  tracking_code text not null,
  reporter_id bigint,
  reporter_name text,
  reporter_email text,
  target_kind text not null,
  target_id bigint not null,
  target_account_id bigint,
  reason text not null,
  description text not null,
  snapshot jsonb not null,
  sameness text not null,
  status text default 'open'::text not null,
  decision text,
  created_at timestamp with time zone default now() not null,
  decided_at timestamp with time zone,
  is_automatic boolean default false not null,
  urgency text default 'normal'::text not null,
  acknowledge_by timestamp with time zone default (now() + '24:00:00'::interval) not null,
  resolve_by timestamp with time zone default (now() + '7 days'::interval) not null,
  acknowledged_at timestamp with time zone,
  due_at timestamp with time zone default (now() + '24:00:00'::interval) not null,
  warn_at timestamp with time zone default (now() + '12:00:00'::interval) not null,
  history jsonb default '[]'::jsonb not null,
  constraint reports_pkey PRIMARY KEY (id),
  constraint reports_tracking_code_key UNIQUE (tracking_code),
  constraint reports_check CHECK ((reporter_name IS NULL) = (reporter_email IS NULL)),
  constraint reports_check1 CHECK (reporter_id IS NULL OR reporter_name IS NULL),
  constraint reports_check2 CHECK ((status = 'decided'::text) = (decided_at IS NOT NULL)),
  constraint reports_check3 CHECK ((decision IS NULL) = (decided_at IS NULL)),
  constraint reports_decision_check CHECK (decision = ANY (ARRAY['content_removed'::text, 'account_suspended'::text, 'warned'::text, 'no_action'::text])),
  constraint reports_description_check CHECK (length(description) >= 1 AND length(description) <= 500),
  constraint reports_reason_check CHECK (length(reason) >= 1 AND length(reason) <= 255),
  constraint reports_reporter_email_check CHECK (length(reporter_email) <= 254),
  constraint reports_reporter_name_check CHECK (length(reporter_name) >= 1 AND length(reporter_name) <= 100),
  constraint reports_status_check CHECK (status = ANY (ARRAY['open'::text, 'in_review'::text, 'decided'::text])),
  constraint reports_target_kind_check CHECK (target_kind = ANY (ARRAY['post'::text, 'provider'::text, 'comment'::text, 'review'::text, 'need'::text, 'message'::text])) NOT VALID,
  constraint reports_urgency_check CHECK (urgency = ANY (ARRAY['normal'::text, 'urgent'::text, 'intimate_image'::text, 'authority_order'::text])),
  constraint reports_reporter_id_fkey FOREIGN KEY (reporter_id) REFERENCES accounts(id) ON DELETE SET NULL,
  constraint reports_target_account_id_fkey FOREIGN KEY (target_account_id) REFERENCES accounts(id) ON DELETE SET NULL
);
CREATE UNIQUE INDEX reports_automatic ON reports USING btree (sameness) WHERE is_automatic;
CREATE INDEX reports_by_age ON reports USING btree (created_at) WHERE (NOT is_automatic);
CREATE INDEX reports_of_email ON reports USING btree (lower(reporter_email)) WHERE (reporter_email IS NOT NULL);
CREATE INDEX reports_of_reporter ON reports USING btree (reporter_id) WHERE (reporter_id IS NOT NULL);
CREATE INDEX reports_of_target ON reports USING btree (target_kind, target_id, created_at DESC);
CREATE INDEX reports_of_target_account ON reports USING btree (target_account_id);
CREATE UNIQUE INDEX reports_same ON reports USING btree (sameness) WHERE (decided_at IS NULL);
CREATE INDEX reports_waiting ON reports USING btree (created_at, id) WHERE (decided_at IS NULL);
CREATE TRIGGER reports_note_cases AFTER INSERT ON reports REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION note_cases();

-- search

create table comment_search (
  comment_id bigint not null,
  terms tsvector not null,
  constraint comment_search_pkey PRIMARY KEY (comment_id),
  constraint comment_search_comment_id_fkey FOREIGN KEY (comment_id) REFERENCES comments(id) ON DELETE CASCADE
);
CREATE INDEX comment_search_terms ON comment_search USING gin (terms);

create table common_lexemes (
  found_in text not null,
  lexeme text collate "C" not null,
  row_count integer not null,
  constraint common_lexemes_pkey PRIMARY KEY (found_in, lexeme),
  constraint common_lexemes_found_in_check CHECK (found_in = ANY (ARRAY['providers'::text, 'posts'::text]))
);

create table item_search (
  provider_id bigint not null,
  item_ids bigint[] not null,
  terms tsvector not null,
  is_seen boolean default false not null,
  sold_keys text[] default '{}'::text[] not null,
  sold_names text[] default '{}'::text[] not null,
  constraint item_search_pkey PRIMARY KEY (provider_id),
  constraint item_search_provider_id_fkey FOREIGN KEY (provider_id) REFERENCES providers(account_id) ON DELETE CASCADE
);
CREATE TRIGGER item_search_count_sold AFTER INSERT OR DELETE OR UPDATE ON item_search FOR EACH ROW EXECUTE FUNCTION count_sold_items();

create table need_search (
  need_id bigint not null,
  terms tsvector not null,
  constraint need_search_pkey PRIMARY KEY (need_id),
  constraint need_search_need_id_fkey FOREIGN KEY (need_id) REFERENCES needs(id) ON DELETE CASCADE
);
CREATE INDEX need_search_terms ON need_search USING gin (terms);

create table people_search (
  account_id bigint not null,
  terms tsvector not null,
  constraint people_search_pkey PRIMARY KEY (account_id),
  constraint people_search_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE
);
CREATE INDEX people_search_terms ON people_search USING gin (terms) WITH (fastupdate=off);

create table post_search (
  post_id bigint not null,
  provider_id bigint not null,
  created_at timestamp with time zone not null,
  is_seen boolean not null,
  terms tsvector not null,
  constraint post_search_pkey PRIMARY KEY (post_id),
  constraint post_search_post_id_fkey FOREIGN KEY (post_id) REFERENCES posts(id) ON DELETE CASCADE
);
CREATE INDEX post_search_provider ON post_search USING btree (provider_id);
CREATE INDEX post_search_recent ON post_search USING btree (created_at DESC, post_id DESC) WHERE is_seen;
CREATE INDEX post_search_terms ON post_search USING gin (terms) WITH (fastupdate=off) WHERE is_seen;
CREATE INDEX post_search_unseen ON post_search USING gin (terms) WITH (fastupdate=off) WHERE (NOT is_seen);

create table provider_search (
  provider_id bigint not null,
  band smallint not null,
  quality double precision not null,
  "position" point not null,
  terms tsvector not null,
  constraint provider_search_pkey PRIMARY KEY (provider_id, band),
  constraint provider_search_provider_id_fkey FOREIGN KEY (provider_id) REFERENCES providers(account_id) ON DELETE CASCADE
) partition by LIST (band);
create table provider_search_0 partition of provider_search FOR VALUES IN ('0');
create table provider_search_1 partition of provider_search FOR VALUES IN ('1');
create table provider_search_2 partition of provider_search FOR VALUES IN ('2');
create table provider_search_unseen partition of provider_search FOR VALUES IN ('9');
CREATE INDEX provider_search_position ON provider_search USING gist ("position");
CREATE INDEX provider_search_quality ON provider_search USING btree (quality DESC, provider_id DESC);
CREATE INDEX provider_search_terms ON provider_search USING gin (terms) WITH (fastupdate=off);

create view provider_standing as
 SELECT providers.account_id AS provider_id,
    accounts.verified_at IS NOT NULL AND accounts.suspended_at IS NULL AND accounts.deleted_at IS NULL AS is_seen,
    1000::double precision * round(10::double precision * bayesian_rating(providers.ratings, 4::double precision)) +
        CASE
            WHEN providers.logo_id IS NULL THEN 0
            ELSE 20
        END::double precision + (8 * pictures.shown)::double precision +
        CASE
            WHEN length(providers.business_description) < 20 THEN 0
            WHEN length(providers.business_description) < 100 THEN 8
            ELSE 16
        END::double precision +
        CASE
            WHEN providers.latitude IS NULL THEN 0
            ELSE 8
        END::double precision +
        CASE
            WHEN providers.business_tagline = ''::text THEN 0
            ELSE 4
        END::double precision +
        CASE
            WHEN COALESCE(providers.website_link, ''::text) = ''::text THEN 0
            ELSE 4
        END::double precision + (4 * written.shown)::double precision + COALESCE(EXTRACT(epoch FROM accounts.verified_at) / '10000000000'::numeric, 0::numeric)::double precision AS quality,
    point(COALESCE(providers.longitude, districts.longitude), COALESCE(providers.latitude, districts.latitude)) AS "position"
   FROM providers
     JOIN accounts ON accounts.id = providers.account_id
     JOIN districts ON districts.id = providers.district_id
     CROSS JOIN LATERAL ( SELECT count(*) AS shown
           FROM ( SELECT
                   FROM provider_media
                  WHERE provider_media.provider_id = providers.account_id
                 LIMIT 3) few) pictures
     CROSS JOIN LATERAL ( SELECT count(*) AS shown
           FROM ( SELECT
                   FROM posts
                  WHERE posts.provider_id = providers.account_id AND posts.visibility = 'shown'::text
                 LIMIT 6) few) written;

create table review_search (
  review_id bigint not null,
  terms tsvector not null,
  constraint review_search_pkey PRIMARY KEY (review_id),
  constraint review_search_review_id_fkey FOREIGN KEY (review_id) REFERENCES reviews(id) ON DELETE CASCADE
);
CREATE INDEX review_search_terms ON review_search USING gin (terms);

create table search_bands (
  band smallint not null,
  least_quality double precision not null,
  constraint search_bands_pkey PRIMARY KEY (band),
  constraint search_bands_band_check CHECK (band >= 0 AND band <= 2)
);

create table search_phrases (
  phrase text collate "C" not null,
  lexeme text collate "C" not null,
  clues text[] collate "C" not null,
  weight smallint default 100 not null,
  specialty text,
  constraint search_phrases_pkey PRIMARY KEY (phrase, lexeme)
);
CREATE INDEX search_phrases_clues ON search_phrases USING gin (clues) WITH (fastupdate=off);

create table search_words (
  word text collate "C" not null,
  sound text collate "C" not null,
  is_name boolean not null,
  clues text[] collate "C" not null,
  constraint search_words_pkey PRIMARY KEY (word)
);
CREATE INDEX search_words_clues ON search_words USING gin (clues) WITH (fastupdate=off);
CREATE INDEX search_words_sound ON search_words USING btree (sound);

create table sold_items (
  key text collate "C" not null,
  name text not null,
  businesses integer not null,
  constraint sold_items_pkey PRIMARY KEY (key, name)
) with (fillfactor=50);
CREATE INDEX sold_items_of_key ON sold_items USING btree (key) WHERE (name = ''::text);

-- market

create table gone_pages (
  kind text not null,
  id bigint not null,
  gone_at timestamp with time zone default now() not null,
  constraint gone_pages_pkey PRIMARY KEY (kind, id),
  constraint gone_pages_kind_check CHECK (kind = ANY (ARRAY['provider'::text, 'post'::text]))
);
CREATE INDEX gone_pages_oldest ON gone_pages USING btree (gone_at);

create table market_counts (
  district_id integer not null,
  category_id integer not null,
  providers integer not null,
  vouched integer not null,
  changed_at timestamp with time zone default now() not null,
  constraint market_counts_pkey PRIMARY KEY (district_id, category_id),
  constraint market_counts_category_id_fkey FOREIGN KEY (category_id) REFERENCES categories(id) ON DELETE CASCADE,
  constraint market_counts_district_id_fkey FOREIGN KEY (district_id) REFERENCES districts(id) ON DELETE CASCADE
) with (fillfactor=50);
CREATE INDEX market_counts_of_category ON market_counts USING btree (category_id, district_id);

create table market_districts (
  district_id integer not null,
  providers integer not null,
  vouched integer not null,
  constraint market_districts_pkey PRIMARY KEY (district_id),
  constraint market_districts_district_id_fkey FOREIGN KEY (district_id) REFERENCES districts(id) ON DELETE CASCADE
) with (fillfactor=50);

create table market_listings (
  provider_id bigint not null,
  district_id integer not null,
  category_id integer not null,
  is_vouched boolean not null,
  stars integer not null,
  reviews integer not null,
  constraint market_listings_pkey PRIMARY KEY (provider_id),
  constraint market_listings_provider_id_fkey FOREIGN KEY (provider_id) REFERENCES providers(account_id) ON DELETE CASCADE
);
CREATE INDEX market_listings_of_district ON market_listings USING btree (district_id, category_id) INCLUDE (provider_id, is_vouched, stars, reviews);
CREATE TRIGGER market_listings_come AFTER INSERT ON market_listings REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION count_come_listings();
CREATE TRIGGER market_listings_come_to_district AFTER INSERT ON market_listings REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION note_come_to_district();
CREATE TRIGGER market_listings_go AFTER DELETE ON market_listings REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION count_gone_listings();
CREATE TRIGGER market_listings_go_from_district AFTER DELETE ON market_listings REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION note_gone_from_district();
CREATE TRIGGER market_listings_list_posts AFTER INSERT ON market_listings REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION list_posts_of_listings();
CREATE TRIGGER market_listings_move AFTER UPDATE ON market_listings REFERENCING OLD TABLE AS gone NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION count_moved_listings();
CREATE TRIGGER market_listings_move_in_district AFTER UPDATE ON market_listings REFERENCING OLD TABLE AS gone NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION note_moved_in_district();
CREATE TRIGGER market_listings_move_posts AFTER UPDATE ON market_listings REFERENCING OLD TABLE AS gone NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION move_posts_of_listings();
CREATE TRIGGER market_listings_unlist_posts AFTER DELETE ON market_listings REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION unlist_posts_of_listings();

create table market_posts (
  id bigint not null,
  provider_id bigint not null,
  district_id integer not null,
  category_id integer not null,
  created_at timestamp with time zone not null,
  kind text not null,
  starts_at timestamp with time zone,
  ends_at timestamp with time zone,
  constraint market_posts_pkey PRIMARY KEY (id)
);
CREATE INDEX market_offers_of_category ON market_posts USING btree (district_id, category_id, created_at DESC, id DESC) INCLUDE (provider_id, starts_at, ends_at) WHERE (kind = 'offer'::text);
CREATE INDEX market_offers_of_district ON market_posts USING btree (district_id, created_at DESC, id DESC) INCLUDE (provider_id, starts_at, ends_at) WHERE (kind = 'offer'::text);
CREATE INDEX market_posts_of_category ON market_posts USING btree (district_id, category_id, created_at DESC, id DESC);
CREATE INDEX market_posts_of_district ON market_posts USING btree (district_id, created_at DESC, id DESC);

-- offline-districts

create table offline_changes (
  id bigint generated always as identity not null,
  district_id integer not null,
  is_removal boolean not null,
  changed_at timestamp with time zone default now() not null,
  constraint offline_changes_pkey PRIMARY KEY (id)
);
CREATE INDEX offline_changes_of_district ON offline_changes USING btree (district_id, is_removal);

create table offline_districts (
  district_id integer not null,
  version integer not null,
  oldest integer not null,
  names_version integer not null,
  names_hash text not null,
  folder text not null,
  size integer not null,
  signature text not null,
  built_at timestamp with time zone not null,
  next_build_at timestamp with time zone not null,
  constraint offline_districts_pkey PRIMARY KEY (district_id),
  constraint offline_districts_size_check CHECK (size > 0),
  constraint offline_districts_version_check CHECK (version > 0),
  constraint offline_districts_district_id_fkey FOREIGN KEY (district_id) REFERENCES districts(id) ON DELETE CASCADE
);

create table offline_keys (
  id text not null,
  public_key jsonb not null,
  created_at timestamp with time zone default now() not null,
  constraint offline_keys_pkey PRIMARY KEY (id)
);

create table offline_providers (
  district_id integer not null,
  provider_id bigint not null,
  version integer not null,
  hash text,
  constraint offline_providers_pkey PRIMARY KEY (district_id, provider_id),
  constraint offline_providers_district_id_fkey FOREIGN KEY (district_id) REFERENCES offline_districts(district_id) ON DELETE CASCADE
);

-- indexnow

create table changed_addresses (
  kind text not null,
  id bigint not null,
  changed_at timestamp with time zone default clock_timestamp() not null,
  constraint changed_addresses_pkey PRIMARY KEY (kind, id),
  constraint changed_addresses_kind_check CHECK (kind = ANY (ARRAY['shop'::text, 'post'::text]))
);
CREATE INDEX changed_addresses_in_order ON changed_addresses USING btree (changed_at, kind, id);

-- site

create table contact_messages (
  id bigint generated always as identity not null,
  name text not null,
  email text not null,
  subject text not null,
  message text not null,
  created_at timestamp with time zone default now() not null,
  language text default 'en'::text not null,
  status text default 'new'::text not null,
  since timestamp with time zone default now() not null,
  tracking_code text,
  urgency text default 'normal'::text not null,
  acknowledge_by timestamp with time zone default (now() + '24:00:00'::interval) not null,
  resolve_by timestamp with time zone default (now() + '7 days'::interval) not null,
  acknowledged_at timestamp with time zone,
  resolved_at timestamp with time zone,
  due_at timestamp with time zone default (now() + '24:00:00'::interval) not null,
  warn_at timestamp with time zone default (now() + '12:00:00'::interval) not null,
  history jsonb default '[]'::jsonb not null,
  close_reason text,
  constraint contact_messages_pkey PRIMARY KEY (id),
  constraint contact_messages_tracking_code_key UNIQUE (tracking_code),
  constraint contact_messages_email_check CHECK (length(email) <= 254),
  constraint contact_messages_language_check CHECK (language = ANY (ARRAY['hi'::text, 'en'::text])),
  constraint contact_messages_message_check CHECK (length(message) >= 1 AND length(message) <= 4000),
  constraint contact_messages_name_check CHECK (length(name) >= 1 AND length(name) <= 100),
  constraint contact_messages_status_check CHECK (status = ANY (ARRAY['new'::text, 'answered'::text, 'closed'::text])),
  constraint contact_messages_subject_check CHECK (length(subject) >= 1 AND length(subject) <= 150),
  constraint contact_messages_urgency_check CHECK (urgency = ANY (ARRAY['normal'::text, 'urgent'::text, 'intimate_image'::text, 'authority_order'::text]))
);
CREATE INDEX contact_messages_by_age ON contact_messages USING btree (status, since, id);
CREATE INDEX contact_messages_by_deadline ON contact_messages USING btree (status, due_at, id);
CREATE INDEX contact_messages_of_email ON contact_messages USING btree (lower(email));
CREATE INDEX contact_messages_recent ON contact_messages USING btree (created_at DESC, id DESC);

-- admin

create table audit_log (
  number bigint not null,
  at timestamp with time zone not null,
  staff_id bigint,
  action text not null,
  subject_kind text not null,
  subject_id bigint not null,
  details jsonb not null,
  hash bytea not null,
  constraint audit_log_pkey PRIMARY KEY (number),
  constraint audit_log_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES accounts(id) ON DELETE RESTRICT
);
CREATE INDEX audit_log_of_staff ON audit_log USING btree (staff_id, number DESC);
CREATE INDEX audit_log_of_subject ON audit_log USING btree (subject_kind, subject_id, number DESC);
CREATE TRIGGER audit_log_stays BEFORE DELETE OR UPDATE ON audit_log FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER audit_log_stays_whole BEFORE TRUNCATE ON audit_log FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table breach_deliveries (
  id bigint generated always as identity not null,
  announcement_id bigint not null,
  account_id bigint not null,
  channel text not null,
  status text not null,
  problem text,
  tries smallint default 0 not null,
  due_at timestamp with time zone,
  settled_at timestamp with time zone,
  constraint breach_deliveries_pkey PRIMARY KEY (id),
  constraint breach_deliveries_announcement_id_account_id_channel_key UNIQUE (announcement_id, account_id, channel),
  constraint breach_deliveries_channel_check CHECK (channel = ANY (ARRAY['bell'::text, 'email'::text, 'sms'::text])),
  constraint breach_deliveries_check CHECK ((status = 'waiting'::text) = (due_at IS NOT NULL)),
  constraint breach_deliveries_check1 CHECK ((status = 'waiting'::text) = (settled_at IS NULL)),
  constraint breach_deliveries_check2 CHECK ((status = 'failed'::text) = (problem IS NOT NULL)),
  constraint breach_deliveries_problem_check CHECK (problem = ANY (ARRAY['no_contact'::text, 'refused'::text, 'unreachable'::text])),
  constraint breach_deliveries_status_check CHECK (status = ANY (ARRAY['waiting'::text, 'delivered'::text, 'failed'::text])),
  constraint breach_deliveries_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  constraint breach_deliveries_announcement_id_fkey FOREIGN KEY (announcement_id) REFERENCES breach_notices(announcement_id) ON DELETE RESTRICT
);
CREATE INDEX breach_deliveries_by_status ON breach_deliveries USING btree (announcement_id, status, id DESC);
CREATE INDEX breach_deliveries_due ON breach_deliveries USING btree (due_at) WHERE (due_at IS NOT NULL);
CREATE INDEX breach_deliveries_listed ON breach_deliveries USING btree (announcement_id, id DESC);
CREATE INDEX breach_deliveries_of_account ON breach_deliveries USING btree (account_id);

create table breach_notices (
  announcement_id bigint not null,
  last_account_id bigint not null,
  account_ids bigint[],
  since timestamp with time zone,
  recipient_cursor bigint default 0,
  constraint breach_notices_pkey PRIMARY KEY (announcement_id),
  constraint breach_notices_account_ids_check CHECK (cardinality(account_ids) >= 1 AND cardinality(account_ids) <= 1000),
  constraint breach_notices_check CHECK (account_ids IS NULL OR since IS NULL),
  constraint breach_notices_announcement_id_fkey FOREIGN KEY (announcement_id) REFERENCES announcements(id) ON DELETE RESTRICT
);
CREATE INDEX breach_notices_to_resolve ON breach_notices USING btree (announcement_id) WHERE (recipient_cursor IS NOT NULL);

create table cases (
  id bigint generated always as identity not null,
  target_kind text not null,
  target_id bigint not null,
  account_id bigint,
  status text default 'open'::text not null,
  since timestamp with time zone not null,
  report_count integer default 1 not null,
  waiting_count integer default 1 not null,
  assigned_to bigint,
  due_at timestamp with time zone default (now() + '24:00:00'::interval) not null,
  warn_at timestamp with time zone default (now() + '12:00:00'::interval) not null,
  constraint cases_pkey PRIMARY KEY (id),
  constraint cases_target_kind_target_id_key UNIQUE (target_kind, target_id),
  constraint cases_check CHECK (status <> 'in_review'::text OR assigned_to IS NOT NULL),
  constraint cases_status_check CHECK (status = ANY (ARRAY['open'::text, 'in_review'::text, 'decided'::text])),
  constraint cases_target_kind_check CHECK (target_kind = ANY (ARRAY['post'::text, 'provider'::text, 'comment'::text, 'review'::text, 'need'::text, 'message'::text])) NOT VALID,
  constraint cases_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE SET NULL,
  constraint cases_assigned_to_fkey FOREIGN KEY (assigned_to) REFERENCES staff(account_id) ON DELETE SET NULL
);
CREATE INDEX cases_by_age ON cases USING btree (status, since, id);
CREATE INDEX cases_by_deadline ON cases USING btree (status, due_at, id);
CREATE INDEX cases_of_account ON cases USING btree (account_id);
CREATE INDEX cases_of_staff ON cases USING btree (assigned_to, status, due_at, id) WHERE (assigned_to IS NOT NULL);

create table contact_answers (
  id bigint generated always as identity not null,
  message_id bigint not null,
  answer text not null,
  answered_by bigint not null,
  answered_at timestamp with time zone not null,
  constraint contact_answers_pkey PRIMARY KEY (id),
  constraint contact_answers_answer_check CHECK (length(answer) >= 1 AND length(answer) <= 4000),
  constraint contact_answers_answered_by_fkey FOREIGN KEY (answered_by) REFERENCES staff(account_id) ON DELETE RESTRICT,
  constraint contact_answers_message_id_fkey FOREIGN KEY (message_id) REFERENCES contact_messages(id) ON DELETE CASCADE
);
CREATE INDEX contact_answers_of_message ON contact_answers USING btree (message_id, id);

create table daily_counts (
  day date not null,
  customers integer not null,
  providers integer not null,
  posts integer not null,
  contacts integer not null,
  messages integer not null,
  counted_at timestamp with time zone not null,
  needs integer default 0 not null,
  orders integer default 0 not null,
  constraint daily_counts_pkey PRIMARY KEY (day)
);

create table decisions (
  id bigint generated always as identity not null,
  case_id bigint,
  target_kind text not null,
  target_id bigint not null,
  account_id bigint,
  decision text not null,
  reason text not null,
  until timestamp with time zone,
  decided_by bigint not null,
  decided_at timestamp with time zone not null,
  undone_at timestamp with time zone,
  appeal_code text,
  appealed_at timestamp with time zone,
  appeal text,
  answered_at timestamp with time zone,
  answered_by bigint,
  outcome text,
  answer text,
  constraint decisions_pkey PRIMARY KEY (id),
  constraint decisions_appeal_code_key UNIQUE (appeal_code),
  constraint decisions_answer_check CHECK (length(answer) >= 1 AND length(answer) <= 2000),
  constraint decisions_appeal_check CHECK (length(appeal) >= 1 AND length(appeal) <= 2000),
  constraint decisions_check CHECK ((decision = ANY (ARRAY['limit'::text, 'suspend'::text])) = (until IS NOT NULL)),
  constraint decisions_check1 CHECK ((decision = 'dismiss'::text) = (appeal_code IS NULL)),
  constraint decisions_check2 CHECK ((appealed_at IS NULL) = (appeal IS NULL)),
  constraint decisions_check3 CHECK (num_nonnulls(answered_at, answered_by, outcome, answer) = ANY (ARRAY[0, 4])),
  constraint decisions_check4 CHECK (answered_at IS NULL OR appealed_at IS NOT NULL),
  constraint decisions_decision_check CHECK (decision = ANY (ARRAY['dismiss'::text, 'hide'::text, 'remove'::text, 'warn'::text, 'limit'::text, 'suspend'::text, 'ban'::text])),
  constraint decisions_outcome_check CHECK (outcome = ANY (ARRAY['upheld'::text, 'overturned'::text])),
  constraint decisions_reason_check CHECK (length(reason) >= 1 AND length(reason) <= 500),
  constraint decisions_target_kind_check CHECK (target_kind = ANY (ARRAY['post'::text, 'provider'::text, 'customer'::text, 'comment'::text, 'review'::text, 'need'::text, 'message'::text])) NOT VALID,
  constraint decisions_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE SET NULL,
  constraint decisions_answered_by_fkey FOREIGN KEY (answered_by) REFERENCES staff(account_id) ON DELETE RESTRICT,
  constraint decisions_case_id_fkey FOREIGN KEY (case_id) REFERENCES cases(id) ON DELETE RESTRICT,
  constraint decisions_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES staff(account_id) ON DELETE RESTRICT
);
CREATE INDEX decisions_appealed ON decisions USING btree (appealed_at, id) WHERE ((appealed_at IS NOT NULL) AND (answered_at IS NULL));
CREATE INDEX decisions_of_account ON decisions USING btree (account_id, id DESC);
CREATE INDEX decisions_of_case ON decisions USING btree (case_id, id DESC);
CREATE INDEX decisions_of_target ON decisions USING btree (target_kind, target_id, id DESC);

create table staff (
  account_id bigint not null,
  role text not null,
  second_factor text,
  next_second_factor text,
  last_step bigint default 0 not null,
  created_at timestamp with time zone default now() not null,
  constraint staff_pkey PRIMARY KEY (account_id),
  constraint staff_role_check CHECK (role = ANY (ARRAY['owner'::text, 'moderator'::text, 'support'::text])),
  constraint staff_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE RESTRICT
);

create table staff_recovery_codes (
  account_id bigint not null,
  code_hash bytea not null,
  constraint staff_recovery_codes_pkey PRIMARY KEY (account_id, code_hash),
  constraint staff_recovery_codes_account_id_fkey FOREIGN KEY (account_id) REFERENCES staff(account_id) ON DELETE CASCADE
);

create table staff_sessions (
  id bigint generated always as identity not null,
  token_hash bytea not null,
  account_id bigint not null,
  proved_at timestamp with time zone,
  tries_left smallint not null,
  created_at timestamp with time zone not null,
  seen_at timestamp with time zone not null,
  constraint staff_sessions_pkey PRIMARY KEY (id),
  constraint staff_sessions_token_hash_key UNIQUE (token_hash),
  constraint staff_sessions_tries_left_check CHECK (tries_left >= 0),
  constraint staff_sessions_account_id_fkey FOREIGN KEY (account_id) REFERENCES staff(account_id) ON DELETE CASCADE
);
CREATE INDEX staff_sessions_idle ON staff_sessions USING btree (seen_at);
CREATE INDEX staff_sessions_of_account ON staff_sessions USING btree (account_id);

-- data-exports

create table data_exports (
  id bigint generated always as identity not null,
  account_id bigint not null,
  language text not null,
  requested_at timestamp with time zone not null,
  folder text,
  size bigint,
  expires_at timestamp with time zone not null,
  constraint data_exports_pkey PRIMARY KEY (id),
  constraint data_exports_check CHECK ((folder IS NULL) = (size IS NULL)),
  constraint data_exports_language_check CHECK (language = ANY (ARRAY['en'::text, 'hi'::text])),
  constraint data_exports_size_check CHECK (size > 0),
  constraint data_exports_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE
);
CREATE INDEX data_exports_expiry ON data_exports USING btree (expires_at);
CREATE INDEX data_exports_of_account ON data_exports USING btree (account_id, requested_at);

-- sealed-accounts

create table sealed_accounts (
  account_id bigint not null,
  deleted_at timestamp with time zone not null,
  destroy_at timestamp with time zone not null,
  wrapped_key text not null,
  constraint sealed_accounts_pkey PRIMARY KEY (account_id),
  constraint sealed_accounts_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id)
);

create table sealed_parts (
  account_id bigint not null,
  "position" integer not null,
  bytes bytea not null,
  constraint sealed_parts_pkey PRIMARY KEY (account_id, "position"),
  constraint sealed_parts_account_id_fkey FOREIGN KEY (account_id) REFERENCES sealed_accounts(account_id) ON DELETE CASCADE
);

-- Functions

CREATE OR REPLACE FUNCTION add_to_account_counts(more_customers bigint, more_providers bigint)
 RETURNS void
 LANGUAGE sql
AS $function$
  update account_counts set customers = customers + more_customers, providers = providers + more_providers
    where more_customers <> 0 or more_providers <> 0
$function$;

CREATE OR REPLACE FUNCTION age_lexeme(post_id bigint)
 RETURNS tsvector
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select array_to_tsvector(array['e' || post_age(post_id)])
$function$;

CREATE OR REPLACE FUNCTION any_age(oldest bigint, newest bigint)
 RETURNS tsquery
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select string_agg('''e' || age || '''', ' | ')::tsquery from generate_series(oldest, newest) as age
$function$;

CREATE OR REPLACE FUNCTION band_of(quality double precision, is_seen boolean)
 RETURNS smallint
 LANGUAGE sql
 STABLE
AS $function$
  select case when is_seen
    then (select coalesce(min(band), 2) from search_bands where quality >= least_quality)
    else 9 -- which nobody reads
  end::smallint
$function$;

CREATE OR REPLACE FUNCTION bayesian_rating(ratings integer[], mean_of_all double precision)
 RETURNS double precision
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select (5 * mean_of_all + ratings[1] + 2 * ratings[2] + 3 * ratings[3] + 4 * ratings[4] + 5 * ratings[5])
    / (5 + ratings[1] + ratings[2] + ratings[3] + ratings[4] + ratings[5])
$function$;

CREATE OR REPLACE FUNCTION bayesian_rating(stars integer, reviews integer, mean_of_all double precision)
 RETURNS double precision
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select (5 * mean_of_all + stars) / (5 + reviews)
$function$;

CREATE OR REPLACE PROCEDURE public.build_search_indexes()
 LANGUAGE sql
AS $procedure$
  create index provider_search_terms on provider_search using gin (terms) with (fastupdate = off);
  create index provider_search_position on provider_search using gist (position);
  create index provider_search_quality on provider_search (quality desc, provider_id desc);
  create index post_search_terms on post_search using gin (terms) with (fastupdate = off) where is_seen;
  create index post_search_unseen on post_search using gin (terms) with (fastupdate = off) where not is_seen;
  create index post_search_recent on post_search (created_at desc, post_id desc) where is_seen;
  create index search_words_sound on search_words (sound);
  create index search_words_clues on search_words using gin (clues) with (fastupdate = off);
  create index people_search_terms on people_search using gin (terms) with (fastupdate = off);
  -- With a list of pending entries: many write comments, and only the desk looks for them.
  create index comment_search_terms on comment_search using gin (terms);
$procedure$;

CREATE OR REPLACE FUNCTION change_ratings(businesses bigint[], stars smallint[], signs integer[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  perform from providers where account_id = any (businesses) order by account_id for no key update;
  update providers set ratings = array[
    ratings[1] + change.one, ratings[2] + change.two, ratings[3] + change.three,
    ratings[4] + change.four, ratings[5] + change.five
  ]
  from (
    select business,
      coalesce(sum(sign) filter (where star = 1), 0)::integer as one,
      coalesce(sum(sign) filter (where star = 2), 0)::integer as two,
      coalesce(sum(sign) filter (where star = 3), 0)::integer as three,
      coalesce(sum(sign) filter (where star = 4), 0)::integer as four,
      coalesce(sum(sign) filter (where star = 5), 0)::integer as five
    from unnest(businesses, stars, signs) as changed (business, star, sign)
    group by business
  ) as change
  where account_id = change.business;
end $function$;

CREATE OR REPLACE FUNCTION count_changed_account()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform add_to_account_counts(
    (is_public(new) and new.role = 'customer')::integer - (is_public(old) and old.role = 'customer')::integer,
    (is_public(new) and new.role = 'provider')::integer - (is_public(old) and old.role = 'provider')::integer
  );
  return null;
end $function$;

CREATE OR REPLACE FUNCTION count_changed_ratings()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform change_ratings(array_agg(provider_id), array_agg(rating), array_agg(sign))
  from (
    select gone.provider_id, gone.rating, -1 as sign from gone join come using (id)
    where gone.is_shown and (gone.rating, gone.is_shown) <> (come.rating, come.is_shown)
    union all
    select come.provider_id, come.rating, 1 from gone join come using (id)
    where come.is_shown and (gone.rating, gone.is_shown) <> (come.rating, come.is_shown)
  ) as changed
  having count(*) > 0;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION count_come_listings()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform count_in_market(array_agg((district_id, category_id, 1, is_vouched::integer)::market_step)) from come having count(*) > 0;
  return null;
end $function$;

CREATE OR REPLACE PROCEDURE public.count_common_lexemes()
 LANGUAGE plpgsql
AS $procedure$
declare
  sample constant double precision := 60000;
  -- Of the sample: fewer say too little.
  least constant integer := 10;
  providers constant double precision := (select count(*) from provider_search where band <= 2);
  posts constant double precision := (select count(*) from post_search where is_seen);
begin
  delete from common_lexemes;
  insert into common_lexemes values ('providers', '', providers), ('posts', '', posts);
  insert into common_lexemes
  select 'providers', lexeme, count(*) * greatest(1, providers / sample)
  from provider_search tablesample system (least(100, 100 * sample / greatest(1, providers))), unnest(tsvector_to_array(terms)) as lexeme
  where band <= 2 and lexeme <> ''
  group by lexeme having count(*) >= least;
  insert into common_lexemes
  select 'posts', lexeme, count(*) * greatest(1, posts / sample)
  from post_search tablesample system (least(100, 100 * sample / greatest(1, posts))), unnest(tsvector_to_array(terms)) as lexeme
  where is_seen and lexeme <> ''
  group by lexeme having count(*) >= least;
end $procedure$;

CREATE OR REPLACE FUNCTION count_gone_accounts()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform add_to_account_counts(-count(*) filter (where role = 'customer'), -count(*) filter (where role = 'provider'))
    from gone where is_public(gone);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION count_gone_followers()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform from follower_counts where provider_id in (select provider_id from gone) order by provider_id for no key update;
  update follower_counts set followers = followers - lost.times
    from (select provider_id, count(*) as times from gone group by provider_id) as lost
    where follower_counts.provider_id = lost.provider_id;
  insert into follower_days as known (provider_id, day, unfollowed)
    select provider_id, (now() at time zone 'Asia/Kolkata')::date, count(*)
    from gone join providers on providers.account_id = gone.provider_id
    group by provider_id order by provider_id
    on conflict (provider_id, day) do update set unfollowed = known.unfollowed + excluded.unfollowed;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION count_gone_listings()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform count_in_market(array_agg((district_id, category_id, -1, -is_vouched::integer)::market_step)) from gone having count(*) > 0;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION count_gone_ratings()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform change_ratings(array_agg(provider_id), array_agg(rating), array_agg(-1)) from gone where is_shown having count(*) > 0;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION count_in_market(steps market_step[])
 RETURNS void
 LANGUAGE sql
AS $function$
  insert into market_counts as known (district_id, category_id, providers, vouched)
    select district_id, category_id, sum(providers), sum(vouched) from unnest(steps)
    group by district_id, category_id having sum(providers) <> 0 or sum(vouched) <> 0
    order by district_id, category_id
    on conflict (district_id, category_id) do update set
      providers = known.providers + excluded.providers, vouched = known.vouched + excluded.vouched, changed_at = now();
  insert into market_districts as known (district_id, providers, vouched)
    select district_id, sum(providers), sum(vouched) from unnest(steps)
    group by district_id having sum(providers) <> 0 or sum(vouched) <> 0
    order by district_id
    on conflict (district_id) do update set
      providers = known.providers + excluded.providers, vouched = known.vouched + excluded.vouched
$function$;

CREATE OR REPLACE FUNCTION count_moved_listings()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform count_in_market(array_agg(step)) from (
    select (district_id, category_id, 1, is_vouched::integer)::market_step as step from come
    union all
    select (district_id, category_id, -1, -is_vouched::integer)::market_step from gone
  ) as steps having count(*) > 0;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION count_new_accounts()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform add_to_account_counts(count(*) filter (where role = 'customer'), count(*) filter (where role = 'provider'))
    from come where is_public(come);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION count_new_followers()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform from customers where account_id in (select customer_id from come) order by account_id for no key update;
  insert into follower_counts as known (provider_id, followers)
    select provider_id, count(*) from come group by provider_id order by provider_id
    on conflict (provider_id) do update set followers = known.followers + excluded.followers;
  insert into follower_days as known (provider_id, day, followed)
    select provider_id, (followed_at at time zone 'Asia/Kolkata')::date, count(*) from come group by 1, 2 order by 1, 2
    on conflict (provider_id, day) do update set followed = known.followed + excluded.followed;
  delete from follows using come
    where follows.customer_id = come.customer_id and follows.provider_id = come.provider_id and (
      exists (select from blocks where blocker_id = come.customer_id and blocked_id = come.provider_id)
      or exists (select from blocks where blocker_id = come.provider_id and blocked_id = come.customer_id)
    );
  return null;
end $function$;

CREATE OR REPLACE FUNCTION count_new_ratings()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform change_ratings(array_agg(provider_id), array_agg(rating), array_agg(1)) from come where is_shown having count(*) > 0;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION count_sold_items()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  -- In the order of the keys, so that concurrent writers do not deadlock.
  insert into sold_items as known (key, name, businesses)
    select key, name, sum(step) from (
      select key, name, 1 as step from sold_entries(new.sold_keys, new.sold_names) where new.is_seen
      union all
      select key, name, -1 from sold_entries(old.sold_keys, old.sold_names) where old.is_seen
    ) as steps
    group by key, name having sum(step) <> 0
    order by key collate "C", name
    on conflict (key, name) do update set businesses = known.businesses + excluded.businesses;
  delete from sold_items where key = any (old.sold_keys) and businesses <= 0;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION create_month_partitions(parent regclass, last_month date)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  month date := next_month_partition(parent);
  following date;
  new_name text;
  parent_name text := (select relname from pg_class where oid = parent);
  rest regclass := (select partdefid from pg_partitioned_table where partrelid = parent);
  options text := (select array_to_string(reloptions, ', ') from pg_class where oid = rest);
  referenced regclass;
begin
  if month > last_month then
    return;
  end if;
  -- Deleting a business locks it before its figures. In the same order, the two can't deadlock.
  for referenced in select confrelid from pg_constraint where conrelid = parent and contype = 'f' order by confrelid loop
    execute format('lock table %s in share row exclusive mode', referenced);
  end loop;
  execute format('lock table %s in access exclusive mode', rest);
  month := next_month_partition(parent);
  while month <= last_month loop
    following := month + interval '1 month';
    new_name := parent_name || to_char(month, '_YYYY_MM');
    execute format('create table %I (like %s including all) with (%s)', new_name, rest, options);
    execute format(
      'with late as (delete from %s where day >= %L and day < %L returning *) insert into %I select * from late',
      rest, month, following, new_name
    );
    execute format('alter table %s attach partition %I for values from (%L) to (%L)', parent, new_name, month, following);
    month := following;
  end loop;
end $function$;

CREATE OR REPLACE FUNCTION delete_notifications_of_posts()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from notifications where post_id = any (array(select id from gone)) and post_id is not null;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION delete_old_item_image()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from media where id = old.image_id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION delete_old_logo()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from media where id = old.logo_id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION delete_shown_media()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from media where id = old.media_id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION delete_voice()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from media where id = old.voice_id;
  return null;
end $function$;

CREATE OR REPLACE PROCEDURE public.drop_search_indexes()
 LANGUAGE sql
AS $procedure$
  drop index provider_search_terms;
  drop index provider_search_position;
  drop index provider_search_quality;
  drop index post_search_terms;
  drop index post_search_unseen;
  drop index post_search_recent;
  drop index search_words_sound;
  drop index search_words_clues;
  drop index people_search_terms;
  drop index comment_search_terms;
$procedure$;

CREATE OR REPLACE FUNCTION end_following()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform from customers where account_id in (new.blocker_id, new.blocked_id) order by account_id for no key update;
  delete from follows where customer_id = new.blocker_id and provider_id = new.blocked_id;
  delete from follows where customer_id = new.blocked_id and provider_id = new.blocker_id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION end_push_subscriptions()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from push_subscriptions where session_id = new.id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION end_staff_sessions()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from staff_sessions where account_id = new.id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION find_by_age(at_once boolean, ages integer, first tsquery, second tsquery, filter tsquery, earlier tsquery, hidden bigint[], wanted integer, after_created_at timestamp with time zone, after_id bigint)
 RETURNS TABLE(post_id bigint, created_at timestamp with time zone)
 LANGUAGE plpgsql
 STABLE
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
declare
  newest bigint := (select post_age(max(row.post_id)) from post_search as row);
  oldest bigint := newest - 8 * ages;
  among tsquery[] := array[any_age(newest - ages + 1, newest), any_age(oldest + 1, newest - ages)];
  shown integer := 0;
  found_now integer;
begin
  if first is null then
    return query
      select row.post_id, row.created_at
      from post_search as row
      where row.is_seen and row.provider_id <> all (hidden) and (row.created_at, row.post_id) < (after_created_at, after_id)
      order by row.created_at desc, row.post_id desc
      limit wanted;
    return;
  end if;
  for these in case when at_once then 3 else 1 end .. 3 loop
    return query
      select matching.post_id, matching.created_at
      from (
        select row.post_id, row.created_at
        from post_search as row
        where row.is_seen
          and row.terms @@ first and row.terms @@ coalesce(second, first)
          and row.terms @@ coalesce(among[these], first)
          and (at_once or these < 3 or post_age(row.post_id) <= oldest)
          and (filter is null or row.terms @@ filter)
          and (earlier is null or not row.terms @@ earlier)
          and row.provider_id <> all (hidden)
          and (row.created_at, row.post_id) < (after_created_at, after_id)
        offset 0 -- a fence: the matches first, then their order
      ) as matching
      order by matching.created_at desc, matching.post_id desc
      limit wanted - shown;
    get diagnostics found_now = row_count;
    shown := shown + found_now;
    exit when shown >= wanted;
  end loop;
end $function$;

CREATE OR REPLACE FUNCTION find_by_band(at_once boolean, first tsquery, second tsquery, filter tsquery, earlier tsquery, hidden bigint[], wanted integer, after_band smallint, after_quality double precision, after_id bigint, here point, near_km double precision)
 RETURNS TABLE(provider_id bigint, band smallint, quality double precision)
 LANGUAGE plpgsql
 STABLE
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
declare
  from_band smallint := greatest(0, after_band);
  to_band smallint := case when at_once then 2 else from_band end;
  shown integer := 0;
  found_now integer;
begin
  loop
    if first is null then
      return query
        select row.provider_id, row.band, row.quality
        from provider_search as row
        where row.band = from_band and row.provider_id <> all (hidden)
          and (from_band > after_band or (row.quality, row.provider_id) < (after_quality, after_id))
        order by row.quality desc, row.provider_id desc
        limit wanted - shown;
    else
      return query
        select matching.provider_id, matching.band, matching.quality
        from (
          select row.provider_id, row.band, quality_at(row.quality, row.position, here, near_km) as quality
          from provider_search as row
          where row.band between from_band and to_band
            and row.terms @@ first and row.terms @@ coalesce(second, first)
            and (filter is null or row.terms @@ filter)
            and (earlier is null or not row.terms @@ earlier)
            and row.provider_id <> all (hidden)
          offset 0 -- a fence: the matches first, then their order
        ) as matching
        where matching.band > after_band or (matching.quality, matching.provider_id) < (after_quality, after_id)
        order by matching.band, matching.quality desc, matching.provider_id desc
        limit wanted - shown;
    end if;
    get diagnostics found_now = row_count;
    shown := shown + found_now;
    exit when shown >= wanted or to_band = 2;
    from_band := to_band + 1;
    -- No match among the best: there are few, so the rest is read at once.
    to_band := case when found_now = 0 and first is not null then 2 else from_band end;
  end loop;
end $function$;

CREATE OR REPLACE FUNCTION find_heads(businesses bigint[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  perform from post_heads where provider_id = any (businesses) order by provider_id for update;
  delete from post_heads where provider_id = any (businesses)
    and not exists (select from posts where posts.provider_id = post_heads.provider_id and visibility = 'shown');
  insert into post_heads as known (provider_id, newest_at, newest_id)
    select business, head.created_at, head.id
    from (select distinct unnest(businesses) as business) as changed
      join providers on providers.account_id = changed.business
      cross join lateral (
        select created_at, id from posts where posts.provider_id = business and visibility = 'shown'
        order by created_at desc, id desc limit 1
      ) as head
    order by business
    on conflict (provider_id) do update set newest_at = excluded.newest_at, newest_id = excluded.newest_id;
end $function$;

CREATE OR REPLACE FUNCTION find_posts(passes jsonb, hidden bigint[], wanted integer, after_stage integer, after_created_at timestamp with time zone, after_id bigint, after_shown integer)
 RETURNS TABLE(post_id bigint, stage integer, created_at timestamp with time zone)
 LANGUAGE plpgsql
 STABLE
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
declare
  most constant integer := 500;
  pass search_pass;
  hits post_hit[];
  hit post_hit;
  shown integer := after_shown;
  found_now integer;
  earlier tsquery;
  last_at integer;
  is_shown boolean;
begin
  for pass in select * from jsonb_populate_recordset(null::search_pass, passes) loop
    continue when not is_wanted(pass, shown, after_stage);
    if pass.is_few then
      select array_agg(
          (met.at, met.created_at, met.post_id)::post_hit order by met.at, met.created_at desc, met.post_id desc
        ) into hits
      from (
        select first_met(row.terms, pass.wholes), row.created_at, row.post_id
        from post_search as row
        where row.is_seen
          and row.terms @@ pass.first and row.terms @@ coalesce(pass.second, pass.first)
          and (pass.filter is null or row.terms @@ pass.filter)
          and (pass.earlier is null or not row.terms @@ pass.earlier)
          and row.provider_id <> all (hidden)
        limit most
      ) as met (at, created_at, post_id);
    end if;
    if pass.is_few and coalesce(cardinality(hits), 0) < most then
      last_at := 0;
      foreach hit in array coalesce(hits, '{}') loop
        exit when hit.at is null;
        stage := pass.numbers[hit.at];
        if hit.at > last_at then
          last_at := hit.at;
          is_shown := stage >= after_stage
            and (stage = after_stage or pass.if_fewer[hit.at] is null or shown < pass.if_fewer[hit.at]);
        end if;
        continue when not is_shown
          or stage = after_stage and (hit.created_at, hit.post_id) >= (after_created_at, after_id);
        post_id := hit.post_id;
        created_at := hit.created_at;
        return next;
        shown := shown + 1;
        if shown >= wanted + after_shown then return; end if;
      end loop;
    else
      earlier := pass.earlier;
      for at in 1 .. cardinality(pass.numbers) loop
        stage := pass.numbers[at];
        if stage = after_stage or stage > after_stage and (pass.if_fewer[at] is null or shown < pass.if_fewer[at]) then
          return query
            select row.post_id, stage, row.created_at
            from find_by_age(
              pass.at_once, pass.ages, case when pass.is_few then pass.wholes[at] else pass.first end, case when not pass.is_few then pass.second end,
              case when not pass.is_few then pass.filter end, earlier, hidden, wanted + after_shown - shown,
              case when stage = after_stage then after_created_at else 'infinity' end, after_id
            ) as row;
          get diagnostics found_now = row_count;
          shown := shown + found_now;
          if shown >= wanted + after_shown then return; end if;
        end if;
        earlier := coalesce(earlier || pass.wholes[at], pass.wholes[at]);
      end loop;
    end if;
  end loop;
end $function$;

CREATE OR REPLACE FUNCTION find_providers(passes jsonb, hidden bigint[], wanted integer, after_stage integer, after_band smallint, after_quality double precision, after_id bigint, after_shown integer)
 RETURNS TABLE(provider_id bigint, stage integer, band smallint, quality double precision)
 LANGUAGE sql
 STABLE
AS $function$
  select * from find_providers(
    passes, hidden, wanted, after_stage, after_band, after_quality, after_id, after_shown, null::point, 0::double precision
  )
$function$;

CREATE OR REPLACE FUNCTION find_providers(passes jsonb, hidden bigint[], wanted integer, after_stage integer, after_band smallint, after_quality double precision, after_id bigint, after_shown integer, here point, near_km double precision)
 RETURNS TABLE(provider_id bigint, stage integer, band smallint, quality double precision)
 LANGUAGE plpgsql
 STABLE
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
declare
  -- More than were expected: the stages are read one after the other.
  most constant integer := 500;
  pass search_pass;
  hits provider_hit[];
  hit provider_hit;
  shown integer := after_shown;
  found_now integer;
  earlier tsquery;
  last_at integer;
  is_shown boolean;
begin
  for pass in select * from jsonb_populate_recordset(null::search_pass, passes) loop
    continue when not is_wanted(pass, shown, after_stage);
    if pass.is_few then
      select array_agg(
          (met.at, met.band, met.quality, met.provider_id)::provider_hit
          order by met.at, met.band, met.quality desc, met.provider_id desc
        ) into hits
      from (
        select first_met(row.terms, pass.wholes), row.band, quality_at(row.quality, row.position, here, near_km), row.provider_id
        from provider_search as row
        where row.band <= 2
          and row.terms @@ pass.first and row.terms @@ coalesce(pass.second, pass.first)
          and (pass.filter is null or row.terms @@ pass.filter)
          and (pass.earlier is null or not row.terms @@ pass.earlier)
          and row.provider_id <> all (hidden)
        limit most
      ) as met (at, band, quality, provider_id);
    end if;
    if pass.is_few and coalesce(cardinality(hits), 0) < most then
      last_at := 0;
      foreach hit in array coalesce(hits, '{}') loop
        exit when hit.at is null;
        stage := pass.numbers[hit.at];
        if hit.at > last_at then
          last_at := hit.at;
          is_shown := stage >= after_stage
            and (stage = after_stage or pass.if_fewer[hit.at] is null or shown < pass.if_fewer[hit.at]);
        end if;
        continue when not is_shown or stage = after_stage
          and (hit.band < after_band or hit.band = after_band and (hit.quality, hit.provider_id) >= (after_quality, after_id));
        provider_id := hit.provider_id;
        band := hit.band;
        quality := hit.quality;
        return next;
        shown := shown + 1;
        if shown >= wanted + after_shown then return; end if;
      end loop;
    else
      earlier := pass.earlier;
      for at in 1 .. cardinality(pass.numbers) loop
        stage := pass.numbers[at];
        if stage = after_stage or stage > after_stage and (pass.if_fewer[at] is null or shown < pass.if_fewer[at]) then
          return query
            select row.provider_id, stage, row.band, row.quality
            from find_by_band(
              pass.at_once, case when pass.is_few then pass.wholes[at] else pass.first end, case when not pass.is_few then pass.second end,
              case when not pass.is_few then pass.filter end, earlier, hidden, wanted + after_shown - shown,
              case when stage = after_stage then after_band else -1::smallint end, after_quality, after_id, here, near_km
            ) as row;
          get diagnostics found_now = row_count;
          shown := shown + found_now;
          if shown >= wanted + after_shown then return; end if;
        end if;
        earlier := coalesce(earlier || pass.wholes[at], pass.wholes[at]);
      end loop;
    end if;
  end loop;
end $function$;

CREATE OR REPLACE FUNCTION first_met(terms tsvector, wholes tsquery[])
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select case
    when terms @@ wholes[1] then 1 when terms @@ wholes[2] then 2 when terms @@ wholes[3] then 3 when terms @@ wholes[4] then 4
    when terms @@ wholes[5] then 5 when terms @@ wholes[6] then 6 when terms @@ wholes[7] then 7 when terms @@ wholes[8] then 8
    when terms @@ wholes[9] then 9 when terms @@ wholes[10] then 10 when terms @@ wholes[11] then 11
    when terms @@ wholes[12] then 12
  end
$function$;

CREATE OR REPLACE FUNCTION free_slug(name text, of_table text, id integer, in_state integer)
 RETURNS text
 LANGUAGE plpgsql
AS $function$
declare
  base text := slug_of(name);
  free text;
begin
  if base !~ '[a-z]' then
    base := trim('-' from case of_table when 'states' then 'state-' when 'districts' then 'district-' else 'category-' end || base);
  end if;
  free := base;
  for number in 2 .. 10000 loop
    exit when not is_slug_taken(free, of_table, id, in_state);
    free := base || '-' || number;
  end loop;
  return free;
end $function$;

CREATE OR REPLACE FUNCTION give_slug()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  name text := case tg_table_name when 'categories' then to_jsonb(new) ->> 'title_en' else to_jsonb(new) ->> 'name_en' end;
begin
  new.slug := free_slug(name, tg_table_name, new.id, (to_jsonb(new) ->> 'state_id')::integer);
  return new;
end $function$;

CREATE OR REPLACE FUNCTION is_open_at(hours jsonb, closed_on date, at timestamp with time zone)
 RETURNS boolean
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
AS $function$
declare
  india timestamp;
  today date;
  weekday integer;
  begun jsonb;
  begun_yesterday jsonb;
  moment jsonb;
begin
  if hours is null then return null; end if;
  india := at at time zone 'Asia/Kolkata';
  today := india::date;
  if closed_on = today then return false; end if;
  weekday := extract(isodow from today) - 1;
  moment := jsonb_build_object('now', left(india::time::text, 5), 'today', today, 'yesterday', today - 1);
  -- Most have no special days.
  if hours -> 'special_days' <> '[]' then
    begun := jsonb_path_query_first(hours, '$.special_days[*] ? (@.date == $today).intervals', moment);
    begun_yesterday := jsonb_path_query_first(hours, '$.special_days[*] ? (@.date == $yesterday).intervals', moment);
  end if;
  begun := coalesce(begun, hours -> 'weekly' -> weekday);
  begun_yesterday := coalesce(begun_yesterday, hours -> 'weekly' -> ((weekday + 6) % 7));
  return jsonb_path_exists(begun, '$[*] ? (@.opens <= $now && ($now < @.closes || @.closes <= @.opens))', moment)
    or jsonb_path_exists(begun_yesterday, '$[*] ? ($now < @.closes && @.closes <= @.opens)', moment);
end $function$;

CREATE OR REPLACE FUNCTION is_public(account accounts)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select account.verified_at is not null and account.suspended_at is null and account.deleted_at is null
$function$;

CREATE OR REPLACE FUNCTION is_slug_taken(slug text, of_table text, id integer, in_state integer)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  select case of_table
    when 'states' then exists (
      select from states where states.slug = is_slug_taken.slug and states.id <> is_slug_taken.id
      union all select from former_slugs as former where former.slug = is_slug_taken.slug and former.state_id <> is_slug_taken.id
    )
    when 'districts' then exists (
      select from districts
        where districts.state_id = in_state and districts.slug = is_slug_taken.slug and districts.id <> is_slug_taken.id
      union all select from former_slugs as former join districts on districts.id = former.district_id
        where former.slug = is_slug_taken.slug and districts.state_id = in_state and districts.id <> is_slug_taken.id
    )
    else exists (
      select from categories where categories.slug = is_slug_taken.slug and categories.id <> is_slug_taken.id
      union all select from former_slugs as former where former.slug = is_slug_taken.slug and former.category_id <> is_slug_taken.id
    )
  end
$function$;

CREATE OR REPLACE FUNCTION is_wanted(pass search_pass, shown integer, after_stage integer)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select exists (
    select from unnest(pass.numbers, pass.if_fewer) as stage (number, fewer)
    where number = after_stage or number > after_stage and (fewer is null or shown < fewer)
  )
$function$;

CREATE OR REPLACE FUNCTION keep_former_slug()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from former_slugs where slug = new.slug and new.id = case tg_table_name
    when 'states' then state_id when 'districts' then district_id else category_id end;
  insert into former_slugs (slug, state_id, district_id, category_id) values (
    old.slug,
    case tg_table_name when 'states' then new.id end,
    case tg_table_name when 'districts' then new.id end,
    case tg_table_name when 'categories' then new.id end
  );
  return null;
end $function$;

CREATE OR REPLACE FUNCTION km_between(here point, there point)
 RETURNS double precision
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select 12742 * asin(sqrt(least(1,
    sin(radians(there[1] - here[1]) / 2) ^ 2
    + cos(radians(here[1])) * cos(radians(there[1])) * sin(radians(there[0] - here[0]) / 2) ^ 2
  )))
$function$;

CREATE OR REPLACE FUNCTION leave_media_folder()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into media_leftovers (folder, due_at) values (old.folder, '-infinity')
    on conflict (folder) do update set due_at = excluded.due_at, recorded_at = excluded.recorded_at;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION list_changed_post()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform from providers where account_id = new.provider_id for no key update;
  perform list_posts_in_market(array[new.id]);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION list_changed_providers()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform list_in_market(array_agg(come.account_id)) from gone join come using (account_id)
    where (gone.district_id, gone.category_id, gone.vouched_at is null, gone.ratings)
      <> (come.district_id, come.category_id, come.vouched_at is null, come.ratings)
    having count(*) > 0;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION list_in_market(businesses bigint[])
 RETURNS void
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
 SET enable_nestloop TO 'off'
AS $function$
begin
  perform from providers where account_id = any (businesses) order by account_id for no key update;
  delete from market_listings where provider_id = any (businesses) and not exists (
    select from accounts
    where accounts.id = provider_id and accounts.id = any (businesses)
      and verified_at is not null and suspended_at is null and deleted_at is null
  );
  insert into market_listings as known (provider_id, district_id, category_id, is_vouched, stars, reviews)
    select account_id, district_id, category_id, vouched_at is not null,
      ratings[1] + 2 * ratings[2] + 3 * ratings[3] + 4 * ratings[4] + 5 * ratings[5],
      ratings[1] + ratings[2] + ratings[3] + ratings[4] + ratings[5]
    from providers join accounts on accounts.id = account_id
    where account_id = any (businesses) and accounts.id = any (businesses)
      and verified_at is not null and suspended_at is null and deleted_at is null
    order by account_id
    on conflict (provider_id) do update set
      district_id = excluded.district_id, category_id = excluded.category_id, is_vouched = excluded.is_vouched,
      stars = excluded.stars, reviews = excluded.reviews;
end $function$;

CREATE OR REPLACE FUNCTION list_new_posts()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform from providers where account_id in (select provider_id from come) order by account_id for no key update;
  perform list_posts_in_market(array_agg(id)) from come having count(*) > 0;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION list_new_providers()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform list_in_market(array_agg(account_id)) from come having count(*) > 0;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION list_or_unlist()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform list_in_market(array[new.id]);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION list_posts_in_market(changed bigint[])
 RETURNS void
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
AS $function$
begin
  delete from market_posts where id = any (changed) and not exists (
    select from posts join market_listings using (provider_id)
    where posts.id = market_posts.id and posts.visibility = 'shown'
  );
  insert into market_posts as known (id, provider_id, district_id, category_id, created_at, kind, starts_at, ends_at)
    select posts.id, provider_id, district_id, category_id, created_at, kind, starts_at, ends_at
    from posts join market_listings using (provider_id)
    where posts.id = any (changed) and visibility = 'shown'
    on conflict (id) do update set
      district_id = excluded.district_id, category_id = excluded.category_id, created_at = excluded.created_at,
      kind = excluded.kind, starts_at = excluded.starts_at, ends_at = excluded.ends_at;
end $function$;

CREATE OR REPLACE FUNCTION list_posts_of_listings()
 RETURNS trigger
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
AS $function$
begin
  perform list_posts_in_market(array_agg(posts.id)) from come join posts using (provider_id) having count(*) > 0;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION log_changed_providers()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into provider_changes (provider_id) select account_id from changed;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION log_providers_of_posts()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into provider_changes (provider_id) select distinct provider_id from changed;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION log_shown_or_hidden_provider()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into provider_changes (provider_id) values (new.id);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION mark_push_due()
 RETURNS trigger
 LANGUAGE plpgsql
 SET enable_nestloop TO 'off'
AS $function$
declare
  accounts bigint[] := array(select distinct account_id from written where read_at is null);
begin
  -- Most have no subscription, and most updates mark as read.
  if not exists (select from push_subscriptions where account_id = any (accounts)) then
    return null;
  end if;
  insert into push_due as waiting (subscription_id, from_id, newest_id, due_at, is_urgent)
  with held as materialized (
    select id, account_id from push_subscriptions where account_id = any (accounts)
    order by id for key share skip locked
  )
  select held.id, min(written.id), max(written.id), min(written.created_at),
    bool_or(written.kind in ('chat_message', 'contact', 'security', 'need_received', 'order', 'breach'))
  from held join written on written.account_id = held.account_id
  where written.read_at is null and written.kind <> all (coalesce(
    (select push_off from notification_settings where notification_settings.account_id = written.account_id),
    '{need_closed}'
  ))
  group by held.id
  order by held.id
  on conflict (subscription_id) do update
    set from_id = least(waiting.from_id, excluded.from_id), newest_id = greatest(waiting.newest_id, excluded.newest_id),
      is_urgent = waiting.is_urgent or excluded.is_urgent;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION measure_answer_time()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into answer_times (provider_id, replies, median_minutes)
  select new.provider_id, count(*), percentile_disc(0.5) within group (order by minutes)
  from (
    select minutes from need_replies where provider_id = new.provider_id order by created_at desc limit 100
  ) as latest
  on conflict (provider_id) do update set replies = excluded.replies, median_minutes = excluded.median_minutes;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION move_posts_of_listings()
 RETURNS trigger
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
AS $function$
begin
  perform list_posts_in_market(array_agg(posts.id))
    from gone join come using (provider_id) join posts using (provider_id)
    where (gone.district_id, gone.category_id) <> (come.district_id, come.category_id)
    having count(*) > 0;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION next_month_partition(parent regclass)
 RETURNS date
 LANGUAGE sql
 STABLE
AS $function$
  select max(
    to_date(substring(relname from '_([0-9]{4}_[0-9]{2})$'), 'YYYY_MM')
    + case when relname ~ '_before_' then interval '0' else interval '1 month' end
  )::date
  from pg_inherits join pg_class on pg_class.oid = inhrelid where inhparent = parent
$function$;

CREATE OR REPLACE FUNCTION note_cases()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into cases as known (target_kind, target_id, account_id, since, due_at, warn_at, report_count, waiting_count)
  select target_kind, target_id, max(target_account_id), min(created_at), min(due_at), min(warn_at), count(*), count(*)
  from fresh group by target_kind, target_id order by target_kind, target_id
  on conflict (target_kind, target_id) do update set
    report_count = known.report_count + excluded.report_count,
    waiting_count = known.waiting_count + excluded.waiting_count,
    account_id = coalesce(known.account_id, excluded.account_id),
    status = case known.status when 'decided' then 'open' else known.status end,
    since = case known.status when 'decided' then excluded.since else least(known.since, excluded.since) end,
    due_at = case known.status when 'decided' then excluded.due_at else least(known.due_at, excluded.due_at) end,
    warn_at = case known.status when 'decided' then excluded.warn_at else least(known.warn_at, excluded.warn_at) end,
    assigned_to = case known.status when 'decided' then null else known.assigned_to end;
  update reports set status = 'in_review'
  from fresh join cases using (target_kind, target_id)
  where reports.id = fresh.id and cases.status = 'in_review';
  return null;
end $function$;

CREATE OR REPLACE FUNCTION note_changed_address()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  changed_id bigint;
begin
  if tg_table_name = 'providers' then
    changed_id := new.account_id;
  elsif tg_op = 'DELETE' then
    changed_id := old.id;
  else
    changed_id := new.id;
  end if;
  insert into changed_addresses (kind, id) values (tg_argv[0], changed_id)
  on conflict (kind, id) do update set changed_at = excluded.changed_at;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION note_changed_heads()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform find_heads(array_agg(come.provider_id)) from gone join come using (id)
    where (gone.visibility, gone.created_at) <> (come.visibility, come.created_at) having count(*) > 0;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION note_changed_in_district()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into offline_changes (district_id, is_removal) values (new.district_id, false);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION note_changed_items()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into offline_changes (district_id, is_removal)
    select distinct district_id, false from changed join providers on account_id = provider_id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION note_changed_names()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into offline_changes (district_id, is_removal) select district_id, false from offline_districts;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION note_changed_number()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into offline_changes (district_id, is_removal)
    select district_id, true from providers where account_id = new.id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION note_come_to_district()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into offline_changes (district_id, is_removal) select distinct district_id, false from come;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION note_gone_from_district()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into offline_changes (district_id, is_removal) select distinct district_id, true from gone;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION note_gone_heads()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform find_heads(array_agg(provider_id)) from gone having count(*) > 0;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION note_gone_posts()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into gone_pages (kind, id)
    select 'post', gone.id from gone join accounts on accounts.id = gone.provider_id
    where visibility = 'shown' and verified_at is not null and suspended_at is null and deleted_at is null
    on conflict do nothing;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION note_gone_providers()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into gone_pages (kind, id)
    select 'provider', accounts.id from gone join accounts on accounts.id = gone.account_id
    where verified_at is not null and suspended_at is null and deleted_at is null
    on conflict do nothing;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION note_item_image()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.image := (select shown_media(media) from media where id = new.image_id);
  return new;
end $function$;

CREATE OR REPLACE FUNCTION note_logo()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.logo := (select shown_media(media) from media where id = new.logo_id);
  return new;
end $function$;

CREATE OR REPLACE FUNCTION note_moved_in_district()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into offline_changes (district_id, is_removal)
    select distinct gone.district_id, true from gone join come using (provider_id)
    where gone.district_id <> come.district_id
    union
    select distinct come.district_id, false from gone join come using (provider_id) where gone is distinct from come;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION note_need_media()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update needs set shown = (
    select coalesce(jsonb_agg(shown_media(media) order by need_media.position, media.id), '[]')
    from need_media join media on media.id = need_media.media_id where need_media.need_id = needs.id
  ) where id in (select need_id from changed);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION note_new_heads()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into post_heads as known (provider_id, newest_at, newest_id)
    select distinct on (provider_id) provider_id, created_at, id from come where visibility = 'shown'
    order by provider_id, created_at desc, id desc
    on conflict (provider_id) do update set newest_at = excluded.newest_at, newest_id = excluded.newest_id
      where (known.newest_at, known.newest_id) < (excluded.newest_at, excluded.newest_id);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION note_post_media()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update posts set shown = (
    select coalesce(jsonb_agg(shown_media(media) order by hung.position, media.id), '[]')
    from post_media as hung join media on media.id = hung.media_id where hung.post_id = posts.id
  ) where id in (select post_id from changed);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION note_provider_media()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update providers set shown = (
    select coalesce(jsonb_agg(shown_media(media) order by hung.position, media.id), '[]')
    from provider_media as hung join media on media.id = hung.media_id where hung.provider_id = account_id
  ) where account_id in (select provider_id from changed);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION note_provider_of_comment()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.provider_id := (select provider_id from posts where id = new.post_id);
  return new;
end $function$;

CREATE OR REPLACE FUNCTION note_review_media()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update reviews set shown = (
    select coalesce(jsonb_agg(shown_media(media) order by hung.position, media.id), '[]')
    from review_media as hung join media on media.id = hung.media_id where hung.review_id = reviews.id
  ) where id in (select review_id from changed);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION post_age(post_id bigint)
 RETURNS bigint
 LANGUAGE sql
 IMMUTABLE
AS $function$select post_id / 4096$function$;

CREATE OR REPLACE FUNCTION quality_at(quality double precision, there point, here point, near_km double precision)
 RETURNS double precision
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select case when here is null then quality else
    100000 * trunc(quality / 1000)
      - round(10 * greatest(near_km, km_between(here, there))) / 10
      + (quality - 1000 * trunc(quality / 1000)) / 10000
  end
$function$;

CREATE OR REPLACE FUNCTION rank_by_rating()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update provider_search as row set quality = standing.quality, band = band_of(standing.quality, standing.is_seen)
  from provider_standing as standing
  where standing.provider_id = new.account_id and row.provider_id = new.account_id and row.quality <> standing.quality;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION recount_accounts()
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  lock table accounts in share row exclusive mode;
  delete from account_counts;
  insert into account_counts (customers, providers)
    select count(*) filter (where role = 'customer'), count(*) filter (where role = 'provider')
    from accounts where verified_at is not null and suspended_at is null and deleted_at is null;
end $function$;

CREATE OR REPLACE FUNCTION refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'the audit log is only added to';
end $function$;

CREATE OR REPLACE FUNCTION refuse_consent_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'DELETE' then
    if not exists (select from accounts where id = old.account_id) then
      return old;
    end if;
  end if;
  raise exception 'receipts of consents are only added';
end $function$;

CREATE OR REPLACE FUNCTION search_by_rating(stages jsonb, hidden bigint[], wanted integer, mean_of_all double precision, after_stage integer, after_rating double precision, after_quality double precision, after_id bigint)
 RETURNS TABLE(provider_id bigint, stage integer, rating double precision, quality double precision)
 LANGUAGE plpgsql
 STABLE
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
declare
  this search_stage;
begin
  for this in select * from search_stages(stages) loop
    continue when this.number < after_stage;
    if this.whole is null then
      return query
        select rated.id, this.number, rated.rating, rated.quality
        from (
          select row.provider_id as id, bayesian_rating(providers.ratings, mean_of_all) as rating, row.quality
          from provider_search as row join providers on providers.account_id = row.provider_id
          where row.band <= 2 and row.provider_id <> all (hidden)
        ) as rated
        where (rated.rating, rated.quality, rated.id) < (after_rating, after_quality, after_id)
        order by rated.rating desc, rated.quality desc, rated.id desc
        limit wanted;
    else
      return query
        select rated.id, this.number, rated.rating, rated.quality
        from (
          select row.provider_id as id, bayesian_rating(providers.ratings, mean_of_all) as rating, row.quality
          from provider_search as row join providers on providers.account_id = row.provider_id
          where row.band <= 2
            and row.terms @@ this.first and row.terms @@ this.second
            and (this.filter is null or row.terms @@ this.filter)
            and row.provider_id <> all (hidden)
        ) as rated
        where (rated.rating, rated.quality, rated.id) < (after_rating, after_quality, after_id)
        order by rated.rating desc, rated.quality desc, rated.id desc
        limit wanted;
    end if;
    if found or after_id > 0 then return; end if;
  end loop;
end $function$;

CREATE OR REPLACE FUNCTION search_near(stages jsonb, hidden bigint[], wanted integer, here point, after_stage integer, after_km double precision, after_id bigint)
 RETURNS TABLE(provider_id bigint, stage integer, km double precision)
 LANGUAGE plpgsql
 STABLE
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
declare
  this search_stage;
  met integer;
  looked_at integer;
  nearby integer;
begin
  for this in select * from search_stages(stages) loop
    continue when this.number < after_stage;
    nearby := 0;
    select count(*) into met from (
      select from provider_search as row
      where row.band = 0 and row.terms @@ this.first and row.terms @@ this.second
        and (this.filter is null or row.terms @@ this.filter)
      limit 80
    ) as sample;
    if this.whole is null or met >= 20 then
      -- Without words the first page needs no more than it shows.
      looked_at := case when this.whole is not null then 400000 / met when after_km < 0 then wanted + cardinality(hidden) else 3000 end;
      return query
        select near.provider_id, this.number, km_between(here, near.position) as away
        from (
          select row.provider_id, row.terms, row.position
          from provider_search as row where row.band <= 2 order by row.position <-> here fetch first (looked_at) rows with ties
        ) as near
        where (this.whole is null or near.terms @@ this.whole) and near.provider_id <> all (hidden)
          and (km_between(here, near.position), near.provider_id) > (after_km, after_id)
        order by away, near.provider_id
        limit wanted;
      get diagnostics nearby = row_count;
      if nearby >= wanted then return; end if;
    end if;
    if this.whole is null then
      return query
        select row.provider_id, this.number, km_between(here, row.position) as away
        from provider_search as row
        where row.band <= 2 and row.provider_id <> all (hidden)
          and (km_between(here, row.position), row.provider_id) > (after_km, after_id)
        order by away, row.provider_id
        offset nearby
        limit wanted - nearby;
      return;
    end if;
    return query
      select row.provider_id, this.number, km_between(here, row.position) as away
      from provider_search as row
      where row.band <= 2
        and row.terms @@ this.first and row.terms @@ this.second
        and (this.filter is null or row.terms @@ this.filter)
        and row.provider_id <> all (hidden)
        and (km_between(here, row.position), row.provider_id) > (after_km, after_id)
      order by away, row.provider_id
      offset nearby
      limit wanted - nearby;
    if found or nearby > 0 or after_km >= 0 then return; end if;
  end loop;
end $function$;

CREATE OR REPLACE FUNCTION search_newest(stages jsonb, hidden bigint[], wanted integer, after_stage integer, after_listed timestamp with time zone, after_id bigint)
 RETURNS TABLE(provider_id bigint, stage integer, listed_at timestamp with time zone)
 LANGUAGE plpgsql
 STABLE
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
declare
  this search_stage;
begin
  for this in select * from search_stages(stages) loop
    continue when this.number < after_stage;
    if this.whole is null then
      return query
        select accounts.id, this.number, accounts.verified_at
        from accounts
        where accounts.role = 'provider'
          and accounts.verified_at is not null and accounts.suspended_at is null and accounts.deleted_at is null
          and accounts.id <> all (hidden) and (accounts.verified_at, accounts.id) < (after_listed, after_id)
        order by accounts.verified_at desc, accounts.id desc
        limit wanted;
    else
      return query
        select row.provider_id, this.number, accounts.verified_at
        from provider_search as row join accounts on accounts.id = row.provider_id
        where row.band <= 2
          and row.terms @@ this.first and row.terms @@ this.second
          and (this.filter is null or row.terms @@ this.filter)
          and row.provider_id <> all (hidden)
          and (accounts.verified_at, accounts.id) < (after_listed, after_id)
        order by accounts.verified_at desc, accounts.id desc
        limit wanted;
    end if;
    if found or after_listed < 'infinity' then return; end if;
  end loop;
end $function$;

CREATE OR REPLACE FUNCTION search_posts(stages jsonb, hidden bigint[], wanted integer, after_stage integer, after_created_at timestamp with time zone, after_id bigint, after_shown integer)
 RETURNS TABLE(post_id bigint, stage integer, created_at timestamp with time zone)
 LANGUAGE plpgsql
 STABLE
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
declare
  this search_stage;
  earlier tsquery;
  shown integer := after_shown;
  found_now integer;
  newest bigint := (select post_age(max(row.post_id)) from post_search as row);
  among tsquery[] := array[any_age(newest - 1, newest), any_age(newest - 15, newest - 2)];
begin
  for this in select * from search_stages(stages) loop
    if this.number >= after_stage and (this.number = after_stage or this.if_fewer is null or shown < this.if_fewer) then
      if this.whole is null then
        return query
          select row.post_id, this.number, row.created_at
          from post_search as row
          where row.is_seen and row.provider_id <> all (hidden)
            and (row.created_at, row.post_id) < (after_created_at, after_id)
          order by row.created_at desc, row.post_id desc
          limit wanted;
        return;
      end if;
      for these in 1..3 loop
        return query
          select matching.post_id, this.number, matching.created_at
          from (
            select row.post_id, row.created_at
            from post_search as row
            where row.is_seen
              and row.terms @@ this.first and row.terms @@ this.second
              and row.terms @@ coalesce(among[these], this.first)
              and (these < 3 or post_age(row.post_id) < newest - 15)
              and (this.filter is null or row.terms @@ this.filter)
              and (earlier is null or not row.terms @@ earlier)
              and row.provider_id <> all (hidden)
              and (this.number > after_stage or (row.created_at, row.post_id) < (after_created_at, after_id))
            offset 0 -- a fence: the matches first, then their order
          ) as matching
          order by matching.created_at desc, matching.post_id desc
          limit wanted + after_shown - shown;
        get diagnostics found_now = row_count;
        shown := shown + found_now;
        if shown >= wanted + after_shown then return; end if;
      end loop;
    end if;
    earlier := coalesce(earlier || this.whole, this.whole);
  end loop;
end $function$;

CREATE OR REPLACE FUNCTION search_providers(stages jsonb, hidden bigint[], wanted integer, after_stage integer, after_band smallint, after_quality double precision, after_id bigint, after_shown integer)
 RETURNS TABLE(provider_id bigint, stage integer, band smallint, quality double precision)
 LANGUAGE plpgsql
 STABLE
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
declare
  this search_stage;
  earlier tsquery;
  from_band smallint;
  to_band smallint;
  shown integer := after_shown;
  found_now integer;
begin
  for this in select * from search_stages(stages) loop
    if this.number >= after_stage and (this.number = after_stage or this.if_fewer is null or shown < this.if_fewer) then
      from_band := case when this.number = after_stage then after_band else 0 end;
      to_band := from_band;
      loop
        if this.whole is null then
          return query
            select row.provider_id, this.number, row.band, row.quality
            from provider_search as row
            where row.band = from_band and row.provider_id <> all (hidden)
              and (from_band > after_band or (row.quality, row.provider_id) < (after_quality, after_id))
            order by row.quality desc, row.provider_id desc
            limit wanted + after_shown - shown;
        else
          return query
            select matching.provider_id, this.number, matching.band, matching.quality
            from (
              select row.provider_id, row.band, row.quality
              from provider_search as row
              where row.band between from_band and to_band
                and row.terms @@ this.first and row.terms @@ this.second
                and (this.filter is null or row.terms @@ this.filter)
                and (earlier is null or not row.terms @@ earlier)
                and row.provider_id <> all (hidden)
                and (this.number > after_stage or row.band > after_band
                  or (row.quality, row.provider_id) < (after_quality, after_id))
              offset 0 -- a fence: the matches first, then their order
            ) as matching
            order by matching.band, matching.quality desc, matching.provider_id desc
            limit wanted + after_shown - shown;
        end if;
        get diagnostics found_now = row_count;
        shown := shown + found_now;
        if shown >= wanted + after_shown then return; end if;
        exit when to_band = 2;
        from_band := to_band + 1;
        -- Nobody among the best who meets it: hardly anybody anywhere, so the rest is read at once.
        to_band := case when found_now = 0 and this.whole is not null then 2 else from_band end;
      end loop;
    end if;
    earlier := coalesce(earlier || this.whole, this.whole);
  end loop;
end $function$;

CREATE OR REPLACE FUNCTION search_stages(stages jsonb)
 RETURNS SETOF search_stage
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select
    (number - 1)::integer,
    (stage -> 'all' ->> 0)::tsquery,
    (
      select coalesce(string_agg('(' || condition || ')', ' & '), stage -> 'all' ->> 0)::tsquery
      from jsonb_array_elements_text(stage -> 'all') with ordinality as each (condition, at) where at between 2 and indexed
    ),
    (
      select string_agg('(' || condition || ')', ' & ')::tsquery
      from jsonb_array_elements_text(stage -> 'all') with ordinality as each (condition, at) where at > indexed
    ),
    (select string_agg('(' || condition || ')', ' & ')::tsquery from jsonb_array_elements_text(stage -> 'all') as condition),
    (stage ->> 'ifFewer')::integer
  from jsonb_array_elements(stages) with ordinality as each (stage, number),
    lateral (select (stage ->> 'indexed')::integer as indexed) as asked
$function$;

CREATE OR REPLACE FUNCTION show_or_hide()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  -- A row that moves to another band must not be moved by two at once.
  perform from providers where account_id = new.id for no key update;
  update provider_search as shown set band = band_of(standing.quality, standing.is_seen), quality = standing.quality
    from provider_standing as standing
    where standing.provider_id = new.id and shown.provider_id = new.id;
  update item_search as shown set is_seen = standing.is_seen
    from provider_standing as standing
    where standing.provider_id = new.id and shown.provider_id = new.id and shown.is_seen <> standing.is_seen;
  update post_search as shown set is_seen = standing.is_seen and posts.visibility = 'shown'
    from provider_standing as standing, posts
    where standing.provider_id = new.id and shown.provider_id = new.id and posts.id = shown.post_id
      and shown.is_seen <> (standing.is_seen and posts.visibility = 'shown');
  return null;
end $function$;

CREATE OR REPLACE FUNCTION show_or_hide_reviews()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform from providers where account_id in (select provider_id from reviews where customer_id = new.id)
    order by account_id for no key update;
  update reviews set is_author_suspended = new.suspended_at is not null where customer_id = new.id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION shown_media(media)
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE
RETURN jsonb_build_object('id', ($1).id, 'kind', ($1).kind, 'folder', ($1).folder, 'extension', ($1).extension, 'widths', ($1).widths, 'width', ($1).width, 'height', ($1).height);

CREATE OR REPLACE FUNCTION slug_of(name text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select trim('-' from regexp_replace(
    regexp_replace(lower(normalize(name, nfkd)), '[\u0300-\u036f''’.]', '', 'g'), '[^a-z0-9]+', '-', 'g'
  ))
$function$;

CREATE OR REPLACE FUNCTION sold_entries(keys text[], names text[])
 RETURNS TABLE(key text, name text)
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select key, name from unnest(keys, names) as sold (key, name) union select key, '' from unnest(keys) as key
$function$;

CREATE OR REPLACE FUNCTION take_vouch_back()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.vouched_at := null;
  new.vouched_by := null;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION unlist_gone_posts()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from market_posts where id in (select id from gone);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION unlist_posts_of_listings()
 RETURNS trigger
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
AS $function$
begin
  perform list_posts_in_market(array_agg(posts.id)) from gone join posts using (provider_id) having count(*) > 0;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION with_maker(terms tsvector, maker tsvector)
 RETURNS tsvector
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select ts_delete(terms, array(select lexeme from unnest(tsvector_to_array(terms)) as lexeme where lexeme ~ '^[bcds]')) || maker
$function$;

CREATE OR REPLACE FUNCTION write_provider_search(business bigint, fresh tsvector, fresh_items bigint[], fresh_item_terms tsvector, fresh_keys text[], fresh_names text[])
 RETURNS text[]
 LANGUAGE plpgsql
AS $function$
begin
  if cardinality(fresh_items) = 0 then
    delete from item_search where provider_id = business;
  else
    insert into item_search as known (provider_id, item_ids, terms, sold_keys, sold_names, is_seen)
    select business, fresh_items, fresh_item_terms, fresh_keys, fresh_names,
      verified_at is not null and suspended_at is null and deleted_at is null
    from accounts where id = business
    on conflict (provider_id) do update set item_ids = excluded.item_ids, terms = excluded.terms,
      sold_keys = excluded.sold_keys, sold_names = excluded.sold_names, is_seen = excluded.is_seen
      where (known.item_ids, known.terms, known.sold_keys, known.sold_names, known.is_seen)
        is distinct from (excluded.item_ids, excluded.terms, excluded.sold_keys, excluded.sold_names, excluded.is_seen);
  end if;
  return write_provider_search(business, fresh);
end $function$;

CREATE OR REPLACE FUNCTION write_provider_search(id bigint, fresh tsvector)
 RETURNS text[]
 LANGUAGE plpgsql
AS $function$
declare
  before text[];
begin
  delete from provider_search where provider_id = id returning tsvector_to_array(terms) into before;
  insert into provider_search (provider_id, band, quality, position, terms)
  select provider_id, band_of(quality, is_seen), quality, position, fresh from provider_standing where provider_id = id;
  return coalesce(before, '{}');
end $function$;

CREATE OR REPLACE FUNCTION write_provider_search(id bigint, fresh tsvector, fresh_items bigint[], fresh_item_terms tsvector)
 RETURNS text[]
 LANGUAGE plpgsql
AS $function$
begin
  if cardinality(fresh_items) = 0 then
    delete from item_search where provider_id = id;
  else
    insert into item_search (provider_id, item_ids, terms) values (id, fresh_items, fresh_item_terms)
    on conflict (provider_id) do update set item_ids = excluded.item_ids, terms = excluded.terms
      where (item_search.item_ids, item_search.terms) is distinct from (excluded.item_ids, excluded.terms);
  end if;
  return write_provider_search(id, fresh);
end $function$;
