import type { RawBuilder } from 'kysely'
import { eachLanguage, type Language } from '../../../contract/language.ts'
import { lists } from '../../../contract/limits.ts'
import type { Db } from '../../platform/db/db.ts'
import { type PageQuery, paginateByTime, parseTimePage } from '../../platform/db/keyset.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { MediaSigner } from '../media/signed-media.service.ts'
import { isBlockedBy } from '../blocks/blocks.service.ts'
import { changeOf } from './post-kind.ts'
import { ownPostsRead, postInFullRead, postsOfProvider } from './posts.queries.ts'
import {
  type PostOwner,
  ownPostView,
  postInFullView,
  type PostRow,
  postVersion,
  postView,
} from './posts.view.ts'

export const providerPosts = {
  column: postsOfProvider,
  show: (rows: readonly PostRow[], owner: PostOwner, now: Date) => {
    const blogs = rows.slice(0, lists.profilePosts).map((row) => postView(row, owner, now))
    return { blogs, hasNext: rows.length > lists.profilePosts, changes: blogs.map(changeOf) }
  },
}

const inFull = eachLanguage(postInFullRead)

export type PostReader = { lang: Language; viewer: Viewer | null; now: Date }

/** Unknown posts and posts of hidden or blocking businesses are indistinguishable. */
export const postInFull = async (db: Db, id: number, { lang, viewer, now }: PostReader) => {
  const [row] = await inFull[lang](db, { id })
  if (!row || (await isBlockedBy(db, viewer, row.makerId))) throw new Refusal('not_found')
  const isOwn = viewer?.id === row.makerId
  return { ...postInFullView(row, now), ...(isOwn && { version: postVersion(row) }) }
}

type OwnPostsReader = {
  lang: Language
  providerId: number
  now: Date
  signMedia: MediaSigner['sign']
}

export const createOwnPosts = (commentCount: RawBuilder<number>) => {
  const reads = eachLanguage((lang) => ownPostsRead({ lang, commentCount }))
  return async (db: Db, pageQuery: PageQuery, { lang, providerId, now, signMedia }: OwnPostsReader) => {
    const timePage = parseTimePage(pageQuery)
    const { pageRows, next } = paginateByTime(await reads[lang](db, { ...timePage, providerId }), timePage)
    const signed = pageRows.map((row) =>
      row.visibility === 'shown' ? row : { ...row, shown: row.shown.map(signMedia) },
    )
    return { blogs: signed.map((row) => ownPostView(row, now)), next }
  }
}

export { postOwnersForKeyShare, postsShowing } from './posts.queries.ts'
