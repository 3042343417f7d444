// Caches posts of lists as JSON until their rows change (decision 15) or an offer or event ends.
import type { Language } from '../../../contract/language.ts'
import { Post } from '../../../contract/posts.ts'
import { type Cache, cacheBudgetOf, textBytes } from '../../platform/cache-budget.ts'
import type { Db } from '../../platform/db/db.ts'
import type { JsonSerializer } from '../../platform/http/serve.ts'
import { changeOf } from './post-kind.ts'
import { postsByIdsRead } from './posts.queries.ts'
import { postWithOwnerView } from './posts.view.ts'

const ENTRY_BYTES = 300

/** `version` changes with every write to the post or its business. */
type VersionedPost = { id: number; version: string }
type Reading = { categories: string; now: Date; write: JsonSerializer }

/** UTF-8, so that responses need not encode it again. Empty for a hidden post. `changesAt`: when an offer or event ends. */
type PostText = { text: Buffer; changesAt: string | null }
const NONE: PostText = { text: Buffer.alloc(0), changesAt: null }

const isValid = ({ changesAt }: PostText, now: Date) =>
  changesAt === null || now.getTime() < Date.parse(changesAt)

const makeTexts = (db: Db, lang: Language, cache: Cache<string, PostText>) => {
  const read = postsByIdsRead(lang)
  return async (posts: readonly VersionedPost[], { categories, now, write }: Reading) => {
    const keyOf = ({ id, version }: VersionedPost) => `${lang}.${id}.${version}.${categories}`
    const cachedText = (post: VersionedPost) => {
      const known = cache.get(keyOf(post))
      return known && isValid(known, now) ? known : undefined
    }
    const texts = new Map(posts.map((post) => [post.id, cachedText(post)]))
    const fresh = posts.filter(({ id }) => texts.get(id) === undefined)
    if (fresh.length > 0)
      for (const row of await read(db, { ids: fresh.map(({ id }) => id) })) {
        const post = postWithOwnerView(row, now)
        texts.set(row.id, { text: Buffer.from(write(Post, post)), changesAt: changeOf(post) })
      }
    for (const post of fresh) cache.set(keyOf(post), texts.get(post.id) ?? NONE)
    // A post that was deleted between the two statements has no text.
    const visible = [...texts.values()].flatMap((each) => (each?.text.length ? [each] : []))
    return {
      blogs: visible.map(({ text }) => text),
      changes: visible.map(({ changesAt }) => changesAt),
    }
  }
}

type PostTexts = Record<Language, ReturnType<typeof makeTexts>>
const textsByDb = new WeakMap<Db, PostTexts>()

export const postTexts = (db: Db): PostTexts => {
  const known = textsByDb.get(db)
  if (known) return known
  const cache = cacheBudgetOf(db).openCache<string, PostText>(
    ({ text }, key) => text.length + textBytes([key]) + ENTRY_BYTES,
  )
  const texts = { hi: makeTexts(db, 'hi', cache), en: makeTexts(db, 'en', cache) }
  textsByDb.set(db, texts)
  return texts
}
