import { pictureView, type MediaItem } from '../media/media-urls.service.ts'
import { ratingOf } from '../providers/providers.service.ts'

export type ReviewRow = {
  id: number
  author: number
  name: string
  rating: number
  text: string
  shown: MediaItem[]
  contacted: boolean
  at: string
  edited: string | null
  reply: string | null
  replied: string | null
  corrected: string | null
}

const time = (at: string) => new Date(at).toISOString()

const imageView = (media: MediaItem) => {
  const picture = pictureView(media)
  return { image: picture.url, image_id: media.id, picture }
}

const replyView = ({ reply, replied, corrected }: ReviewRow) =>
  reply === null || replied === null
    ? null
    : { text: reply, replied_at: time(replied), edited_at: corrected && time(corrected) }

export type ReviewReader = {
  viewerId: number | undefined
  /** A block exists between reader and business, so its reply is omitted. */
  isReplyHidden?: boolean
}

export const reviewView = (row: ReviewRow, { viewerId, isReplyHidden = false }: ReviewReader) => ({
  review_id: row.id,
  rating: row.rating,
  text: row.text,
  images: row.shown.map(imageView),
  created_at: time(row.at),
  edited_at: row.edited && time(row.edited),
  customer_name: row.name,
  has_contacted: row.contacted,
  is_own: row.author === viewerId,
  reply: isReplyHidden ? null : replyView(row),
})

export const summaryView = (ratings: readonly number[]) => {
  const [one = 0, two = 0, three = 0, four = 0, five = 0] = ratings
  return { ...ratingOf(ratings), histogram: { 1: one, 2: two, 3: three, 4: four, 5: five } }
}
