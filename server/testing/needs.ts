import type { Insertable } from 'kysely'
import { DAY, HOUR } from '../../contract/limits.ts'
import type { Db, Tables } from '../platform/db/db.ts'
import { wordsKey } from '../platform/words-key.ts'
import { NOON } from './test-server.ts'

/** Category and district of aProvider(). */
export const gayaSweets = (db: Db) =>
  db
    .selectFrom('categories')
    .innerJoin('districts', (join) => join.onTrue())
    .innerJoin('states', 'states.id', 'districts.stateId')
    .select(['categories.id as categoryId', 'districts.id as districtId'])
    .where('categories.titleEn', '=', 'Sweets & Bakery')
    .where('districts.nameEn', '=', 'Gaya')
    .where('states.nameEn', '=', 'Bihar')
    .executeTakeFirstOrThrow()

export const NEED_TEXT = 'Two kilos of laddu for a wedding'

/** A row, about which no business is asked. */
export const aNeed = async (db: Db, customerId: number, given: Partial<Insertable<Tables['needs']>> = {}) => {
  const text = given.text ?? NEED_TEXT
  const createdAt = given.createdAt instanceof Date ? given.createdAt : NOON
  return db
    .insertInto('needs')
    .values({
      customerId,
      text,
      wordsKey: wordsKey(text),
      ...(await gayaSweets(db)),
      wanted: 'today',
      nextRoundAt: new Date(createdAt.getTime() + 4 * HOUR),
      createdAt,
      expiresAt: new Date(createdAt.getTime() + 14 * DAY),
      ...given,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
}

type Sides = { customerId: number; providerId: number }

/** A need about which this business was asked, with its reply. */
export const aReceivedNeed = async (
  db: Db,
  { customerId, providerId }: Sides,
  { reply, ...given }: Partial<Insertable<Tables['needs']>> & { reply?: string } = {},
) => {
  const { id } = await aNeed(db, customerId, { askedCount: 1, toAsk: 0, ...given })
  const asked = { needId: id, providerId, askedAt: NOON, round: 1, reason: 'first', distanceKm: 0 } as const
  const isAnswered = reply !== undefined
  await db
    .insertInto('needAsks')
    .values({ ...asked, repliedAt: isAnswered ? NOON : null })
    .execute()
  if (!isAnswered) return { id, replyId: 0 }
  const written = await db
    .insertInto('needReplies')
    .values({ needId: id, providerId, text: reply, minutes: 5, createdAt: NOON })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, replyId: written.id }
}
