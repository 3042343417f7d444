import { versionOf } from '../../platform/http/version.ts'
import { pictureUrl, pictureView, type ShownMedia, videoUrl } from '../media/shown-media.service.ts'

/** The business that wrote a post, in the reader's language. */
export type Maker = { id: number; businessName: string; category: string }

/** As JSON inside another row, where times are texts. */
export type PostRow = { id: number; title: string; content: string; at: string; shown: ShownMedia[] }

/** Beside its maker. */
export type MadeRow = PostRow & { makerId: number; businessName: string; category: string }

export type FullRow = MadeRow & {
  updatedAt: string
  logo: ShownMedia | null
  streetAddress: string
  district: string
  state: string
  country: string
}

export type OwnRow = MadeRow & { updatedAt: string; commentCount: number; visibility: string }

const time = (at: string) => new Date(at).toISOString()

const imageView = (media: ShownMedia) => {
  const picture = pictureView(media)
  return { image: picture.url, image_id: media.id, picture }
}
const videoView = (media: ShownMedia) => ({ video: videoUrl(media), video_id: media.id })

export const postView = (post: PostRow, maker: Maker) => ({
  blog_id: post.id,
  title: post.title,
  content: post.content,
  category_title: maker.category,
  created_at: time(post.at),
  created_by: maker.businessName,
  created_by_id: maker.id,
  blog_images: post.shown.filter(({ kind }) => kind === 'image').map(imageView),
  blog_videos: post.shown.filter(({ kind }) => kind === 'video').map(videoView),
})

export const madePostView = (row: MadeRow) =>
  postView(row, { id: row.makerId, businessName: row.businessName, category: row.category })

type Changeable = { title: string; content: string; shown: readonly ShownMedia[] }

export const postVersion = ({ title, content, shown }: Changeable) =>
  versionOf([title, content, shown.map(({ id }) => id)])

const providerView = (row: FullRow) => ({
  id: row.makerId,
  business_name: row.businessName,
  logo: row.logo && pictureUrl(row.logo),
  street_address: row.streetAddress,
  district: row.district,
  state: row.state,
  country: row.country,
})

export const postInFullView = (row: FullRow) => ({
  ...madePostView(row),
  updated_at: time(row.updatedAt),
  provider: providerView(row),
})

export const ownPostView = (row: OwnRow) => ({
  ...madePostView(row),
  updated_at: time(row.updatedAt),
  comment_count: row.commentCount,
  is_hidden: row.visibility === 'hidden',
  version: postVersion(row),
})
