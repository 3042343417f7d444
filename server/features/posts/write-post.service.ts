import type { Db, Tx } from '../../platform/db/db.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { matchesVersion } from '../../platform/http/version.ts'
import { withLockedAccount } from '../accounts/identifiers.service.ts'
import { insertClaimedMedia, type MediaDeps, type NewMedia, withMedia } from '../media/media.service.ts'
import { type CurrentPost, validatePost, EMPTY_POST, type PostForm, refuseFiles } from './post-form.ts'
import { postVersion } from './posts.view.ts'
import {
  appendPostMedia,
  deleteOwnPost,
  deletePostMedia,
  insertPost,
  selectOwnPost,
  updatePost,
} from './write-post.queries.ts'

export { setPostVisibility } from './write-post.queries.ts'

/** Updates the search index. Injected by app/, because search is a later feature. */
type PostIndexer = {
  /** Returns whether searches of businesses change too. */
  post: (tx: Tx, postId: number) => Promise<boolean>
  /** Called after a post was deleted. Its own entry is deleted by a foreign key. */
  postGone: (tx: Tx, providerId: number) => Promise<void>
}
/** Injected by app/, because follows is a later feature. */
type OnPublished = (tx: Tx, post: { id: number; providerId: number }) => Promise<void>
export type PostDeps = { mediaDeps: MediaDeps; indexers: PostIndexer; onPublished: OnPublished }

type OwnPostId = { id: number; providerId: number }
type PostEdit = PostForm & OwnPostId & { ifMatch: string | undefined }
type PostMedia = Record<keyof PostForm['files'], NewMedia[]>

const insertPostFiles = (tx: Tx, media: PostMedia) =>
  insertClaimedMedia(tx, [...media.blog_images, ...media.blog_videos])

// Every write to a business or its posts locks the account first, which avoids deadlocks.
const withFiles = <T>(
  db: Db,
  { files, providerId }: PostForm & { providerId: number },
  deps: PostDeps,
  work: (tx: Tx, media: PostMedia) => Promise<T>,
) =>
  withMedia(db, { files, ...deps.mediaDeps }, (media) =>
    withLockedAccount(db, providerId, (tx) => work(tx, media)),
  )

export const createPost = async (db: Db, form: PostForm & { providerId: number }, deps: PostDeps) => {
  const now = deps.mediaDeps.clock()
  const { fields } = validatePost(form, EMPTY_POST, now)
  await refuseFiles(form)
  return withFiles(db, form, deps, async (tx, media) => {
    const { providerId } = form
    const id = await insertPost(tx, { ...fields, providerId, createdAt: now, updatedAt: now })
    await appendPostMedia(tx, id, await insertPostFiles(tx, media))
    const isRankChanged = await deps.indexers.post(tx, id)
    await deps.onPublished(tx, { id, providerId })
    return { id, isRankChanged }
  })
}

const validateEdit = (form: PostEdit, before: CurrentPost | undefined, now: Date) => {
  if (!before) throw new Refusal('not_found')
  if (!matchesVersion(form.ifMatch, postVersion(before))) throw new Refusal('conflict')
  return validatePost(form, before, now)
}

export const editPost = async (db: Db, form: PostEdit, deps: PostDeps) => {
  const { clock } = deps.mediaDeps
  validateEdit(form, await selectOwnPost(db, form).executeTakeFirst(), clock())
  await refuseFiles(form)
  await withFiles(db, form, deps, async (tx, media) => {
    // Checked again under the lock: the post may have changed since.
    const before = await selectOwnPost(tx, form).forNoKeyUpdate().executeTakeFirst()
    const now = clock()
    const { fields, deleted } = validateEdit(form, before, now)
    await updatePost(tx, form.id, { ...fields, updatedAt: now })
    await deletePostMedia(tx, form.id, deleted)
    await appendPostMedia(tx, form.id, await insertPostFiles(tx, media))
    await deps.indexers.post(tx, form.id)
  })
}

export const deletePost = (db: Db, own: OwnPostId, { indexers }: PostDeps) =>
  withLockedAccount(db, own.providerId, async (tx) => {
    if (!(await deleteOwnPost(tx, own))) throw new Refusal('not_found')
    await indexers.postGone(tx, own.providerId)
  })
