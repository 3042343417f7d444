import { Type } from 'typebox'
import { Category } from './categories.ts'
import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { media } from './media-limits.ts'
import { postKinds } from './post-kinds.ts'
import { Picture } from './media.ts'
import {
  Detail,
  FormText,
  Id,
  Ids,
  Lang,
  LangQuery,
  page,
  Paise,
  PaiseInput,
  marketSlugs,
  orNull,
} from './schemas.ts'

const Kind = Type.Enum([...postKinds])
const Time = orNull(Type.String())

export const Post = Type.Object({
  blog_id: Id,
  title: Type.String(),
  content: Type.String({ description: 'plain text with line breaks, never HTML' }),
  category_title: Type.String(),
  created_at: Type.String(),
  created_by: Type.String(),
  created_by_id: Id,
  blog_images: Type.Array(Type.Object({ image: Type.String(), image_id: Id, picture: Picture })),
  blog_videos: Type.Array(Type.Object({ video: Type.String(), video_id: Id })),
  kind: Kind,
  /** Start of an event, or of an offer that began later than its publication. */
  starts_at: Time,
  /** Null for an update, which has no end. */
  ends_at: Time,
  offer_code: orNull(Type.String()),
  price_paise: Paise,
  /** The former price, above price_paise. */
  was_price_paise: Paise,
  has_ended: Type.Boolean(),
})

const PostProvider = Type.Object({
  id: Id,
  business_name: Type.String(),
  logo: orNull(Type.String()),
  street_address: Type.String(),
  district: Type.String(),
  state: Type.String(),
  country: Type.String(),
  ...marketSlugs,
  followers: Type.Integer({ minimum: 0 }),
})

/** The version for If-Match: guards against a change in another tab. */
const Version = Type.String()

export const PostDetails = Type.Object({
  ...Post.properties,
  updated_at: Type.String(),
  provider: PostProvider,
  /** Only for the owner. */
  version: Type.Optional(Version),
})

export const OwnPost = Type.Object({
  ...Post.properties,
  updated_at: Type.String(),
  comment_count: Type.Integer(),
  /** Hidden by staff: visible to staff and the owner only. */
  is_hidden: Type.Boolean(),
  version: Version,
})

const PostParams = Type.Object({ id: Id })

export const KindFilter = Type.Optional(
  Type.Enum([...postKinds], { description: 'offer and event return only current and future ones' }),
)

export const listPosts = endpoint({
  method: 'GET',
  path: '/blogs/',
  access: 'anyone',
  summary: 'The newest posts of all businesses, and the categories',
  query: Type.Object({ lang: Lang, kind: KindFilter, ...page }),
  reply: { 200: Type.Object({ categories: Type.Array(Category), blogs: Type.Array(Post) }) },
  cacheTags: ['market', 'posts'],
})

export const readPost = endpoint({
  method: 'GET',
  path: '/blogs/:id/',
  access: 'anyone',
  summary: 'A post with the address of its business',
  params: PostParams,
  query: LangQuery,
  reply: { 200: PostDetails },
  refusals: ['not_found'],
  cacheTags: ['market', 'follows'],
  hasExactTags: true,
})

export const readEventCalendar = endpoint({
  method: 'GET',
  path: '/blogs/:id/event.ics',
  access: 'anyone',
  summary: 'An event as a calendar file (RFC 5545)',
  params: PostParams,
  query: LangQuery,
  reply: { 200: Type.String() },
  contentType: 'text/calendar; charset=utf-8',
  refusals: ['not_found'],
})

// Longer texts reach the rules, which return the form's own messages.
const texts = {
  title: FormText(limits.title * 10),
  content: FormText(limits.content * 2),
  kind: FormText(40),
  /** ISO 8601; without an offset India's time. Empty: none. */
  starts_at: FormText(40),
  ends_at: FormText(40),
  offer_code: FormText(limits.offer.code * 10),
  price_paise: PaiseInput,
  was_price_paise: PaiseInput,
}

const files = {
  blog_images: { kind: 'image', most: media.post.images, bytes: media.post.imageBytes },
  blog_videos: { kind: 'video', most: media.post.videos, bytes: media.post.videoBytes },
} as const

const fileRefusals = [
  'image_too_large',
  'video_too_large',
  'image_wrong_kind',
  'video_wrong_kind',
  'too_large',
] as const

export const createPost = endpoint({
  method: 'POST',
  path: '/blogs/',
  access: 'provider',
  summary: 'Publish a post with its pictures and video, atomically',
  query: LangQuery,
  body: Type.Object(texts),
  files,
  reply: { 201: PostDetails },
  refusals: fileRefusals,
  rate: { calls: 60, minutes: 60 },
  isUserContent: true,
  invalidates: ['posts'],
})

export const editPost = endpoint({
  method: 'PUT',
  path: '/blogs/:id/',
  access: 'provider',
  summary: 'Update the own post: texts, new and deleted media, atomically; omitted fields are unchanged',
  params: PostParams,
  query: LangQuery,
  body: Type.Object({ ...texts, deleted_images: Ids, deleted_videos: Ids }),
  files,
  reply: { 200: PostDetails },
  refusals: ['not_found', 'conflict', ...fileRefusals],
  rate: { calls: 120, minutes: 60 },
  isUserContent: true,
  invalidates: ['market'],
})

export const deletePost = endpoint({
  method: 'DELETE',
  path: '/blogs/:id/',
  access: 'provider',
  summary: 'Delete the own post with its comments, pictures and video',
  params: PostParams,
  reply: { 200: Detail },
  refusals: ['not_found'],
  invalidates: ['market', 'comments'],
})

export const viewOldPosts = endpoint({
  method: 'GET',
  path: '/viewoldpost/',
  access: 'provider',
  summary: 'The own posts, newest first, with their number of comments',
  query: Type.Object({ lang: Lang, ...page }),
  reply: { 200: Type.Object({ blogs: Type.Array(OwnPost) }) },
})
