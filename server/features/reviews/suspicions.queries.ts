import { sql } from 'kysely'
import type { Tx } from '../../platform/db/db.ts'

export const hasMoreReviewsThan = async (
  tx: Tx,
  { providerId, count, since }: { providerId: number; count: number; since: Date },
) => {
  const found = await tx
    .selectFrom('reviews')
    .select('id')
    .where('providerId', '=', providerId)
    .where(sql<boolean>`is_shown`)
    .where('createdAt', '>', since)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .offset(count)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

type Words = { wordsKey: string; author: number | null; most: number }

export const businessesWithWords = async (tx: Tx, { wordsKey, author, most }: Words) => {
  const found = await tx
    .selectFrom('reviews')
    .select('providerId')
    .distinct()
    .where('wordsKey', '=', wordsKey)
    .$if(author !== null, (words) => words.where('customerId', '=', author))
    .orderBy('providerId')
    .limit(most)
    .execute()
  return found.map(({ providerId }) => providerId)
}
