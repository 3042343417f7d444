// Business constants of the specification (docs/specification) and our own. Times in milliseconds unless the name says otherwise.
export const MB = 1_048_576
const second = 1_000
export const MINUTE = 60 * second
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

export const PRODUCT = 'Haat'
export const limits = {
  username: { min: 3, max: 15 },
  password: { min: 6, max: 8 },
  mobileDigits: 10,
  name: 100,
  tagline: 150,
  description: 2_000,
  streetAddress: 300,
  zipcodeDigits: 6,
  email: 254,
  website: 300,
  title: 150,
  content: 20_000,
  offer: { code: 30 },
  event: { days: 30 },
  comment: { min: 3, max: 2_000 },
  reply: { min: 3, max: 2_000 },
  /** The text is optional. */
  review: { min: 10, max: 2_000 },
  reviewReply: { min: 2, max: 1_000 },
  chatMessage: 4_000,
  blockReason: 255,
  report: { reason: 255, description: 500 },
  contactNote: 500,
  staffReason: 500,
  appeal: 2_000,
  adminMessage: { subject: 150, message: 4_000 },
  hours: { intervals: 3, specialDays: 60, note: 80 },
  item: { name: { min: 2, max: 80 }, description: 300, group: 60, paise: 100_000_000_000 },
  priceList: { items: 200, pasted: 20_000 },
  pushEndpoint: 1_000,
  need: { min: 10, max: 500 },
  needReply: { min: 2, max: 500 },
  /** `quantity` is the most of one item; `paise` the most of a whole order. */
  order: {
    items: 50,
    quantity: 9_999,
    note: 300,
    address: 300,
    deliveryNote: 200,
    upiId: 100,
    paise: 100_000_000_000,
  },
} as const

export const itemUnits = [
  'piece',
  'kg',
  'g',
  'litre',
  'ml',
  'metre',
  'foot',
  'dozen',
  'packet',
  'plate',
  'box',
  'pair',
  'hour',
  'day',
  'visit',
  'month',
  'person',
  'sqft',
] as const
export type ItemUnit = (typeof itemUnits)[number]

export const orderStatuses = ['placed', 'accepted', 'ready', 'completed', 'declined', 'cancelled'] as const
export type OrderStatus = (typeof orderStatuses)[number]

export const handovers = ['pickup', 'delivery'] as const
export type Handover = (typeof handovers)[number]

export const reportReasons = ['spam', 'inappropriate', 'harassment', 'scam', 'other'] as const

export const staffDecisions = ['dismiss', 'hide', 'remove', 'warn', 'limit', 'suspend', 'ban'] as const
export type StaffDecision = (typeof staffDecisions)[number]

export const accountStatuses = ['active', 'limited', 'suspended', 'deleted'] as const
export type AccountStatus = (typeof accountStatuses)[number]

export const moderation = {
  appealDays: 30,
  longestDays: 366,
} as const

export const reviewing = {
  perDay: 5,
  /** A younger account reviews only a business that it has contacted. */
  accountAge: HOUR,
  /** Delay between a request or first chat and the prompt to write a review. */
  inviteAfter: 3 * DAY,
} as const

export const following = {
  /** The feed queries each followed business. */
  most: 1_000,
  countedPosts: 100,
  /** Minimum interval between notifications about new posts of one business. */
  bellPause: 6 * HOUR,
} as const

export const needWhens = ['today', 'this_week', 'later'] as const
export const needStatuses = ['open', 'chosen', 'closed', 'expired'] as const
export const needCloseReasons = ['found_here', 'found_elsewhere', 'not_needed'] as const

/** Data archives. Days are those of India. */
export const dataExport = { perDay: 3, availableDays: 7, preparingDays: 2, keptDays: 7, listed: 10 }

/** Needs and the selection of the businesses that are asked about them. */
export const needs = {
  /** Per customer. */
  open: 5,
  perDay: 10,
  lifetime: 14 * DAY,
  asked: { atOnce: 5, most: 15 },
  /** The next businesses are asked when fewer have replied after this time of answering hours, which are hours of India. */
  moreAfter: { replies: 2, wait: 4 * HOUR, fromHour: 9, toHour: 21 },
  settings: {
    maxPerDay: { min: 1, max: 50, default: 10 },
    radiusKm: { min: 1, max: 200, default: 25 },
  },
  /** Replies from which on the usual time of a business to reply is public. */
  repliesForTime: 10,
  /** In a younger account's need, a phone number or link opens a case. */
  newAccount: 7 * DAY,
} as const

export const contactStatuses = ['new', 'contacted', 'won', 'lost', 'spam'] as const

export const statsFigures = [
  'views',
  'calls',
  'whatsapp',
  'directions',
  'website',
  'shares',
  'contacts_saved',
  'requests',
  'chats',
  'follows',
  'reviews',
  'needs',
  'orders',
] as const

export const statsDays = [7, 30, 90] as const

export const profileParts = ['photos', 'hours', 'price_list', 'post'] as const
export type ProfilePart = (typeof profileParts)[number]

export const DEFAULT_BLOCK_REASON = 'Blocked from provider profile'

export const oneTimeCode = {
  digits: 6,
  lifetime: 15 * MINUTE,
  tries: 5,
  resendWait: 90 * second,
} as const

export const session = {
  accessToken: 15 * MINUTE,
  remembered: 30 * DAY,
  unremembered: 12 * HOUR,
  adminIdle: 30 * MINUTE,
  adminLongest: 12 * HOUR,
  unverifiedKept: DAY,
  /** No confirmation of identity is required within this time after a login. */
  proof: 15 * MINUTE,
} as const

export const push = {
  /** Devices per account; a new one replaces the oldest. */
  subscriptions: 10,
  quietFrom: '22:00',
  quietTo: '07:00',
} as const

export const captcha = { lifetime: 5 * MINUTE } as const

export const lists = {
  rows: 60,
  recentProviders: 12,
  /** `open_now` filters this many of the latest businesses. */
  recentProvidersFiltered: 500,
  homeOffers: 12,
  suggestions: 10,
  profilePosts: 6,
  contactsPage: 10,
  contactsDownloaded: 10_000,
  chatMessages: 50,
  unreadMessages: 100,
  dashboardCount: 100,
} as const

export const urgencies = ['normal', 'urgent', 'intimate_image', 'authority_order'] as const
export type Urgency = (typeof urgencies)[number]

/** Deadlines for grievances: IT Rules 2021 as amended in February 2026. The privacy policy states them. */
export const grievanceDeadlines = {
  acknowledge: 24 * HOUR,
  resolve: { normal: 7 * DAY, urgent: 36 * HOUR, intimate_image: 2 * HOUR, authority_order: 3 * HOUR },
  /** Months of the public counts. */
  publishedMonths: 12,
} as const

export const socket = {
  frameBytes: 16_384,
  clientId: 64,
  /** Token bucket of a client's frames: burst, and frames per second. */
  frames: { burst: 60, perSecond: 20 },
  retry: { first: 500, most: 30 * second },
} as const

/** Close codes of sockets; 1001 when the server stops. */
export const socketClosed = {
  notAuthenticated: 4401,
  notFound: 4404,
  tooMany: 4429,
} as const
