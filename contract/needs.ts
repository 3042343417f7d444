// A customer describes a need, fitting businesses are asked and reply. No phone number, e-mail or exact place is exchanged.
import { type Static, Type } from 'typebox'
import { endpoint } from './endpoint.ts'
import { limits, needCloseReasons, needs, needStatuses, needWhens } from './limits.ts'
import { media } from './media-limits.ts'
import { Picture, Voice } from './media.ts'
import { Rating } from './reviews.ts'
import {
  Detail,
  FormNumber,
  FormText,
  Id,
  IdInput,
  LangQuery,
  Paise,
  PaiseInput,
  page,
  orNull,
} from './schemas.ts'

const Time = Type.String()
const Next = orNull(Type.String())
const Count = Type.Integer({ minimum: 0 })

/** The usual time to reply to a need, from ten replies on; null before. */
export const AnswerMinutes = orNull(Type.Integer({ minimum: 0, description: 'median' }))

const NeedReply = Type.Object({
  reply_id: Id,
  provider: Type.Object({
    id: Id,
    name: Type.String(),
    logo: orNull(Type.String()),
    rating: Rating,
    /** Null without opening hours. */
    is_open: orNull(Type.Boolean()),
    next_change_at: orNull(Type.String()),
    verified: Type.Boolean(),
    /** Between the centres of the districts of need and business. */
    distance_km: Type.Number(),
    answer_minutes: AnswerMinutes,
  }),
  text: Type.String(),
  /** Null: no price. */
  price_paise: Paise,
  /** The end of a range, above price_paise; null for one price. */
  price_to_paise: Paise,
  created_at: Time,
  edited_at: orNull(Time),
})

export const Need = Type.Object({
  need_id: Id,
  text: Type.String(),
  category: Type.Object({ id: Id, title: Type.String() }),
  district: Type.Object({ district_id: Id, name: Type.String(), state: Type.String() }),
  when: Type.Enum([...needWhens]),
  budget_paise: Paise,
  images: Type.Array(Type.Object({ image: Type.String(), image_id: Id, picture: Picture })),
  voice: orNull(Voice),
  status: Type.Enum([...needStatuses]),
  created_at: Time,
  expires_at: Time,
  /** All businesses that were asked so far. Businesses are asked by a job, so it may be 0 at first. */
  asked_count: Count,
  /** Oldest first. A business sees its own reply only. */
  replies: Type.Array(NeedReply),
  /** For the customer and the chosen business; null for the others. */
  chosen_reply_id: orNull(Id),
  /** The chat that choosing opened, for the same two. */
  chat_id: orNull(Id),
  /** Hidden by staff: no business can see it. Only for the customer. */
  is_hidden: Type.Optional(Type.Boolean()),
  /** Only for a business that was asked. */
  customer: Type.Optional(Type.Object({ name: Type.String() })),
  asked_at: Type.Optional(Time),
  has_declined: Type.Optional(Type.Boolean()),
})

const NeedPage = Type.Object({ results: Type.Array(Need), next: Next })
const Params = Type.Object({ id: Id })

export const createNeed = endpoint({
  method: 'POST',
  path: '/needs/',
  access: 'customer',
  summary: `Describe a need. Businesses of the category are asked, ${needs.asked.atOnce} at a time and nearest first`,
  query: LangQuery,
  // Invalid values reach the rules, which return an error on their field.
  body: Type.Object({
    text: FormText(limits.need.max * 10),
    category_id: FormNumber(20),
    district_id: FormNumber(20),
    /** One of `today`, `this_week` and `later`. */
    when: FormText(40),
    /** Empty: none. */
    budget_paise: PaiseInput,
  }),
  files: {
    images: { kind: 'image', most: media.need.images, bytes: media.need.imageBytes },
    voice: { kind: 'voice', most: 1, bytes: media.voice.bytes },
  },
  reply: { 201: Need },
  refusals: [
    'need_limit',
    'image_too_large',
    'image_wrong_kind',
    'too_large',
    'voice_missing',
    'voice_too_long',
    'voice_too_large',
    'voice_wrong_kind',
  ],
  rate: { calls: 60, minutes: 60 },
  isUserContent: true,
  invalidates: [],
})

export const listNeeds = endpoint({
  method: 'GET',
  path: '/needs/',
  access: 'customer',
  summary: 'The own needs with their replies, newest first',
  query: Type.Object({
    status: Type.Optional(Type.Enum([...needStatuses])),
    ...LangQuery.properties,
    ...page,
  }),
  reply: { 200: NeedPage },
})

export const readNeed = endpoint({
  method: 'GET',
  path: '/needs/:id/',
  access: 'signed-in',
  summary: 'A need with its replies, for its customer; for a business that was asked, with its own reply',
  params: Params,
  query: LangQuery,
  reply: { 200: Need },
  refusals: ['not_found'],
})

