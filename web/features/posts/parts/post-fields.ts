import { media } from '../../../../contract/media-limits.ts'
import * as rules from '../../../../contract/rules.ts'
import {
  type DroppedFile,
  filesToUpload,
  hasInvalidFiles,
  ruleForNewFiles,
} from '../../media/chosen-files.ts'
import type { ExistingMedia } from '../../media/MediaInput.tsx'
import type { PostInFull } from '../posts.api.ts'
import { KIND_FIELDS, kindBodyOf, type KindTexts, kindTextsOf, UPDATE } from './kind-fields.ts'

export type PostTexts = { title: string; content: string } & KindTexts

export type PostFields = PostTexts & {
  blog_images: DroppedFile[]
  blog_videos: DroppedFile[]
  /** Ids of existing media. */
  deleted_images: number[]
  deleted_videos: number[]
}

export const EMPTY_TEXTS: PostTexts = { title: '', content: '', ...UPDATE }

export const EMPTY: PostFields = {
  ...EMPTY_TEXTS,
  blog_images: [],
  blog_videos: [],
  deleted_images: [],
  deleted_videos: [],
}

export const fieldsOf = (texts: PostTexts): PostFields => ({ ...EMPTY, ...texts })

export const postTexts = (post: PostInFull): PostTexts => ({
  title: post.title,
  content: post.content,
  ...kindTextsOf(post),
})

export const textRules = { title: rules.postTitle, content: rules.postContent } as const

export const MEDIA = {
  blog_images: {
    deleted: 'deleted_images',
    kinds: media.pictureKinds,
    most: media.post.images,
    rule: rules.firstOf<rules.SelectedFile[]>(rules.postImages, rules.signupImages),
    full: 'postImagesCount',
  },
  blog_videos: {
    deleted: 'deleted_videos',
    kinds: media.videoKinds,
    most: media.post.videos,
    rule: rules.firstOf<rules.SelectedFile[]>(rules.postVideos, rules.signupVideos),
    full: 'postVideosCount',
  },
} as const
export type MediaField = keyof typeof MEDIA
export const MEDIA_FIELDS = Object.keys(MEDIA) as MediaField[]

export type CurrentMedia = Readonly<Record<MediaField, readonly ExistingMedia[]>>
export const NO_MEDIA: CurrentMedia = { blog_images: [], blog_videos: [] }

export const currentMedia = ({ blog_images, blog_videos }: PostInFull): CurrentMedia => ({
  blog_images: blog_images.map(({ image_id: id, picture }) => ({ id, picture })),
  blog_videos: blog_videos.map(({ video_id: id, video }) => ({ id, video })),
})

export const remainingMedia = (field: MediaField, fields: PostFields, current: CurrentMedia) =>
  current[field].filter(({ id }) => !fields[MEDIA[field].deleted].includes(id))

export const hasRefusedFiles = (fields: PostFields, current: CurrentMedia) =>
  MEDIA_FIELDS.some((field) =>
    hasInvalidFiles(
      fields[field],
      ruleForNewFiles(MEDIA[field], remainingMedia(field, fields, current).length),
    ),
  )

export const TEXT_FIELDS = [
  'title',
  'content',
  ...KIND_FIELDS,
] as const satisfies readonly (keyof PostTexts)[]

export const newBodyOf = (fields: PostFields) => ({
  title: fields.title,
  content: fields.content,
  ...kindBodyOf(fields),
})

export const editBodyOf = (fields: PostFields, saved: PostTexts) => ({
  title: fields.title,
  content: fields.content,
  ...kindBodyOf(fields, saved),
  deleted_images: JSON.stringify(fields.deleted_images),
  deleted_videos: JSON.stringify(fields.deleted_videos),
})

export const filesOf = ({ blog_images, blog_videos }: PostFields) => ({
  blog_images: filesToUpload(blog_images),
  blog_videos: filesToUpload(blog_videos),
})
