import { type Static, type TSchema, Type } from 'typebox'
import { searchLimits } from '../../../contract/display.ts'
import { readMarketCategory, readMarketDistrict } from '../../../contract/market.ts'
import type { Db } from '../../platform/db/db.ts'
import { paginate, decodeCursor, type PageQuery, fetchLimit } from '../../platform/db/keyset.ts'
import { jsonList } from '../../platform/http/json-list.ts'
import { JsonText, type JsonSerializer } from '../../platform/http/serve.ts'
import { hiddenFrom } from '../blocks/blocks.service.ts'
import { postTexts } from '../posts/post-texts.service.ts'
import type { summaryTexts } from '../providers/summary-texts.service.ts'
import type { specialtiesIn } from '../search/specialties.service.ts'
import { type PlaceKeys, readPlace } from './place.service.ts'
import { categoriesOfDistrictRead } from './counts.queries.ts'
import { listingsRead, postsRead, type Scope, MAX_POSTS } from './market.queries.ts'
import type { MarketReader } from './market.service.ts'
import { countedCategoryView, countsView, districtView, stateView, categoryView } from './market.view.ts'

type Cell = { districtId: number; categoryId: number; hidden: readonly number[] }
type ProvidersReader = MarketReader & {
  now: Date
  mean: () => Promise<number>
  specialties: ReturnType<typeof specialtiesIn>
  summaryTexts: ReturnType<typeof summaryTexts>
  write: JsonSerializer
  nextPath: (cursor: string | null) => string | null
}

const FIRST = { vouched: 2, rating: Infinity, id: 0 }
const STARS = { min: 1, max: 5 }

// The cursor contains the mean rating of the first page. Another mean would skip businesses.
const parseStart = async (cursor: string | undefined, mean: () => Promise<number>) => {
  const parts = decodeCursor(cursor, ['small', 'number', 'integer', 'number'])
  if (!parts) return { ...FIRST, mean: await mean() }
  const [vouched, rating, id, begun] = parts
  return { vouched, rating, id, mean: Math.min(STARS.max, Math.max(STARS.min, begun)) }
}

const listProviders = async (
  db: Db,
  scope: Scope,
  { cell, page, reader }: { cell: Cell; page: PageQuery; reader: ProvidersReader },
) => {
  const start = await parseStart(page.cursor, reader.mean)
  const rows = fetchLimit(page.limit ?? searchLimits.page)
  const read = await listingsRead[scope](db, { ...cell, ...start, rows })
  const { pageRows, next } = paginate(read, rows, ({ vouched, rating, id }) => [
    vouched,
    rating,
    id,
    start.mean,
  ])
  const texts = await reader.summaryTexts(pageRows, reader)
  const visible = texts.filter(({ text }) => text.length > 0)
  return {
    results: visible.map(({ text }) => text),
    changes: visible.map(({ nextChangeAt }) => nextChangeAt),
    next,
  }
}

const NO_POSTS = { offers: [], posts: [], changes: [] }

const listPosts = async (db: Db, scope: Scope, { cell, reader }: { cell: Cell; reader: ProvidersReader }) => {
  const [ids] = await postsRead[scope](db, { ...cell, now: reader.now.toISOString() })
  if (!ids) return NO_POSTS
  const { lang, now, write } = reader
  const versionAt = new Map([...ids.offers, ...ids.newest].map((id, at) => [id, ids.versions[at] ?? '']))
  const textsOf = (some: readonly number[]) =>
    postTexts(db)[lang](
      some.map((id) => ({ id, version: versionAt.get(id) ?? '' })),
      { categories: ids.categories, now, write },
    )
  const others = ids.newest.filter((id) => !ids.offers.includes(id)).slice(0, MAX_POSTS)
  const [offers, posts] = await Promise.all([textsOf(ids.offers), textsOf(others)])
  return { offers: offers.blogs, posts: posts.blogs, changes: [...offers.changes, ...posts.changes] }
}

type Place = Awaited<ReturnType<typeof readPlace>>

