// The list of posts, which everybody reads: the database says which posts it shows and whether they have changed since their texts
// were made, and only those that are new here are read in full.
import type { Static } from 'typebox'
import type { Language } from '../../../contract/limits.ts'
import { listPosts, Post } from '../../../contract/posts.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/db.ts'
import { type Asked, pageOf, stretchOf } from '../../platform/db/keyset.ts'
import { JsonText, type Writer } from '../../platform/http/serve.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { keptTexts } from '../../platform/kept-texts.ts'
import type { Hub } from '../../platform/live/hub.ts'
import { onReferenceChanged } from '../../platform/reference-data.ts'
import { remembered } from '../../platform/remembered.ts'
import { hiddenFrom } from '../blocks/blocks.service.ts'
import { allCategories } from '../categories/categories.service.ts'
import { foundPostsRead, recentPostsRead } from './posts.queries.ts'
import { madePostView } from './posts.view.ts'

// Over ten thousand posts in each language, and at most 32 MB.
const KEPT_CHARACTERS = 16_000_000
// An event says when one is renamed; should it be lost, so long.
const CATEGORIES_KEPT = 10_000

type Tools = { clock: Clock; live: Hub }
type Listed = { id: number; at: string; version: string }
type Page = { ids: readonly number[]; ats: readonly string[]; versions: readonly string[] }
type List = Static<(typeof listPosts.reply)[200]>
const Categories = listPosts.reply[200].properties.categories

const rowsOf = ({ ids, ats, versions }: Page): Listed[] =>
  ids.map((id, row) => ({ id, at: ats[row] ?? '', version: versions[row] ?? '' }))

const postTexts = (db: Db, lang: Language) => {
  const kept = keptTexts(KEPT_CHARACTERS)
  const read = foundPostsRead(lang)
  return async (posts: readonly Listed[], categories: string, write: Writer) => {
    const keyOf = ({ id, version }: Listed) => `${id}.${version}.${categories}`
    const texts = new Map(posts.map((post) => [post.id, kept.get(keyOf(post))]))
    const fresh = posts.filter(({ id }) => texts.get(id) === undefined)
    if (fresh.length > 0)
      for (const row of await read(db, { ids: fresh.map(({ id }) => id) }))
        texts.set(row.id, write(Post, madePostView(row)))
    for (const post of fresh) kept.keep(keyOf(post), texts.get(post.id) ?? '')
    // One that was deleted between the two questions has none.
    return [...texts.values()].filter(Boolean)
  }
}

const categoriesText = (db: Db, lang: Language, { clock, live }: Tools) => {
  const read = remembered(() => allCategories(db, lang), { ms: CATEGORIES_KEPT, clock })
  onReferenceChanged(live, read.forget)
  const texts = new WeakMap<object, string>()
  return async (write: Writer) => {
    const all = await read()
    const text = texts.get(all) ?? write(Categories, all)
    texts.set(all, text)
    return text
  }
}

/** The newest of all, without those of businesses that the viewer may not meet. */
export const recentPosts = (db: Db, tools: Tools) => {
  const each = (lang: Language) => ({
    textsOf: postTexts(db, lang),
    categoriesOf: categoriesText(db, lang, tools),
  })
  const languages = { hi: each('hi'), en: each('en') }
  return async (
    asked: Asked,
    { lang, viewer, write }: { lang: Language; viewer: Viewer | null; write: Writer },
  ) => {
    const { textsOf, categoriesOf } = languages[lang]
    const stretch = stretchOf(asked)
    const [found] = await recentPostsRead(db, { ...stretch, hidden: await hiddenFrom(db, viewer) })
    const { shown, next } = pageOf(found ? rowsOf(found) : [], stretch)
    const blogs = await textsOf(shown, found?.categories ?? '', write)
    const text = `{"categories":${await categoriesOf(write)},"blogs":[${blogs.join(',')}]}`
    return { list: new JsonText<List>(text), next }
  }
}
