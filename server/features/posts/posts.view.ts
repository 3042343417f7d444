import { type KindRow, kindVersion, kindView } from './post-kind.ts'
import { type MarketSlugs, marketSlugsView } from '../providers/providers.service.ts'
import { versionOf } from '../../platform/http/version.ts'
import { logoUrl, pictureView, type MediaItem, videoUrl } from '../media/media-urls.service.ts'

export type PostOwner = { id: number; businessName: string; category: string }

export type PostRow = {
  id: number
  title: string
  content: string
  at: string
  shown: MediaItem[]
  details: KindRow
}

export type PostWithOwnerRow = PostRow & { makerId: number; businessName: string; category: string }

export type FullRow = PostWithOwnerRow & {
  updatedAt: string
  logo: MediaItem | null
  streetAddress: string
  district: string
  state: string
  country: string
  followers: number
} & MarketSlugs

export type OwnRow = PostWithOwnerRow & { updatedAt: string; commentCount: number; visibility: string }

const time = (at: string) => new Date(at).toISOString()

const imageView = (media: MediaItem) => {
  const picture = pictureView(media)
  return { image: picture.url, image_id: media.id, picture }
}
const videoView = (media: MediaItem) => ({ video: videoUrl(media), video_id: media.id })

export const postView = (post: PostRow, owner: PostOwner, now: Date) => ({
  blog_id: post.id,
  title: post.title,
  content: post.content,
  category_title: owner.category,
  created_at: time(post.at),
  created_by: owner.businessName,
  created_by_id: owner.id,
  blog_images: post.shown.filter(({ kind }) => kind === 'image').map(imageView),
  blog_videos: post.shown.filter(({ kind }) => kind === 'video').map(videoView),
  ...kindView(post.details, now),
})

export const postWithOwnerView = (row: PostWithOwnerRow, now: Date) =>
  postView(row, { id: row.makerId, businessName: row.businessName, category: row.category }, now)

type VersionedPost = { title: string; content: string; shown: readonly MediaItem[]; details: KindRow }

export const postVersion = ({ title, content, shown: media, details }: VersionedPost) =>
  versionOf([title, content, media.map(({ id }) => id), kindVersion(details)])

const providerView = (row: FullRow) => ({
  id: row.makerId,
  business_name: row.businessName,
  logo: row.logo && logoUrl(row.logo, { inList: true }),
  street_address: row.streetAddress,
  district: row.district,
  state: row.state,
  country: row.country,
  ...marketSlugsView(row),
  followers: row.followers,
})

export const postInFullView = (row: FullRow, now: Date) => ({
  ...postWithOwnerView(row, now),
  updated_at: time(row.updatedAt),
  provider: providerView(row),
})

export const ownPostView = (row: OwnRow, now: Date) => ({
  ...postWithOwnerView(row, now),
  updated_at: time(row.updatedAt),
  comment_count: row.commentCount,
  is_hidden: row.visibility === 'hidden',
  version: postVersion(row),
})
