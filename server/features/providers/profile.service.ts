import type { Static } from 'typebox'
import { eachLanguage, type Language } from '../../../contract/language.ts'
import { lists } from '../../../contract/limits.ts'
import type { Post } from '../../../contract/posts.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/db.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { hiddenFrom, isBlockedBy, type MaybeViewer } from '../blocks/blocks.service.ts'
import {
  ownProviderQuery,
  type PostsColumn,
  type ProfileColumns,
  publicProviderRead,
  recentOpenProvidersRead,
  recentProvidersRead,
} from './profile.queries.ts'
import { ownProviderView, providerSummaryView, publicProviderView } from './profile.view.ts'

type PostOwner = { id: number; businessName: string; category: string }

/** Injected by app/, because posts is a later feature. */
type ProviderPosts<P> = Readonly<{
  column: PostsColumn<P>
  show: (
    rows: P,
    maker: PostOwner,
    now: Date,
  ) => {
    blogs: Static<typeof Post>[]
    hasNext: boolean
    changes: (string | null)[]
  }
}>

/** Injected by app/, because orders is a later feature too. */
export type ProfileParts<P> = { posts: ProviderPosts<P> } & Pick<ProfileColumns<P>, 'takenOrders'>

type PublicProfileQuery = { id: number; lang: Language; page: number; viewer: MaybeViewer }

/** Unknown, unverified, suspended, deleted and blocking businesses are indistinguishable. */
export const createPublicProfileReader = <P>(
  db: Db,
  { posts: { column, show }, takenOrders }: ProfileParts<P>,
  clock: Clock,
) => {
  const find = publicProviderRead({ posts: column, takenOrders })
  return async ({ id, lang, page, viewer }: PublicProfileQuery) => {
    const row = await find(db, lang, { id, offset: (page - 1) * lists.profilePosts })
    if (!row || (await isBlockedBy(db, viewer, id))) throw new Refusal('not_found')
    const now = clock()
    const { blogs, hasNext, changes } = show(row.posts as P, row, now)
    const provider = publicProviderView(row, now)
    return { profile: { provider, blogs, pagination: { page, has_next: hasNext } }, changes }
  }
}

const recentReads = eachLanguage(recentProvidersRead)
const recentOpenReads = eachLanguage(recentOpenProvidersRead)

export const recentProviders = async (
  db: Db,
  viewer: MaybeViewer,
  { lang, now, isOpenNow }: { lang: Language; now: Date; isOpenNow: boolean },
) => {
  const hidden = await hiddenFrom(db, viewer)
  const rows = isOpenNow
    ? await recentOpenReads[lang](db, { hidden, openAt: now.toISOString() })
    : await recentReads[lang](db, { hidden })
  return rows.map((row) => providerSummaryView(row, now))
}

export const ownProviderRow = async (db: Db, id: number, lang: Language) => {
  const row = await ownProviderQuery(db, lang, id).executeTakeFirst()
  // Deleted after the token was checked.
  if (!row) throw new Refusal('not_authenticated')
  return row
}

export const ownProvider = async (db: Db, id: number, lang: Language) =>
  ownProviderView(await ownProviderRow(db, id, lang))
