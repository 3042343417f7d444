// Two months of figures for every shop, and half a year for sharma_sweets, made by the database: the same shop and day always have the
// same ones. More would take longer than all the rest of the market.
import { sql } from 'kysely'
import { indiaDate } from '../../contract/open-state.ts'
import type { Tx } from '../../server/platform/db/db.ts'
import { found } from './batches.ts'
import type { Ids } from './people-rows.ts'

const DAYS = 180
const DAYS_OF_OTHERS = 60
const DAYS_A_POST_IS_READ = 21

type FigureOptions = { today: string; sharma: number }

/** From 0 to 1, by chance and yet always the same. */
const chance = (...parts: ReturnType<typeof sql>[]) =>
  sql`((hashtext(concat_ws(' ', ${sql.join(parts)})) & 65535) / 65535.0)`

// Shops differ, more people come from month to month, and on Saturday and Sunday; today is not over.
const insertProviderDays = (tx: Tx, { today, sharma }: FigureOptions) =>
  sql`
    insert into shop_days (
      provider_id, day, views, calls, whatsapp, directions, website, shares, contacts_saved,
      from_search, from_market, from_home, from_post, from_link, from_qr
    )
    select provider_id, day, views, round(views * 0.09 * luck), round(views * 0.07 * (2 - luck)), round(views * 0.05 * luck),
      case when website_link is null then 0 else round(views * 0.04) end, round(views * 0.02 * luck), round(views * 0.03),
      from_search, from_market, from_home, from_post, views - from_search - from_market - from_home - from_post - from_qr, from_qr
    from (
      select *, (views * 0.46)::integer as from_search, (views * 0.12)::integer as from_market, (views * 0.14)::integer as from_home,
        (views * 0.1)::integer as from_post, (views * 0.06)::integer as from_qr
      from (
        select account_id as provider_id, day, website_link, luck,
          floor((4 + 34 * ${chance(sql`account_id`)}) * (0.5 + 0.5 * (${sql.lit(DAYS)} - age) / ${sql.lit(DAYS)})
            * (0.5 + luck) * case when extract(isodow from day) >= 6 then 1.4 else 1 end
            * case when age = 0 then 0.4 else 1 end)::integer as views
        from (
          select account_id, website_link, ${today}::date - age as day, age,
            ${chance(sql`account_id`, sql`age`)} as luck
          from providers cross join generate_series(0, ${sql.lit(DAYS - 1)}) as age
          where age < ${sql.lit(DAYS_OF_OTHERS)} or account_id = ${sharma}
        ) as days
      ) as counted
    ) as sources
    where views > 0`.execute(tx)

const insertPostDays = (tx: Tx, { today }: FigureOptions) =>
  sql`
    insert into post_days (provider_id, day, post_id, views)
    select provider_id, day, id, views
    from (
      select provider_id, id, published + age as day,
        floor((2 + 14 * ${chance(sql`id`)}) / (1 + age * 0.4))::integer as views
      from (select provider_id, id, (created_at at time zone 'Asia/Kolkata')::date as published from posts) as posted
        cross join generate_series(0, ${sql.lit(DAYS_A_POST_IS_READ - 1)}) as age
    ) as read
    where views > 0 and day between ${today}::date - ${sql.lit(DAYS_OF_OTHERS)} and ${today}::date`.execute(
    tx,
  )

/** People look for the trade, in either language, for the trade in the district, and for the shop itself. */
const insertSearches = (tx: Tx, { today }: FigureOptions) =>
  sql`
    insert into shop_searches (provider_id, day, text, times)
    select account_id, ${today}::date - age, lower(left(text, 80)), 1 + floor(5 * ${chance(sql`account_id`, sql`age`, sql`text`)} / rank)
    from providers
      join categories on categories.id = category_id
      join districts on districts.id = district_id
      cross join lateral (values
        (1, title_en), (2, business_name), (3, title_hi), (4, title_en || ' ' || districts.name_en)
      ) as typed (rank, text)
      cross join generate_series(0, ${sql.lit(DAYS_OF_OTHERS - 1)}, 15) as age
    on conflict do nothing`.execute(tx)

const insertMarketDays = (tx: Tx) =>
  sql`
    insert into market_days (day, views, calls, whatsapp, directions, website, shares, contacts_saved)
    select day, sum(views), sum(calls), sum(whatsapp), sum(directions), sum(website), sum(shares), sum(contacts_saved)
    from shop_days group by day`.execute(tx)

export const insertFigures = async (tx: Tx, accounts: Ids, now: Date) => {
  const options = { today: indiaDate(now), sharma: found(accounts, 'sharma_sweets') }
  await insertProviderDays(tx, options)
  await insertPostDays(tx, options)
  await insertSearches(tx, options)
  await insertMarketDays(tx)
}
