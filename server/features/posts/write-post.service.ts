// Publishing, changing and deleting the own posts: texts, media and search entries, all or nothing.
import { type Db, inTransaction, type Tx } from '../../platform/db/db.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { matchesVersion } from '../../platform/http/version.ts'
import { lockAccountOrRefuse } from '../accounts/identifiers.service.ts'
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

/** For the administrators' decisions. */
export { setPostVisibility } from './write-post.queries.ts'

/** Keeps the search in step. It comes later, so app/ hands it in. */
type PostIndexer = {
  post: (tx: Tx, postId: number) => Promise<void>
  /** After a post was deleted; its own entry goes with it. */
  postGone: (tx: Tx, providerId: number) => Promise<void>
}
/** Follows come later too. */
type OnPublished = (tx: Tx, post: { id: number; providerId: number }) => Promise<void>
export type PostDeps = { mediaDeps: MediaDeps; indexers: PostIndexer; onPublished: OnPublished }

type OwnPostId = { id: number; providerId: number }
type PostEdit = PostForm & OwnPostId & { ifMatch: string | undefined }
type PostMedia = Record<keyof PostForm['files'], NewMedia[]>

const insertPostFiles = (tx: Tx, media: PostMedia) =>
  insertClaimedMedia(tx, [...media.blog_images, ...media.blog_videos])

// Locked by every write of a business or its posts: two at once come one after the other, without a deadlock.
const withLockedProvider = <T>(db: Db, providerId: number, work: (tx: Tx) => Promise<T>) =>
  inTransaction(db, async (tx) => {
    await lockAccountOrRefuse(tx, providerId)
    return work(tx)
  })

const withFiles = <T>(
  db: Db,
  { files, providerId }: PostForm & { providerId: number },
  deps: PostDeps,
  work: (tx: Tx, media: PostMedia) => Promise<T>,
) =>
  withMedia(db, { files, ...deps.mediaDeps }, (media) =>
    withLockedProvider(db, providerId, (tx) => work(tx, media)),
  )

/** Answers its id. */
export const createPost = async (db: Db, form: PostForm & { providerId: number }, deps: PostDeps) => {
  const now = deps.mediaDeps.clock()
  const { fields } = validatePost(form, EMPTY_POST, now)
  await refuseFiles(form)
  return withFiles(db, form, deps, async (tx, media) => {
    const { providerId } = form
    const id = await insertPost(tx, { ...fields, providerId, createdAt: now, updatedAt: now })
    await appendPostMedia(tx, id, await insertPostFiles(tx, media))
    await deps.indexers.post(tx, id)
    await deps.onPublished(tx, { id, providerId })
    return id
  })
}

const validateEdit = (form: PostEdit, before: CurrentPost | undefined, now: Date) => {
  // Unknown and another's look the same.
  if (!before) throw new Refusal('not_found')
  if (!matchesVersion(form.ifMatch, postVersion(before))) throw new Refusal('conflict')
  return validatePost(form, before, now)
}

export const editPost = async (db: Db, form: PostEdit, deps: PostDeps) => {
  const { clock } = deps.mediaDeps
  validateEdit(form, await selectOwnPost(db, form).executeTakeFirst(), clock())
  await refuseFiles(form)
  await withFiles(db, form, deps, async (tx, media) => {
    // Judged again: from here on nobody else can change it.
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
  withLockedProvider(db, own.providerId, async (tx) => {
    if (!(await deleteOwnPost(tx, own))) throw new Refusal('not_found')
    await indexers.postGone(tx, own.providerId)
  })
