// The public list of posts: one query returns ids and versions, and only posts that are not cached are read in full.
import type { Static } from 'typebox'
import { eachLanguage, type Language } from '../../../contract/language.ts'
import type { PostKind } from '../../../contract/post-kinds.ts'
import { listPosts } from '../../../contract/posts.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/db.ts'
import { type PageQuery, paginateByTime, parseTimePage } from '../../platform/db/keyset.ts'
import { jsonList } from '../../platform/http/json-list.ts'
import { JsonText, type JsonSerializer } from '../../platform/http/serve.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { Hub } from '../../platform/live/hub.ts'
import { onReferenceChanged } from '../../platform/reference-data.ts'
import { memoizeTtl } from '../../platform/memoize-ttl.ts'
import { hiddenFrom } from '../blocks/blocks.service.ts'
import { allCategories } from '../categories/categories.service.ts'
import { postTexts } from './post-texts.service.ts'
import { recentOfKindRead, type RecentOfKindPage, recentPostsRead } from './posts.queries.ts'

// An event invalidates it when a category is renamed. The TTL covers a lost event.
const CATEGORIES_TTL_MS = 10_000

type RecentPostsDeps = { clock: Clock; live: Hub }
type Listed = { id: number; at: string; version: string }
type Page = { ids: readonly number[]; ats: readonly string[]; versions: readonly string[] }
type List = Static<(typeof listPosts.reply)[200]>
const Categories = listPosts.reply[200].properties.categories

const rowsOf = ({ ids, ats, versions }: Page): Listed[] =>
  ids.map((id, row) => ({ id, at: ats[row] ?? '', version: versions[row] ?? '' }))

const categoriesText = (db: Db, lang: Language, { clock, live }: RecentPostsDeps) => {
  const read = memoizeTtl(() => allCategories(db, lang), { ms: CATEGORIES_TTL_MS, clock })
  onReferenceChanged(live, read.forget)
  const texts = new WeakMap<object, string>()
  return async (write: JsonSerializer) => {
    const all = await read()
    const text = texts.get(all) ?? write(Categories, all)
    texts.set(all, text)
    return text
  }
}

const readsOfKind = {
  update: recentOfKindRead('update'),
  offer: recentOfKindRead('offer'),
  event: recentOfKindRead('event'),
}
const readPage = (db: Db, kind: PostKind | undefined, listing: RecentOfKindPage) =>
  (kind ? readsOfKind[kind] : recentPostsRead)(db, listing)

type PostsReader = { lang: Language; viewer: Viewer | null; write: JsonSerializer }

export const recentPosts = (db: Db, deps: RecentPostsDeps) => {
  const languages = eachLanguage((lang) => ({
    textsOf: postTexts(db)[lang],
    categoriesOf: categoriesText(db, lang, deps),
  }))
  return async (
    { kind, ...pageQuery }: PageQuery & { kind?: PostKind },
    { lang, viewer, write }: PostsReader,
  ) => {
    const now = deps.clock()
    const { textsOf, categoriesOf } = languages[lang]
    const timePage = parseTimePage(pageQuery)
    const listing = { ...timePage, hidden: await hiddenFrom(db, viewer), now: now.toISOString() }
    const [found] = await readPage(db, kind, listing)
    const { pageRows, next } = paginateByTime(found ? rowsOf(found) : [], timePage)
    const { blogs, changes } = await textsOf(pageRows, { categories: found?.categories ?? '', now, write })
    const text = jsonList(`{"categories":${await categoriesOf(write)},"blogs":[`, blogs, ']}')
    return { list: new JsonText<List>(text), next, changes }
  }
}