export const closeNeed = endpoint({
  method: 'POST',
  path: '/needs/:id/close/',
  access: 'customer',
  summary: 'Close the own need; the businesses that were asked are notified',
  params: Params,
  query: LangQuery,
  body: Type.Object({ reason: Type.Enum([...needCloseReasons]) }),
  reply: { 200: Need },
  refusals: ['not_found', 'need_not_open'],
  invalidates: [],
})

export const chooseReply = endpoint({
  method: 'POST',
  path: '/needs/:id/choose/',
  access: 'customer',
  summary: 'Choose a reply: opens the chat, quoting need and reply. A repeat returns the same chat',
  params: Params,
  query: LangQuery,
  body: Type.Object({ reply_id: IdInput }),
  reply: { 200: Type.Object({ chat_id: Id }) },
  refusals: ['not_found', 'need_not_open', 'provider_blocked'],
  isUserContent: true,
  invalidates: [],
})

export const listReceivedNeeds = endpoint({
  method: 'GET',
  path: '/received-needs/',
  access: 'provider',
  summary: 'Needs that the business was asked about, latest first',
  query: Type.Object({
    answered: Type.Optional(
      Type.Enum(['0', '1'], {
        description: '0: open ones that wait for the reply of this business; 1: those with its reply',
      }),
    ),
    ...LangQuery.properties,
    ...page,
  }),
  reply: { 200: NeedPage },
})

const texts = {
  text: FormText(limits.needReply.max * 10),
  price_paise: PaiseInput,
  price_to_paise: PaiseInput,
}
const RATE = { calls: 120, minutes: 10 }

export const replyToNeed = endpoint({
  method: 'POST',
  path: '/needs/:id/replies/',
  access: 'provider',
  summary: 'Reply to a need about which the business was asked, once, with a price or a range',
  params: Params,
  body: Type.Object(texts),
  reply: { 201: NeedReply },
  refusals: ['not_found', 'need_not_open', 'need_answered', 'need_declined', 'customer_blocked'],
  rate: RATE,
  isUserContent: true,
  // The profile shows the usual time to reply.
  invalidates: ['market'],
})

export const editNeedReply = endpoint({
  method: 'PUT',
  path: '/needs/:id/replies/',
  access: 'provider',
  summary: 'Update the own reply while the need is open; omitted fields are unchanged',
  params: Params,
  body: Type.Object(texts),
  reply: { 200: NeedReply },
  refusals: ['not_found', 'need_not_open', 'customer_blocked'],
  rate: RATE,
  isUserContent: true,
  invalidates: [],
})

export const declineNeed = endpoint({
  method: 'POST',
  path: '/needs/:id/decline/',
  access: 'provider',
  summary: 'Decline a need: the next business is asked. The customer is not notified',
  params: Params,
  reply: { 200: Detail },
  refusals: ['not_found', 'need_not_open', 'need_answered'],
  rate: RATE,
  invalidates: [],
})

const { maxPerDay, radiusKm } = needs.settings

export const NeedSettings = Type.Object({
  is_on: Type.Boolean(),
  max_per_day: Type.Integer({ minimum: maxPerDay.min, maximum: maxPerDay.max }),
  radius_km: Type.Integer({ minimum: radiusKm.min, maximum: radiusKm.max }),
})
export type NeedSettings = Static<typeof NeedSettings>

export const readNeedSettings = endpoint({
  method: 'GET',
  path: '/need-settings/',
  access: 'provider',
  summary: 'Whether the business is asked about needs, how often a day, and how far away',
  reply: { 200: NeedSettings },
})

export const saveNeedSettings = endpoint({
  method: 'PUT',
  path: '/need-settings/',
  access: 'provider',
  summary: 'Update the settings; omitted fields are unchanged',
  body: Type.Partial(NeedSettings),
  reply: { 200: NeedSettings },
  invalidates: [],
})

const AskedProvider = Type.Object({
  provider_id: Id,
  /** Null when the account is deleted. */
  name: orNull(Type.String()),
  asked_at: Time,
  reason: Type.Enum(['first', 'declined', 'few_replies']),
  distance_km: Type.Number(),
  /** Null: it was asked for the first time. */
  previously_asked_at: orNull(Time),
  state: Type.Enum(['waiting', 'replied', 'declined']),
})

const SkippedProvider = Type.Object({
  provider_id: Id,
  name: orNull(Type.String()),
  skipped_at: Time,
  reason: Type.Enum(['off', 'blocked', 'radius', 'max_per_day']),
  distance_km: Type.Number(),
})

export const explainNeed = endpoint({
  method: 'GET',
  path: '/admin/needs/:id/asking/',
  access: 'admin',
  right: 'see_content',
  summary: 'Which businesses were asked about a need and why, and the nearest that were skipped and why',
  params: Params,
  reply: { 200: Type.Object({ asked: Type.Array(AskedProvider), skipped: Type.Array(SkippedProvider) }) },
  refusals: ['not_found'],
})
