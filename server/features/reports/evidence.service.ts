// Snapshots of reports for the admin panel: each distinct one once, contacts masked.
import type { Language } from '../../../contract/language.ts'
import { INDIA_OFFSET, type SavedHours } from '../../../contract/open-state.ts'
import { hoursText } from '../hours/hours-text.service.ts'
import type { MediaSigner } from '../media/signed-media.service.ts'
import { signVoice, type VoiceColumn, voiceView } from '../media/voice-upload.service.ts'
import { pictureUrl, type MediaItem, videoUrl } from '../media/media-urls.service.ts'
import { maskedEmail, maskedMobile } from '../accounts/accounts.service.ts'

type Snapshot = Partial<Record<string, unknown>> & {
  shown?: MediaItem[]
  hours?: SavedHours | null
  /** Of a message or a need. */
  voice?: VoiceColumn | null
}

const textIn = (snapshot: Snapshot, key: string) => {
  const value = snapshot[key]
  return typeof value === 'string' && value !== '' ? value : null
}

const numberIn = (snapshot: Snapshot, key: string) => {
  const value = snapshot[key]
  return typeof value === 'number' ? value : null
}

const PROFILE = {
  businessTagline: 'tagline',
  businessDescription: 'description',
  websiteLink: 'website_link',
  reply: 'reply',
  priceList: 'price_list',
  offerCode: 'offer_code',
} as const

const priceIn = (snapshot: Snapshot, key: string) => {
  const paise = numberIn(snapshot, key)
  return paise === null ? null : `₹${paise / 100}`
}

/** In India's time zone: '2026-11-21 18:00'. */
const timeIn = (snapshot: Snapshot, key: string) => {
  const at = textIn(snapshot, key)
  return at && new Date(Date.parse(at) + INDIA_OFFSET).toISOString().slice(0, 16).replace('T', ' ')
}

const announcedIn = (snapshot: Snapshot) =>
  [
    ['starts_at', timeIn(snapshot, 'startsAt')],
    ['ends_at', timeIn(snapshot, 'endsAt')],
    ['price', priceIn(snapshot, 'pricePaise')],
    ['was_price', priceIn(snapshot, 'wasPricePaise')],
  ] as const

/** Reports of earlier versions have the English names only. */
const namesIn = (snapshot: Snapshot, language: Language) =>
  (['category', 'district'] as const).map((key) => {
    const hindi = language === 'hi' ? textIn(snapshot, `${key}Hi`) : null
    return [key, hindi ?? textIn(snapshot, key)] as const
  })

const fieldsIn = (snapshot: Snapshot, language: Language) => {
  const plain = Object.entries(PROFILE).map(([key, name]) => [name, textIn(snapshot, key)] as const)
  const [email, mobile] = [textIn(snapshot, 'email'), textIn(snapshot, 'mobileNumber')]
  const street = textIn(snapshot, 'streetAddress')
  const hours = snapshot.hours ? hoursText(snapshot.hours, language) : null
  const masked = [
    ['street_address', street && '***'],
    ['email', email && maskedEmail(email)],
    ['mobile_number', mobile && maskedMobile(mobile)],
    ['hours', hours],
  ] as const
  return Object.fromEntries(
    [...plain, ...namesIn(snapshot, language), ...announcedIn(snapshot), ...masked].flatMap(([name, text]) =>
      text ? [[name, text]] : [],
    ),
  )
}

const isPrivate = (snapshot: Snapshot) => textIn(snapshot, 'messageText') !== null || Boolean(snapshot.voice)

type EvidenceOptions = Readonly<{ signMedia: MediaSigner['sign']; language: Language }>

const evidenceView = (snapshot: Snapshot, { signMedia, language }: EvidenceOptions) => {
  const media = (snapshot.shown ?? []).map(signMedia)
  return {
    business_name: textIn(snapshot, 'businessName'),
    title: textIn(snapshot, 'title'),
    content: textIn(snapshot, 'content') ?? textIn(snapshot, 'reviewText'),
    writer_name: textIn(snapshot, 'customerName'),
    post_id: numberIn(snapshot, 'postId'),
    post_title: textIn(snapshot, 'postTitle'),
    provider_id: numberIn(snapshot, 'rating') === null ? null : numberIn(snapshot, 'providerId'),
    rating: numberIn(snapshot, 'rating'),
    fields: fieldsIn(snapshot, language),
    images: media.filter(({ kind }) => kind === 'image').map(pictureUrl),
    videos: media.filter(({ kind }) => kind === 'video').map(videoUrl),
    is_private: isPrivate(snapshot),
  }
}

/** The distinct snapshots, and the index of the snapshot of each report. */
export const evidenceOf = (reports: readonly { snapshot: unknown }[], options: EvidenceOptions) => {
  const places = new Map<string, number>()
  const pieces: ReturnType<typeof evidenceView>[] = []
  const pieceIndexes = reports.map(({ snapshot }) => {
    const piece = evidenceView(snapshot as Snapshot, options)
    const key = JSON.stringify(piece)
    const place = places.get(key) ?? pieces.push(piece) - 1
    places.set(key, place)
    return place
  })
  return { pieces, pieceIndexes }
}

type ContextMessage = { isByWriter: boolean; content: string; voiceSeconds: number | null; createdAt: string }

const openedView = (snapshot: Snapshot, signer: Pick<MediaSigner, 'passFor'>) => {
  const voice = signVoice(snapshot.voice ?? null, signer)
  const context = (snapshot['context'] ?? []) as ContextMessage[]
  return {
    content: textIn(snapshot, 'messageText'),
    voice: voice && voiceView(voice),
    sent_at: textIn(snapshot, 'createdAt'),
    context: context.map((each) => ({
      is_by_writer: each.isByWriter,
      content: each.content,
      voice_seconds: each.voiceSeconds,
      sent_at: each.createdAt,
    })),
  }
}

/** The distinct private parts, and the accounts that they are about. The caller logs the opening. */
export const openedEvidenceOf = (
  reports: readonly { snapshot: unknown }[],
  signer: Pick<MediaSigner, 'passFor'>,
) => {
  const opened = reports.map(({ snapshot }) => snapshot as Snapshot).filter(isPrivate)
  const views = opened.map((snapshot) => openedView(snapshot, signer))
  return {
    pieces: [...new Map(views.map((view) => [JSON.stringify(view), view])).values()],
    accountIds: [
      ...new Set(opened.flatMap((each) => [numberIn(each, 'customerId'), numberIn(each, 'providerId')])),
    ].filter((id) => id !== null),
  }
}
