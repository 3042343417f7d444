// Fills an empty installation with the demo market.
import { hash } from '@node-rs/argon2'
import { sql } from 'kysely'
import type { FillDemo } from '../server/app/demo.ts'
import { refreshDailyCounts } from '../server/features/admin/overview/overview.service.ts'
import { rebuildIndex } from '../server/features/search/rebuild.service.ts'
import { inTransaction, raiseStatementTimeout, type Tx } from '../server/platform/db/db.ts'
import { demoPassword } from './demo-people.ts'
import { insertAdminRows } from './fill/admin-rows.ts'
import { insertBreachRows } from './fill/breach-rows.ts'
import { insertFigures } from './fill/figure-rows.ts'
import { insertNeeds } from './fill/need-rows.ts'
import { insertFollows } from './fill/follow-rows.ts'
import { insertNotifications } from './fill/notification-rows.ts'
import { insertOrders } from './fill/order-rows.ts'
import { insertAccounts, insertMedia, insertProviders, insertSessions } from './fill/people-rows.ts'
import { copyPictures } from './fill/pictures.ts'
import { insertItems } from './fill/price-rows.ts'
import { insertReviews } from './fill/review-rows.ts'
import { insertSecurityEvents } from './fill/security-rows.ts'
import { insertChats, insertComments, insertContacts, insertPosts } from './fill/talk-rows.ts'
import { insertBlocks, insertReports } from './fill/trust-rows.ts'
import { copyVoice } from './fill/voices.ts'
import { makeMarket } from './market.ts'

const numbered = [
  'accounts',
  'media',
  'priceItems',
  'posts',
  'comments',
  'contacts',
  'chats',
  'messages',
  'orders',
  'reviews',
  'needs',
  'needReplies',
  'blocks',
  'notifications',
  'reports',
  'contactMessages',
  'contactAnswers',
]

// An earlier start that was killed has used up ids, and the demo people are 1, 2 and 3.
const restartIds = async (tx: Tx) => {
  for (const table of numbered) await sql`alter table ${sql.table(table)} alter column id restart`.execute(tx)
}

/** Files first, then all rows in one transaction: after a kill the next start finds an empty database and starts over. */
export const fillDemo: FillDemo = async ({ db, mediaDir, now, secretKey }) => {
  const market = makeMarket({ now })
  const [pictures, passwordHash] = await Promise.all([
    copyPictures(market, mediaDir),
    hash(demoPassword),
    copyVoice(mediaDir),
  ])
  await inTransaction(db, async (tx) => {
    // A busy machine takes longer for some of these inserts.
    await raiseStatementTimeout(tx)
    await restartIds(tx)
    await tx.updateTable('installation').set({ demoSince: now }).execute()
    const accounts = await insertAccounts(tx, market, passwordHash)
    await insertSessions(tx, accounts, now)
    await insertSecurityEvents(tx, { accounts, now, secretKey })
    const media = await insertMedia(tx, pictures)
    await insertProviders(tx, market, { accounts, media })
    await insertItems(tx, market, { accounts, media })
    const posts = await insertPosts(tx, market, { accounts, media })
    await insertComments(tx, market, { accounts, posts })
    await insertContacts(tx, market, accounts)
    await insertChats(tx, market, { accounts, now })
    await insertOrders(tx, market, accounts)
    await insertReviews(tx, market, accounts)
    await insertFollows(tx, accounts, now)
    await insertFigures(tx, accounts, now)
    await insertReports(tx, market, { accounts, posts })
    await insertBlocks(tx, market, accounts)
    await insertNeeds(tx, market, accounts, now)
    await insertNotifications(tx, now)
    await insertBreachRows(tx, market, { accounts, now })
    await insertAdminRows(tx, market, { accounts, now })
    await refreshDailyCounts(tx, now)
    await rebuildIndex(tx)
  })
  // The planner guesses badly about tables that were empty a moment ago.
  await sql`analyze`.execute(db)
}
