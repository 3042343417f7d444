import type { Insertable } from 'kysely'
import { DAY } from '../../contract/limits.ts'
import { wordsKey } from '../platform/words-key.ts'
import type { Db, Tables } from '../platform/db/db.ts'
import { anAccount } from './accounts.ts'
import { encoded, formOf } from './forms.ts'
import { NOON, type testServer } from './test-server.ts'

type TestServer = Awaited<ReturnType<typeof testServer>>
type Fields = Parameters<typeof formOf>[0]

/** An account old enough to review a business without having contacted it. */
export const aReviewer = (db: Db) => anAccount(db, { createdAt: new Date(NOON.getTime() - DAY) })

type ReviewColumns = Partial<
  Pick<
    Insertable<Tables['reviews']>,
    'customerId' | 'rating' | 'text' | 'hasContacted' | 'createdAt' | 'visibility'
  >
> & { reply?: string }

/** By a new customer by default. */
export const aReview = async (
  db: Db,
  providerId: number,
  { customerId, text = '', reply, ...given }: ReviewColumns = {},
) =>
  db
    .insertInto('reviews')
    .values({
      providerId,
      customerId: customerId ?? (await aReviewer(db)).id,
      rating: 4,
      hasContacted: false,
      createdAt: NOON,
      text,
      wordsKey: text === '' ? null : wordsKey(text),
      ...(reply !== undefined && { reply, repliedAt: NOON }),
      ...given,
    })
    .returning(['id', 'customerId'])
    .executeTakeFirstOrThrow()

export type ReviewReply = {
  review_id: number
  rating: number
  text: string
  images: { image: string; image_id: number }[]
  created_at: string
  edited_at: string | null
  customer_name: string
  has_contacted: boolean
  is_own: boolean
  reply: { text: string; replied_at: string; edited_at: string | null } | null
}
type Summary = { average: number | null; count: number; histogram: Record<string, number> }
export type ReviewsReply = { summary: Summary; results: ReviewReply[]; next: string | null }

export const reviewerOn = async (server: TestServer, given?: { id: number }) => {
  const customer = given ?? (await aReviewer(server.db))
  const me = await server.as(customer)
  const send = async (method: 'post' | 'put', url: string, fields: Fields, headers = {}) => {
    const form = await encoded(formOf(fields))
    return me[method](url, form.body, { ...form.headers, ...headers })
  }
  return {
    customer,
    me,
    review: ({ id }: { id: number }, fields: Fields = { rating: '5' }, headers = {}) =>
      send('post', `/api/providers/${id}/reviews/`, fields, headers),
    edit: (id: number, fields: Fields) => send('put', `/api/reviews/${id}/`, fields),
    remove: (id: number) => me.delete(`/api/reviews/${id}/`),
  }
}
