import type { Static } from 'typebox'
import type { Need } from '../../../contract/needs.ts'
import type { SavedHours } from '../../../contract/open-state.ts'
import { openStateView } from '../hours/hours-view.service.ts'
import { logoUrl, type MediaItem, pictureView } from '../media/media-urls.service.ts'
import type { MediaSigner } from '../media/signed-media.service.ts'
import { signVoice, type VoiceColumn, voiceView } from '../media/voice-upload.service.ts'
import { ratingOf } from '../providers/providers.service.ts'

type NeedView = Static<typeof Need>

type ReplyRow = {
  id: number
  provider: number
  text: string
  price: number | null
  upto: number | null
  chosen: boolean
  at: string
  edited: string | null
  km: number
  name: string
  logo: MediaItem | null
  ratings: number[]
  hours: SavedHours | null
  closed: string | null
  verified: boolean
  minutes: number | null
}

type NeedRow = {
  id: number
  text: string
  categoryId: number
  category: string
  districtId: number
  district: string
  state: string
  wanted: NeedView['when']
  budgetPaise: number | null
  shown: MediaItem[]
  voice: VoiceColumn | null
  status: NeedView['status']
  visibility: 'shown' | 'hidden' | 'removed'
  askedCount: number
  createdAt: string
  expiresAt: string
  chat: number | null
  replies: ReplyRow[]
  at: string
}

type ReceivedRow = NeedRow & { customer: string; declined: boolean }

/** Files are not public, so their URLs are signed. */
export type NeedReader = { now: Date; mediaSigner: MediaSigner }

const time = (at: string) => new Date(at).toISOString()

export const kmView = (km: number) => Math.round(km * 10) / 10

export const replyView = (row: ReplyRow, now: Date): NeedView['replies'][number] => ({
  reply_id: row.id,
  provider: {
    id: row.provider,
    name: row.name,
    logo: row.logo && logoUrl(row.logo, { inList: true }),
    rating: ratingOf(row.ratings),
    ...openStateView({ hours: row.hours, closedOn: row.closed }, now),
    verified: row.verified,
    distance_km: kmView(row.km),
    answer_minutes: row.minutes,
  },
  text: row.text,
  price_paise: row.price,
  price_to_paise: row.upto,
  created_at: time(row.at),
  edited_at: row.edited && time(row.edited),
})

const imageView = (media: MediaItem, signMedia: MediaSigner['sign']) => {
  const picture = pictureView(signMedia(media))
  return { image: picture.url, image_id: media.id, picture }
}

const statusOf = ({ status, expiresAt }: NeedRow, now: Date) =>
  status === 'open' && Date.parse(expiresAt) <= now.getTime() ? 'expired' : status

const needView = (row: NeedRow, { now, mediaSigner }: NeedReader): NeedView => {
  const voice = signVoice(row.voice, mediaSigner)
  const chosen = row.replies.find((reply) => reply.chosen)
  return {
    need_id: row.id,
    text: row.text,
    category: { id: row.categoryId, title: row.category },
    district: { district_id: row.districtId, name: row.district, state: row.state },
    when: row.wanted,
    budget_paise: row.budgetPaise,
    images: row.shown.map((media) => imageView(media, mediaSigner.sign)),
    voice: voice && voiceView(voice),
    status: statusOf(row, now),
    created_at: time(row.createdAt),
    expires_at: time(row.expiresAt),
    asked_count: row.askedCount,
    replies: row.replies.map((reply) => replyView(reply, now)),
    chosen_reply_id: chosen?.id ?? null,
    // Other businesses see neither the choice nor the chat.
    chat_id: chosen ? row.chat : null,
  }
}

export const ownNeedView = (row: NeedRow, reader: NeedReader): NeedView => ({
  ...needView(row, reader),
  is_hidden: row.visibility !== 'shown',
})

export const receivedNeedView = (row: ReceivedRow, reader: NeedReader): NeedView => ({
  ...needView(row, reader),
  customer: { name: row.customer },
  asked_at: time(row.at),
  has_declined: row.declined,
})
