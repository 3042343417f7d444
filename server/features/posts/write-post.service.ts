// Publishing, changing and deleting the own posts: texts, media and search entries, all or nothing.
import { type Db, inTransaction, type Tx } from '../../platform/db/db.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { isMeant } from '../../platform/http/version.ts'
import { holdAccount } from '../accounts/names.service.ts'
import { keepMedia, type MediaTools, type NewMedia, withMedia } from '../media/media.service.ts'
import { asFormRefusal, type Before, judgePost, NOTHING, type PostForm, refuseFiles } from './post-form.ts'
import { postVersion } from './posts.view.ts'
import {
  appendPostMedia,
  deleteOwnPost,
  deletePostMedia,
  insertPost,
  selectOwnPost,
  updatePost,
} from './write-post.queries.ts'

/** Keeps the search in step. It comes later, so app/ hands it in. */
export type PostIndexer = {
  post: (tx: Tx, postId: number) => Promise<void>
  /** After a post was deleted; its own entry goes with it. */
  postGone: (tx: Tx, providerId: number) => Promise<void>
}
export type PostTools = { mediaTools: MediaTools; indexers: PostIndexer }

type Own = { id: number; providerId: number }
type Changed = PostForm & Own & { ifMatch: string | undefined }
type Media = Record<keyof PostForm['files'], NewMedia[]>

const keepAll = (tx: Tx, media: Media) => keepMedia(tx, [...media.blog_images, ...media.blog_videos])

// Held by whoever writes a business or its posts: two of them at once come one after the other, and none waits for the other.
const asMaker = <T>(db: Db, providerId: number, work: (tx: Tx) => Promise<T>) =>
  inTransaction(db, async (tx) => {
    await holdAccount(tx, providerId)
    return work(tx)
  })

const withFiles = <T>(
  db: Db,
  { files, providerId }: PostForm & { providerId: number },
  tools: PostTools,
  work: (tx: Tx, media: Media) => Promise<T>,
) =>
  withMedia(db, { files, ...tools.mediaTools }, (media) =>
    asMaker(db, providerId, (tx) => work(tx, media)),
  ).catch((error: unknown) => {
    throw asFormRefusal(error)
  })

/** Answers its id. */
export const createPost = async (db: Db, form: PostForm & { providerId: number }, tools: PostTools) => {
  const { texts } = judgePost(form, NOTHING)
  await refuseFiles(form)
  return withFiles(db, form, tools, async (tx, media) => {
    const now = tools.mediaTools.clock()
    const { providerId } = form
    const id = await insertPost(tx, { ...texts, providerId, createdAt: now, updatedAt: now })
    await appendPostMedia(tx, id, await keepAll(tx, media))
    await tools.indexers.post(tx, id)
    return id
  })
}

const judgeChanged = (form: Changed, before: Before | undefined) => {
  // Unknown and another's look the same.
  if (!before) throw new Refusal('not_found')
  if (!isMeant(form.ifMatch, postVersion(before))) throw new Refusal('conflict')
  return judgePost(form, before)
}

export const editPost = async (db: Db, form: Changed, tools: PostTools) => {
  judgeChanged(form, await selectOwnPost(db, form).executeTakeFirst())
  await refuseFiles(form)
  await withFiles(db, form, tools, async (tx, media) => {
    // Judged again: from here on nobody else can change it.
    const before = await selectOwnPost(tx, form).forUpdate().executeTakeFirst()
    const { texts, deleted } = judgeChanged(form, before)
    await updatePost(tx, form.id, { ...texts, updatedAt: tools.mediaTools.clock() })
    await deletePostMedia(tx, form.id, deleted)
    await appendPostMedia(tx, form.id, await keepAll(tx, media))
    await tools.indexers.post(tx, form.id)
  })
}

export const deletePost = (db: Db, own: Own, { indexers }: PostTools) =>
  asMaker(db, own.providerId, async (tx) => {
    if (!(await deleteOwnPost(tx, own))) throw new Refusal('not_found')
    await indexers.postGone(tx, own.providerId)
  })
