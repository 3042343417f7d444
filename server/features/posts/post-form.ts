import type { Static } from 'typebox'
import type { FileFields } from '../../../contract/endpoint.ts'
import type { RefusalCode } from '../../../contract/errors.ts'
import { media as limits } from '../../../contract/media-limits.ts'
import { createPost, type editPost } from '../../../contract/posts.ts'
import * as rules from '../../../contract/rules.ts'
import { refuseInvalid, toFieldCodes } from '../../platform/http/form-refusal.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { FieldFiles } from '../../platform/http/upload/form.ts'
import { type FileProblems, invalidFiles } from '../media/file-rules.service.ts'
import { checkMediaChanges } from '../media/media-changes.service.ts'
import type { MediaItem } from '../media/media-urls.service.ts'
import { checkKind, type KindRow, UPDATE } from './post-kind.ts'

type Field = FileFields<typeof createPost>

export type PostForm = {
  body: Static<typeof editPost.body>
  files: Readonly<Record<Field, FieldFiles>>
}

export type CurrentPost = { title: string; content: string; shown: readonly MediaItem[]; details: KindRow }
export const EMPTY_POST: CurrentPost = { title: '', content: '', shown: [], details: UPDATE }

// Only the content may have line breaks.
const mergeTexts = ({ body }: PostForm, before: CurrentPost) => ({
  title: rules.trimmed(body.title ?? before.title).replaceAll(/\s+/gu, ' '),
  content: rules.trimmed(body.content ?? before.content),
})

export const validatePost = (form: PostForm, before: CurrentPost, now: Date) => {
  const kind = checkKind(form.body, before.details, now)
  const texts = mergeTexts(form, before)
  const { images, videos, deleted } = checkMediaChanges(before.shown, limits.post, form.body, {
    images: form.files.blog_images.count,
    videos: form.files.blog_videos.count,
  })
  const fields = toFieldCodes({
    title: rules.postTitle(texts.title),
    content: rules.postContent(texts.content),
    ...kind.problems,
    deleted_images: images.isOwn ? undefined : 'postMediaUnknown',
    deleted_videos: videos.isOwn ? undefined : 'postMediaUnknown',
    blog_images: images.isFull ? 'postImagesCount' : undefined,
    blog_videos: videos.isFull ? 'postVideosCount' : undefined,
  })
  refuseInvalid(fields)
  return { fields: { ...texts, ...kind.columns() }, deleted }
}

// The specification requires separate statuses for these, so a file error is a refusal instead of a field error.
const FILE_REFUSALS = {
  blog_images: { count: 'bad_input', kind: 'image_wrong_kind', size: 'image_too_large' },
  blog_videos: { count: 'bad_input', kind: 'video_wrong_kind', size: 'video_too_large' },
} as const satisfies Record<Field, FileProblems<RefusalCode>>

export const refuseFiles = async ({ files }: PostForm) => {
  const { blog_images, blog_videos } = await invalidFiles(files, createPost.files, FILE_REFUSALS)
  const code = blog_images ?? blog_videos
  if (code) throw new Refusal(code)
}
