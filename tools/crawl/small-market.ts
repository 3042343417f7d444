// A market that is crawled in seconds, with edge cases: equal names, equal titles, lists of several pages.
import type { Db } from '../../server/platform/db/db.ts'
import { aPost, aProvider, anItem } from '../../server/testing/providers.ts'
import { aReview } from '../../server/testing/reviews.ts'
import { anAccount } from '../../server/testing/accounts.ts'

const CATEGORIES = ['Sweets & Bakery', 'Electrician', 'Tailor & Boutique'] as const
const DISTRICTS = ['Gaya', 'Patna', 'Ranchi'] as const

const idsOf = async (db: Db) => {
  const districts = await db
    .selectFrom('districts')
    .select('id')
    .where('nameEn', 'in', DISTRICTS)
    .orderBy('id')
    .execute()
  const categories = await db
    .selectFrom('categories')
    .select('id')
    .orderBy('id')
    .limit(CATEGORIES.length)
    .execute()
  return { districts: districts.map(({ id }) => id), categories: categories.map(({ id }) => id) }
}

const MANY = 30
const DAY = 86_400_000

export const fillSmallMarket = async (db: Db) => {
  const { districts, categories } = await idsOf(db)
  const began = Date.now() - 100 * DAY
  const place = (number: number) => ({
    districtId: districts[number % districts.length] ?? 0,
    categoryId: categories[number % 2] ?? 0,
  })
  for (let number = 0; number < MANY + 6; number += 1) {
    const businessName = number < 3 ? 'Sharma Sweets' : `Shop ${number} & Sons`
    const at = number < MANY ? place(0) : place(number)
    const provider = {
      ...at,
      businessName,
      businessTagline: 'Since 1947',
      streetAddress: `${number} Station Road, Ward 7`,
    }
    const account = { verifiedAt: new Date(began + number * DAY) }
    const { id } = await aProvider(db, { provider, account })
    const own = number === 0 ? MANY : 1
    for (let post = 0; post < own; post += 1) {
      const createdAt = new Date(began + (number + post) * DAY)
      await aPost(db, id, {
        title: post % 7 === 0 ? 'Open on Sunday' : `News ${number}.${post}`,
        content: 'Come and see what is new in our shop.',
        createdAt,
        updatedAt: createdAt,
      })
    }
    if (number === 0) await anItem(db, id)
    if (number < 2) await aReview(db, id)
  }
  await hiddenOnes(db, place(0))
}

const hiddenOnes = async (db: Db, place: { districtId: number; categoryId: number }) => {
  const suspended = await aProvider(db, { provider: place, account: { suspendedAt: new Date() } })
  await aPost(db, suspended.id)
  await aProvider(db, { provider: place, account: { verifiedAt: null } })
  const provider = await aProvider(db, { provider: { ...place, businessName: 'Quiet Shop' } })
  await aPost(db, provider.id, { visibility: 'hidden' })
  await anAccount(db)
}
