-- What helps people to choose, in the row of the business itself, so that a card reads one row and a change of it is a new version.
alter table providers
  -- The opening hours as their owner saved them ({"weekly": ..., "special_days": ...} of contract/hours.ts); null without any.
  add column hours jsonb,
  -- 'Closed today': the day it was said on, in India.
  add column closed_on date,
  -- How many reviews that everybody sees give one star, two, ... five. Kept by the database with every write to a review.
  add column ratings integer[] not null default '{0,0,0,0,0}' check (cardinality(ratings) = 5 and 0 <= all (ratings));