const placeView = (place: Place) => ({
  state: stateView({ id: place.stateId, slug: place.stateSlug, name: place.stateName }),
  district: districtView({
    id: place.districtId ?? 0,
    slug: place.districtSlug ?? '',
    name: place.districtName ?? '',
  }),
})

type Listed = { results: readonly Buffer[]; offers: readonly Buffer[]; posts: readonly Buffer[] }

/** Adds the lists, which are JSON already, to the other fields. */
const withLists = (others: string, { results, offers, posts }: Listed) =>
  Buffer.concat([
    jsonList(`${others.slice(0, -1)},"results":[`, results, '],'),
    jsonList('"offers":[', offers, '],'),
    jsonList('"posts":[', posts, ']}'),
  ])

const readProviders = async (
  db: Db,
  scope: Scope,
  { address: place, page, reader }: { address: Place; page: PageQuery; reader: ProvidersReader },
) => {
  const { lang } = reader
  const hidden = await hiddenFrom(db, reader.viewer)
  const cell = { districtId: place.districtId ?? 0, categoryId: place.categoryId ?? 0, hidden }
  const [providers, posts, categories, nearest] = await Promise.all([
    listProviders(db, scope, { cell, page, reader }),
    page.cursor ? NO_POSTS : listPosts(db, scope, { cell, reader }),
    categoriesOfDistrictRead[lang](db, cell),
    reader.nearest(scope, lang, { ...cell, lat: place.lat, lng: place.lng }),
  ])
  const counted = scope === 'all' ? categories : categories.filter(({ id }) => id === place.categoryId)
  const { results, next } = providers
  const fields = {
    ...countsView({
      providers: counted.reduce((all, category) => all + category.providers, 0),
      vouched: counted.reduce((all, { vouched }) => all + vouched, 0),
    }),
    ...placeView(place),
    next: reader.nextPath(next),
    trades: categories.map(countedCategoryView),
    nearest,
  }
  const lists = { results, offers: posts.offers, posts: posts.posts }
  return { fields, lists, changes: [...providers.changes, ...posts.changes] }
}

const listNarrower = async (db: Db, { categoryId, districtId }: Place, reader: ProvidersReader) => {
  const hidden = await hiddenFrom(db, reader.viewer)
  return reader.specialties({ categoryId: categoryId ?? 0, districtId: districtId ?? 0, hidden }, reader.lang)
}

type PlacePage = { keys: PlaceKeys; page: PageQuery }

type ReplyOf<E extends { reply: { 200: TSchema } }> = Static<E['reply'][200]>
const LISTS = ['results', 'offers', 'posts'] as const
const DistrictFields = Type.Omit(readMarketDistrict.reply[200], LISTS)
const CategoryFields = Type.Omit(readMarketCategory.reply[200], LISTS)

export const marketDistrict = async (db: Db, { keys, page }: PlacePage, reader: ProvidersReader) => {
  const place = await readPlace(db, reader.lang, keys)
  const { fields, lists, changes } = await readProviders(db, 'all', { address: place, page, reader })
  const text = withLists(reader.write(DistrictFields, fields), lists)
  return { body: new JsonText<ReplyOf<typeof readMarketDistrict>>(text), changes, place }
}

export const marketCategory = async (db: Db, { keys, page }: PlacePage, reader: ProvidersReader) => {
  const place = await readPlace(db, reader.lang, keys)
  const { categoryId: id, categorySlug: slug, categoryTitle: name } = place
  const [{ fields, lists, changes }, narrower] = await Promise.all([
    readProviders(db, 'trade', { address: place, page, reader }),
    page.cursor ? [] : listNarrower(db, place, reader),
  ])
  const category = categoryView({ id: id ?? 0, slug: slug ?? '', name: name ?? '' })
  const withCategory = {
    ...fields,
    trade: { ...category, is_service: place.isService ?? false },
    narrower,
  }
  const text = withLists(reader.write(CategoryFields, withCategory), lists)
  return { body: new JsonText<ReplyOf<typeof readMarketCategory>>(text), changes, place }
}
