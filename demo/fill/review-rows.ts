import { wordsKey } from '../../server/platform/words-key.ts'
import type { Tx } from '../../server/platform/db/db.ts'
import type { Market } from '../market.ts'
import { found, insertAll } from './batches.ts'
import type { Ids } from './people-rows.ts'

/** The database counts the stars of each business. */
export const insertReviews = async (tx: Tx, { reviews }: Market, accounts: Ids) => {
  const rows = reviews.map(({ provider, customer, text, ...review }) => ({
    ...review,
    providerId: found(accounts, provider),
    customerId: found(accounts, customer),
    text,
    wordsKey: text === '' ? null : wordsKey(text),
  }))
  await insertAll(tx, 'reviews', rows)
}
