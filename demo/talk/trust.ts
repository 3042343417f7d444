// Who has had enough of whom: blocks, and reports for the administrators.
import type { reportReasons } from '../../contract/limits.ts'
import { DAY, later } from '../calendar.ts'
import type { Customer } from '../customers.ts'
import type { Post } from '../posts/posts.ts'
import { at, type Rng } from '../../tools/random.ts'
import type { Provider } from '../provider.ts'
import type { Chat } from './chats.ts'
import type { Comment } from './comments.ts'
import type { Review } from './reviews.ts'

/** Usernames: a customer blocks a business, or a business a customer. */
export type Block = {
  by: 'customer' | 'provider'
  customer: string
  provider: string
  reason: string
  createdAt: Date
}

export type Report = {
  /** A username, or a passer-by with a name and an e-mail. */
  by: string | { name: string; email: string }
  /** A business's username, or the place of a post, a comment, a review or a chat (its last message) in the market. */
  about: { provider: string } | { post: number } | { comment: number } | { review: number } | { chat: number }
  reason: string
  description: string
  createdAt: Date
}

type Scene = {
  customers: readonly Customer[]
  providers: readonly Provider[]
  posts: readonly Post[]
  comments: readonly Comment[]
  reviews: readonly Review[]
  chats: readonly Chat[]
}
type Context = { rng: Rng; now: Date }

/** Blocks of the demo accounts, never between the two of them. */
export const makeBlocks = (
  { customers, providers, posts, comments }: Omit<Scene, 'chats'>,
  { now }: Context,
): Block[] => {
  const [asha, sharma] = [at(customers, 0), at(providers, 0)]
  const atSharma = comments.find(
    ({ customer, post }) => customer !== asha.username && at(posts, post).provider === sharma.username,
  )
  const isOld = ({ listedAt }: Provider) => listedAt < later(now, -30 * DAY)
  const caller = providers.slice(1).find(isOld) ?? at(providers, 1)
  const byAsha = { by: 'customer', customer: asha.username, provider: caller.username } as const
  const bySharma = { by: 'provider', provider: sharma.username } as const
  return [
    { ...byAsha, reason: 'Calls me every evening', createdAt: later(now, -20 * DAY) },
    ...(atSharma
      ? [
          {
            ...bySharma,
            customer: atSharma.customer,
            reason: 'हर पोस्ट के नीचे झगड़ा करते हैं',
            createdAt: later(now, -9 * DAY),
          },
        ]
      : []),
  ]
}

type Reason = (typeof reportReasons)[number]

const complaints: readonly (readonly [Reason, string])[] = [
  ['scam', 'पैसे पहले माँगे और फिर फ़ोन बंद कर दिया।'],
  ['spam', 'The same offer is posted again and again under new names.'],
  ['inappropriate', 'फ़ोटो दुकान की नहीं है, कहीं और से उठाई हुई है।'],
  ['harassment', 'Keeps calling after I asked them to stop.'],
  ['other', 'The shop moved away last year, the address is wrong.'],
  ['scam', 'Charged twice the price in the post and laughed at me.'],
  ['spam', 'हर दिन वही विज्ञापन, कोई नई बात नहीं।'],
  ['inappropriate', 'Please look at the language in this post.'],
]

const reportPost = ({ posts }: Scene, { rng, now }: Context, by: Report['by'], index: number): Report => {
  const [reason, description] = at(complaints, index)
  // Of the older half, so that it was there before the report.
  const post = rng.int(0, Math.floor(posts.length / 2))
  const about = index % 3 === 0 ? { provider: at(posts, post).provider } : { post }
  return { by, about, reason, description, createdAt: later(now, -(index + 1) * DAY) }
}

const reviewComplaints: readonly string[] = [
  'यह हमारे ग्राहक नहीं हैं, बग़ल वाले दुकानदार ने लिखवाया है।',
  'This person never came to us. Please check.',
  'रिव्यू नहीं, गाली लिखी है।',
]

/** The owners of three businesses, about the worst that was written of each. */
const reportReviews = ({ reviews }: Scene, { now }: Context): Report[] => {
  const isOld = ({ createdAt }: Review) => createdAt < later(now, -10 * DAY)
  const worst = reviews.flatMap((each, review) =>
    each.rating === 1 && each.text !== '' && isOld(each) ? [{ by: each.provider, about: { review } }] : [],
  )
  const ofEach = [...new Map(worst.map((one) => [one.by, one])).values()]
  return reviewComplaints.map((description, index) => ({
    ...at(ofEach, index),
    reason: 'झूठा रिव्यू',
    description,
    createdAt: later(now, -(index + 2) * DAY),
  }))
}

/** A business about the last message of a customer, in a chat that is long enough to show what was written before. */
const reportMessage = ({ chats }: Scene, { now }: Context): Report[] => {
  const chat = chats.findIndex(({ customer, messages }) => {
    const last = messages.at(-1)
    const isOfCustomer = last?.senderType === 'customer' && last.createdAt < later(now, -3 * DAY)
    return customer !== 'asha' && messages.length > 2 && isOfCustomer
  })
  if (chat < 0) return []
  const { provider: by } = at(chats, chat)
  const words = { reason: 'harassment', description: 'रात को बार-बार मैसेज करते हैं, मना करने पर भी।' }
  return [{ by, about: { chat }, ...words, createdAt: later(now, -2 * DAY) }]
}

/** From customers, passers-by, sharma_sweets on one of the comments there, and owners about reviews. */
export const makeReports = (scene: Scene, context: Context): Report[] => {
  const { customers, providers, posts, comments } = scene
  const known = customers.slice(1, 5).map(({ username }) => username)
  const passersBy = ['Farida Khatun', 'Manoj Yadav', 'Sunita Oraon', 'Deepak Jha'].map((name) => ({
    name,
    email: `${name.toLowerCase().replace(' ', '.')}@example.com`,
  }))
  const sharma = at(providers, 0).username
  const comment = comments.findIndex(({ post }) => at(posts, post).provider === sharma)
  const bySharma: Report = {
    by: sharma,
    about: { comment },
    reason: 'ग्राहकों को भड़काते हैं',
    description: 'हर पोस्ट पर वही झूठी बात लिख जाते हैं।',
    createdAt: later(context.now, -2 * DAY),
  }
  return [
    ...[...known, ...passersBy].map((by, index) => reportPost(scene, context, by, index)),
    bySharma,
    ...reportReviews(scene, context),
    ...reportMessage(scene, context),
  ]
}
