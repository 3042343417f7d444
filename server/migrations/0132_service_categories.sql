-- Categories of people who sell work rather than goods, such as doctors and plumbers (data/categories.tsv): texts differ for them.
alter table categories add column is_service boolean not null default false;
