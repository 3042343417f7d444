import { type Db, inOneStatement } from '../../platform/db/db.ts'
import { type PageQuery, parseTimePage } from '../../platform/db/keyset.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { hiddenFrom, refuseBlocks } from '../blocks/blocks.service.ts'
import { type CustomerReading, postPage, postRowsOf } from './feed.service.ts'
import { savedPostsRead, savedRead, saveWrite, unsaveWrite } from './saved.queries.ts'

type Pair = { customerId: number; postId: number }

export const readSaved = async (db: Db, pair: Pair) => {
  const [post] = await savedRead(db, pair)
  if (!post || post.isBlocked) throw new Refusal('not_found')
  return { is_saved: post.isSaved }
}

/** Idempotent: saving again keeps the position. */
export const savePost = (db: Db, pair: Pair, now: Date) =>
  inOneStatement(db, async (one) => {
    const [post] = await saveWrite(one, { ...pair, now })
    if (!post) throw new Refusal('not_found')
    refuseBlocks(post, 'provider_blocked')
    return { is_saved: true }
  })

export const unsavePost = (db: Db, pair: Pair) =>
  inOneStatement(db, async (one) => {
    const [post] = await unsaveWrite(one, pair)
    if (!post || post.isBlocked) throw new Refusal('not_found')
    return { is_saved: false }
  })

/** Excludes businesses with a block in either direction, until the block ends. */
export const savedPosts = async (db: Db, query: PageQuery, reading: CustomerReading) => {
  const { customerId } = reading
  const page = parseTimePage(query)
  const hidden = await hiddenFrom(db, { id: customerId })
  const [found] = await savedPostsRead(db, { ...page, customerId, hidden })
  const rows = found ? postRowsOf(found) : []
  return postPage(db, { rows, categories: found?.categories ?? '' }, { page, reading })
}
