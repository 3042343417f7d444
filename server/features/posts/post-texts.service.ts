// Posts as lists show them, as JSON that is made once and kept as long as their rows stay as they are (decision 15).
import type { Language } from '../../../contract/limits.ts'
import { Post } from '../../../contract/posts.ts'
import type { Db } from '../../platform/db/db.ts'
import type { JsonSerializer } from '../../platform/http/serve.ts'
import { textCache } from '../../platform/text-cache.ts'
import { postsByIdsRead } from './posts.queries.ts'
import { postWithOwnerView } from './posts.view.ts'

// Some thousand posts in each language, and at most 8 MB.
const CACHED_CHARACTERS = 4_000_000

/** `version` is another one after every write to the post or its business. */
type VersionedPost = { id: number; version: string }
/** `categories`: the version of all categories. */
type Reading = { categories: string; write: JsonSerializer }

const makeTexts = (db: Db, lang: Language) => {
  const cache = textCache(CACHED_CHARACTERS)
  const read = postsByIdsRead(lang)
  return async (posts: readonly VersionedPost[], { categories, write }: Reading) => {
    const keyOf = ({ id, version }: VersionedPost) => `${id}.${version}.${categories}`
    const texts = new Map(posts.map((post) => [post.id, cache.get(keyOf(post))]))
    const fresh = posts.filter(({ id }) => texts.get(id) === undefined)
    if (fresh.length > 0)
      for (const row of await read(db, { ids: fresh.map(({ id }) => id) }))
        texts.set(row.id, write(Post, postWithOwnerView(row)))
    for (const post of fresh) cache.keep(keyOf(post), texts.get(post.id) ?? '')
    // One that was deleted between the two questions has none.
    return [...texts.values()].filter(Boolean)
  }
}

type PostTexts = Record<Language, ReturnType<typeof makeTexts>>
const kept = new WeakMap<Db, PostTexts>()

/** In the order of the posts. The list and the search share them. */
export const postTexts = (db: Db): PostTexts => {
  const texts = kept.get(db) ?? { hi: makeTexts(db, 'hi'), en: makeTexts(db, 'en') }
  kept.set(db, texts)
  return texts
}
