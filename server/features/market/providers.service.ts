import { searchLimits } from '../../../contract/display.ts'
import type { Db } from '../../platform/db/db.ts'
import { paginate, decodeCursor, type PageQuery, fetchLimit } from '../../platform/db/keyset.ts'
import { hiddenFrom } from '../blocks/blocks.service.ts'
import { changeOf, listPostsByIds } from '../posts/posts-by-ids.service.ts'
import { providerSummaries } from '../providers/providers.service.ts'
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
  const results = await providerSummaries(
    db,
    pageRows.map(({ id }) => id),
    reader,
  )
  return { results, next }
}

const NO_POSTS = { offers: [], posts: [] }

const listPosts = async (db: Db, scope: Scope, { cell, reader }: { cell: Cell; reader: ProvidersReader }) => {
  const [ids] = await postsRead[scope](db, { ...cell, now: reader.now.toISOString() })
  if (!ids) return NO_POSTS
  const offers = new Set(ids.offers)
  const newest = new Set(ids.newest.filter((id) => !offers.has(id)).slice(0, MAX_POSTS))
  const posts = await listPostsByIds(db, [...offers, ...newest], reader)
  return {
    offers: posts.filter(({ blog_id }) => offers.has(blog_id)),
    posts: posts.filter(({ blog_id }) => newest.has(blog_id)),
  }
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

const readProviders = async (
  db: Db,
  scope: Scope,
  { address: place, page, reader }: { address: Place; page: PageQuery; reader: ProvidersReader },
) => {
  const { lang } = reader
  const hidden = await hiddenFrom(db, reader.viewer)
  const cell = { districtId: place.districtId ?? 0, categoryId: place.categoryId ?? 0, hidden }
  const [providers, { offers, posts }, categories, nearest] = await Promise.all([
    listProviders(db, scope, { cell, page, reader }),
    page.cursor ? NO_POSTS : listPosts(db, scope, { cell, reader }),
    categoriesOfDistrictRead[lang](db, cell),
    reader.nearest(scope, lang, { ...cell, lat: place.lat, lng: place.lng }),
  ])
  const counted = scope === 'all' ? categories : categories.filter(({ id }) => id === place.categoryId)
  return {
    ...countsView({
      providers: counted.reduce((all, category) => all + category.providers, 0),
      vouched: counted.reduce((all, { vouched }) => all + vouched, 0),
    }),
    ...placeView(place),
    ...providers,
    offers,
    posts,
    trades: categories.map(countedCategoryView),
    nearest,
  }
}

type Providers = Awaited<ReturnType<typeof readProviders>>

export const changesOf = ({ results, offers, posts }: Providers) => [
  ...results.map(({ next_change_at }) => next_change_at),
  ...[...offers, ...posts].map(changeOf),
]

const listNarrower = async (db: Db, { categoryId, districtId }: Place, reader: ProvidersReader) => {
  const hidden = await hiddenFrom(db, reader.viewer)
  return reader.specialties({ categoryId: categoryId ?? 0, districtId: districtId ?? 0, hidden }, reader.lang)
}

type PlacePage = { keys: PlaceKeys; page: PageQuery }

export const marketDistrict = async (db: Db, { keys, page }: PlacePage, reader: ProvidersReader) =>
  readProviders(db, 'all', { address: await readPlace(db, reader.lang, keys), page, reader })

export const marketCategory = async (db: Db, { keys, page }: PlacePage, reader: ProvidersReader) => {
  const place = await readPlace(db, reader.lang, keys)
  const { categoryId: id, categorySlug: slug, categoryTitle: name } = place
  const [providers, narrower] = await Promise.all([
    readProviders(db, 'trade', { address: place, page, reader }),
    page.cursor ? [] : listNarrower(db, place, reader),
  ])
  const category = categoryView({ id: id ?? 0, slug: slug ?? '', name: name ?? '' })
  return { ...providers, trade: { ...category, is_service: place.isService ?? false }, narrower }
}
