// Steps that erase a deleted account beyond the tables of accounts. Foreign keys delete chats; comments stay without a name.
import type { EraseStep } from '../features/accounts/delete-account.service.ts'
import { deleteBlocksOf } from '../features/blocks/blocks.queries.ts'
import { deleteContactsFrom } from '../features/contacts/contacts.queries.ts'
import { deleteExportsOf } from '../features/data-exports/data-exports.service.ts'
import { deleteFollowsOf } from '../features/follows/follows.queries.ts'
import { deleteNotificationsOf } from '../features/notifications/notifications.queries.ts'
import { anonymizeOrdersOf } from '../features/orders/write-orders.queries.ts'
import { deleteProvider } from '../features/providers/providers.queries.ts'
import { deleteReviewsOf } from '../features/reviews/write-review.queries.ts'
import { anonymizeReports } from '../features/reports/reports.queries.ts'
import { eraseNames } from '../features/search/index.service.ts'
import { sealAccount } from '../features/sealed-accounts/seal-account.service.ts'
import { anonymizeContactMessages } from '../features/site/site.queries.ts'
import type { Clock } from '../platform/clock.ts'
import { deleteUploadsOf } from '../platform/http/upload/named-uploads.ts'

type RetentionOptions = Readonly<{ secret: string; days: number; clock: Clock }>

export const eraseStepsWith = ({ secret, days, clock }: RetentionOptions): readonly EraseStep[] => [
  // First, while the rows are there.
  (tx, person) => sealAccount(tx, person, { secret, days, now: clock() }),
  (tx, { id }) => deleteBlocksOf(tx, id),
  (tx, { id }) => deleteNotificationsOf(tx, id),
  (tx, { id }) => deleteUploadsOf(tx, id),
  (tx, { id }) => deleteExportsOf(tx, id),
  // Before the foreign key deletes them, so that the businesses are locked in order.
  (tx, { id }) => deleteReviewsOf(tx, id),
  // Before the foreign keys delete them, so that the counts are locked in order.
  (tx, { id }) => deleteFollowsOf(tx, id),
  (tx, { id }) => deleteProvider(tx, id),
  // The business keeps what it sold, without name, address and notes.
  (tx, { id }) => anonymizeOrdersOf(tx, id),
  deleteContactsFrom,
  // Reports stay as evidence, without the name of their sender.
  anonymizeReports,
  eraseNames,
  async (tx, { email }) => {
    if (email) await anonymizeContactMessages(tx, email)
  },
]
