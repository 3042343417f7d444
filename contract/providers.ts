import { Type } from 'typebox'
import { REGISTERED_CHECKS, SIGN_UPS, SignedUp } from './accounts.ts'
import { endpoint } from './endpoint.ts'
import { HoursOrNull } from './hours.ts'
import { limits } from './limits.ts'
import { media } from './media-limits.ts'
import { AnswerMinutes } from './needs.ts'
import { ProviderImage, ProviderVideo, SummaryImage } from './media.ts'
import { TakenOrders } from './orders.ts'
import { Post } from './posts.ts'
import { Rating } from './reviews.ts'
import { FormNumber, FormText, Id, Ids, Lang, LangQuery, marketSlugs, orNull } from './schemas.ts'

const business = {
  business_name: FormText(1_000),
  business_tagline: FormText(1_000),
  business_description: FormText(10_000),
  /** A category's id, or its title in either language. */
  business_category: FormNumber(200),
  street_address: FormText(1_000),
  /** Ids or names. A district outside of the given state or country is refused. */
  district: FormNumber(200),
  state: FormNumber(200),
  country: FormNumber(200),
  zipcode: FormText(20),
  latitude: FormNumber(40),
  longitude: FormNumber(40),
}

const contactPerson = {
  name: FormText(1_000),
  username: FormText(100),
  email: FormText(limits.email * 4),
  mobile_number: FormText(100),
}

const { images, videos, imageBytes, videoBytes } = media.signup

export const signupProvider = endpoint({
  method: 'POST',
  path: '/provider/signup/',
  access: 'anyone',
  summary:
    'Register a business with pictures and video, which is verified by a one-time code in the language of `lang`',
  query: LangQuery,
  body: Type.Object({
    ...contactPerson,
    ...business,
    password: FormText(1_000),
    confirm_password: FormText(1_000),
  }),
  files: {
    logo: { kind: 'image', most: 1, bytes: media.logo.bytes },
    uploaded_images: { kind: 'image', most: images, bytes: imageBytes },
    uploaded_videos: { kind: 'video', most: videos, bytes: videoBytes },
  },
  reply: { 201: SignedUp },
  rate: [SIGN_UPS, REGISTERED_CHECKS],
  isSecret: true,
  invalidates: [],
})

const place = {
  street_address: Type.String(),
  district: Type.String(),
  district_id: Id,
  state: Type.String(),
  state_id: Id,
  country: Type.String(),
  country_id: Id,
  zipcode: Type.String(),
  latitude: orNull(Type.Number()),
  longitude: orNull(Type.Number()),
}

export const ProviderSummary = Type.Object({
  id: Id,
  user_id: Id,
  business_name: Type.String(),
  business_category: Type.String(),
  business_tagline: Type.String(),
  logo: orNull(Type.String()),
  images: Type.Array(SummaryImage),
  district: Type.String(),
  state: Type.String(),
  verified: Type.Boolean(),
  rating: Rating,
  /** Null without opening hours. */
  is_open: orNull(Type.Boolean()),
  /** When `is_open` changes next; null for never. */
  next_change_at: orNull(Type.String()),
})

export const PublicProvider = Type.Object({
  id: Id,
  user_id: Id,
  business_name: Type.String(),
  business_category: Type.String(),
  category_id: Id,
  business_tagline: Type.String(),
  business_description: Type.String(),
  email: orNull(Type.String()),
  mobile_number: orNull(Type.String()),
  website_link: orNull(Type.String()),
  ...place,
  ...marketSlugs,
  logo: orNull(Type.String()),
  images: Type.Array(ProviderImage),
  videos: Type.Array(ProviderVideo),
  listed_at: Type.String(),
  verified: Type.Boolean(),
  rating: Rating,
  followers: Type.Integer({ minimum: 0 }),
  answer_minutes: AnswerMinutes,
  hours: HoursOrNull,
  /** Null when the business does not take orders. */
  orders: orNull(TakenOrders),
})

export const readProviderProfile = endpoint({
  method: 'GET',
  path: '/provider-profile/:id/',
  access: 'anyone',
  summary: 'The public profile of a business with a page of its posts, newest first',
  params: Type.Object({ id: Id }),
  query: Type.Object({ lang: Lang, page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })) }),
  reply: {
    200: Type.Object({
      provider: PublicProvider,
      blogs: Type.Array(Post),
      pagination: Type.Object({ page: Type.Integer(), has_next: Type.Boolean() }),
    }),
  },
  refusals: ['not_found'],
  cacheTags: ['market', 'posts', 'follows'],
  hasExactTags: true,
})

export const readMapsKey = endpoint({
  method: 'GET',
  path: '/get-google-maps-key/',
  access: 'anyone',
  summary: 'The key of Google Maps; empty when the site uses its own maps',
  reply: { 200: Type.Object({ GOOGLE_MAPS_API_KEY: Type.String() }) },
  cacheTags: ['market'],
  hasExactTags: true,
})

export const OwnProvider = Type.Object({
  id: Id,
  user_id: Id,
  name: Type.String(),
  username: Type.String(),
  email: orNull(Type.String()),
  email_to_verify: Type.Boolean(),
  mobile_number: orNull(Type.String()),
  mobile_to_verify: Type.Boolean(),
  business_name: Type.String(),
  business_category: Type.String(),
  category_id: Id,
  business_tagline: Type.String(),
  business_description: Type.String(),
  website_link: orNull(Type.String()),
  ...place,
  logo: orNull(Type.String()),
  images: Type.Array(ProviderImage),
  videos: Type.Array(ProviderVideo),
  version: Type.String(),
})

export const readOwnProvider = endpoint({
  method: 'GET',
  path: '/manage-provider-profile/',
  access: 'provider',
  summary: 'The own business with all editable fields',
  query: LangQuery,
  reply: { 200: OwnProvider },
})

export const saveOwnProvider = endpoint({
  method: 'PUT',
  path: '/manage-provider-profile/',
  access: 'provider',
  summary:
    'Update the own business: fields, new and deleted media, atomically. A changed e-mail or mobile number is verified by a code ' +
    'and requires a login within the last 15 minutes',
  query: LangQuery,
  body: Type.Object({
    ...contactPerson,
    ...business,
    website_link: FormText(1_000),
    deleted_images: Ids,
    deleted_videos: Ids,
    /** '1' deletes the logo. */
    deleted_logo: FormText(10),
  }),
  files: {
    logo: { kind: 'image', most: 1, bytes: media.logo.bytes },
    images: { kind: 'image', most: media.profile.newImages, bytes: media.profile.imageBytes },
    videos: { kind: 'video', most: media.profile.newVideos, bytes: media.profile.videoBytes },
  },
  reply: { 200: OwnProvider },
  refusals: ['conflict', 'confirm_needed', 'sms_used_up'],
  // Upload references are short, but name files of up to 40 MB.
  rate: { calls: 120, minutes: 60 },
  isUserContent: true,
  invalidates: ['market', 'comments'],
})
